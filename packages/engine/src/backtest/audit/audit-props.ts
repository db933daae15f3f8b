import type { Day } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import type { BlendedLine } from '../../props/prop-blend.ts'
import type { PlayerGame, PropBody, PropQuote } from '../../props/prop-quote.ts'
import { type PropsQuery, type PropsWalk, walkProps } from '../../props/walk-props.ts'
import { cutDays } from './audit-future.ts'
import { type AuditRow, auditRow } from './audit-row.ts'
import type { Saying } from './sayings.ts'

type Recorded = Pick<PropBody, 'quotes' | 'games'>

/** How player props are walked. */
export type PropsWalker = (body: Recorded, query: PropsQuery) => PropsWalk

/**
 * Replaces the future of player props on three days: what players did from each of them on, and every price after it.
 * Nothing that was forecast for lines up to that day may change.
 *
 * @param walk  how they are walked; a test plants its faults here
 */
export function auditProps(body: Recorded, query: PropsQuery, walk: PropsWalker = walkProps): AuditRow[] {
  const { lines, books } = walk(body, query)
  const sayings = sayingsOf(lines)
  return cutDays(sayings).map((cut) => {
    // As many books as in the walk through everything: how many lines there are by then must not matter.
    const again = sayingsOf(walk(replaceProps(body, cut), { ...query, books, to: cut }).lines)
    const early = [...sayings].filter(([, { day }]) => day <= cut)
    return auditRow({
      league: query.league,
      check: 'prop-future',
      where: cut,
      count: early.length,
      figure: early.filter(([id, { said }]) => again.get(id)?.said !== said).length,
      limit: 0,
    })
  })
}

/** By line: what market, models and their blend say, book by book, and how the line is judged for publishing. */
function sayingsOf(lines: readonly BlendedLine[]): ReadonlyMap<string, Saying> {
  return new Map(
    lines.map(
      ({ line: { day, event, player, stat, line, quotes }, market, learned, level, implied, blend, judged }) => {
        const said = JSON.stringify([market, learned, level, quotes.map(({ book }) => implied(book)), blend, judged])
        return [`${day}|${event}|${player}|${stat}|${line}`, { day, said }]
      },
    ),
  )
}

/** More than any line: a line is never pushed by it. */
const OTHER_COUNT = 1000

function replaceProps({ quotes, games }: Recorded, cut: Day): Recorded {
  const otherGame = (game: PlayerGame): PlayerGame => ({
    ...game,
    minutes: game.minutes === null ? null : game.minutes / 2,
    stats: Object.fromEntries(Object.entries(game.stats).map(([stat, count]) => [stat, count + OTHER_COUNT])),
  })
  const otherQuote = (quote: PropQuote): PropQuote => ({
    ...quote,
    // What was worked out of the price that was read must not be found again.
    from: {},
    over: Math.max(1.01, quote.under / 1.05) as DecimalOdds,
    under: quote.over,
  })
  return {
    quotes: quotes.map((quote) => (quote.day > cut ? otherQuote(quote) : quote)),
    games: games.map((game) => (game.day >= cut ? otherGame(game) : game)),
  }
}
