import { type Instant, pacificDay } from '@fairline/domain'
import type { PlayerGame, PropQuote } from '@fairline/engine'
import type { Offer, Start } from './prop-table.ts'

/** A game found for a price: its day, its name and when it began, if that is known. */
type Placed = Offer & { readonly day: string; readonly event: string }

/** A price seen this long before a game is for the player's next one at the latest. */
const AHEAD = 36 * 3_600_000

/**
 * Makes two-sided quotes of what rows offered: halves of one look are put together, prices without a game are given the
 * player's next one, prices seen after a start are left out, and of one book's looks at a line the last counts.
 *
 * @param count  called with the reason for every price that is left out
 */
export function offersToQuotes(
  { offers, games, starts }: { offers: readonly Offer[]; games: readonly PlayerGame[]; starts: readonly Start[] },
  count: (reason: string) => void,
): PropQuote[] {
  const nextOf = nextGame(games, starts)
  const halves = new Map<string, PropQuote | Placed>()
  for (const offer of offers) {
    const placed = placeOf(offer, nextOf)
    if (typeof placed === 'string') count(placed)
    else {
      const look = `${lineOf(placed)}|${placed.at}`
      halves.set(look, joined(halves.get(look) as Placed | undefined, placed))
    }
  }
  const last = new Map<string, PropQuote>()
  for (const placed of halves.values()) {
    const quote = quoteOf(placed as Placed)
    if (typeof quote === 'string') count(quote)
    else {
      const before = last.get(lineOf(quote))
      if (!before || (quote.at ?? 0) >= (before.at ?? 0)) last.set(lineOf(quote), quote)
    }
  }
  return [...last.values()]
}

const lineOf = ({ event, player, stat, line, book }: Pick<PropQuote, 'event' | 'player' | 'stat' | 'line' | 'book'>) =>
  `${event}|${player}|${stat}|${line}|${book}`

const joined = (before: Placed | undefined, now: Placed): Placed =>
  before ? { ...now, over: now.over ?? before.over, under: now.under ?? before.under } : now

function quoteOf(placed: Placed): PropQuote | string {
  const { day, event, player, stat, line, book, over, under, at, fair } = placed
  if (over === null || under === null) return 'no price, or one-sided'
  return 1 / over + 1 / under < 1 - 1e-9
    ? 'prices sum below 1'
    : { day, event, player, stat, line, book, over, under, at, ...(fair ? { fair } : {}) }
}

type Next = (player: string, at: Instant) => { event: string; at: Instant } | null

function placeOf(offer: Offer, nextOf: Next): Placed | string {
  const { day, event, starts, at, player } = offer
  if (day !== null && event !== null)
    return starts !== null && at !== null && at >= starts ? 'after the start' : { ...offer, day, event }
  const next = at === null ? null : nextOf(player, at)
  return next
    ? { ...offer, day: pacificDay(next.at), event: next.event, starts: next.at }
    : 'no game of this player followed'
}

/** The next game a player took part in, where its start is known. */
function nextGame(games: readonly PlayerGame[], starts: readonly Start[]): Next {
  const began = new Map(starts.map(({ event, at }) => [event, at]))
  const played = Map.groupBy(
    games.flatMap(({ player, event }) => {
      const at = event === null ? undefined : began.get(event)
      return event === null || at === undefined ? [] : [{ player, event, at }]
    }),
    ({ player }) => player,
  )
  for (const list of played.values()) list.sort((a, b) => a.at - b.at)
  return (player, at) => played.get(player)?.find((game) => game.at > at && game.at - at <= AHEAD) ?? null
}
