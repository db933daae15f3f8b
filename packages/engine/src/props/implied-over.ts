import type { LeagueKey } from '@fairline/domain'
import { type CountSpread, countChances, impliedMean } from '@fairline/models'
import { noVigMultiplicative } from '@fairline/odds'
import type { PropQuote } from './prop-quote.ts'

/** How counts spread, by league and stat; from experiments on recorded props of 2025-26. */
const spreads: Partial<Record<LeagueKey, Readonly<Record<string, CountSpread>>>> = {
  nba: {
    points: { linear: 2.48, square: 0 },
    rebounds: { linear: 0.295, square: 0.0004 },
    assists: { linear: 0.112, square: 0.031 },
    threes: { linear: 0.145, square: 0 },
    blocks: { linear: 0.041, square: 0.073 },
    'points+rebounds+assists': { linear: 2.34, square: 0 },
  },
}

/** What one quote says of a count: the mean it implies, and how much that is to be believed. */
interface Implied {
  readonly book: string
  readonly mean: number
  readonly weight: number
}

/**
 * A stat of a player in a game as all books' lines together imply it: every quote tells a mean, most where its chance is
 * near a half, and a book that quotes many lines counts once.
 *
 * @param quotes  of one player and stat in one game, all lines
 * @returns the chance to end above a line of the bets that are decided, from all books but one; null where the league's
 *          counts are not known to spread in any way, or no other book quoted
 */
export function impliedOver(
  league: LeagueKey,
  quotes: readonly PropQuote[],
): (line: number, without: string) => number | null {
  const spread = spreads[league]?.[quotes[0]?.stat ?? '']
  if (!spread) return () => null
  const lines = Map.groupBy(quotes, ({ book }) => book)
  const said = quotes.map((quote): Implied => {
    const over = noVigMultiplicative([quote.over, quote.under])[0] as number
    const mean = impliedMean(quote.line, over, spread)
    return { book: quote.book, mean, weight: (4 * over * (1 - over)) / (lines.get(quote.book)?.length ?? 1) }
  })
  return (line, without) => {
    let [sum, weights] = [0, 0]
    for (const { book, mean, weight } of said) {
      if (book === without) continue
      sum += weight * mean
      weights += weight
    }
    if (weights === 0) return null
    const { over, under } = countChances(sum / weights, line, spread)
    return over / (over + under)
  }
}
