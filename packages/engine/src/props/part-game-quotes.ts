import { fairOver } from './fair-over.ts'
import { countOf } from './prop-lines.ts'
import type { PlayerGame, PropQuote } from './prop-quote.ts'

/** A book's day is judged by this many lines at least, each on a player with this many games before. */
const MIN_LINES = 8
const GAMES = 5
/** Lines at even odds lie near what players do; below this share of it they are of a part of the game. */
const MIN_SHARE = 0.5
/** A line far from even may lie anywhere. */
const MIDDLE = 0.25

/**
 * Quotes of a quarter or a half that are labeled as whole games: all of a book's quotes of a stat on a day on which its
 * even lines lie far below what the same players did in their last games.
 */
export function partGameQuotes(quotes: readonly PropQuote[], games: readonly PlayerGame[]): ReadonlySet<PropQuote> {
  const past = Map.groupBy(games, ({ player }) => player)
  for (const list of past.values()) list.sort((a, b) => (a.day < b.day ? -1 : 1))
  const days = Map.groupBy(quotes, ({ day, book, stat }) => `${day}|${book}|${stat}`)
  const doubtful = [...days.values()].filter((day) => {
    const shares = day.flatMap((quote) => shareOf(quote, past.get(quote.player) ?? []) ?? []).sort((a, b) => a - b)
    return shares.length >= MIN_LINES && (shares[Math.floor(shares.length / 2)] as number) < MIN_SHARE
  })
  return new Set(doubtful.flat())
}

/** A line over what the player did in his last games; null where it is not near even, or he has played too few. */
function shareOf(quote: PropQuote, games: readonly PlayerGame[]): number | null {
  const over = fairOver(quote)
  if (over < MIDDLE || over > 1 - MIDDLE) return null
  const counts = games
    .flatMap((game) => (game.day < quote.day ? (countOf(game, quote.stat) ?? []) : []))
    .slice(-2 * GAMES)
  if (counts.length < GAMES) return null
  // A line lies half a count below what it asks for.
  return (quote.line + 0.5) / (counts.reduce((sum, count) => sum + count, 0) / counts.length + 0.5)
}
