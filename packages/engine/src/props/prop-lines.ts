import type { Day } from '@fairline/domain'
import type { PlayerGame, PropBody, PropQuote } from './prop-quote.ts'

/** One line of a player and stat in a game, with every book that quoted it and what he did. */
export interface PropLine {
  readonly day: Day
  readonly event: string
  readonly player: string
  readonly stat: string
  readonly line: number
  readonly quotes: readonly PropQuote[]
  readonly actual: number
}

/** Lines with their results, and why quotes have none. */
export interface JoinedLines {
  readonly lines: readonly PropLine[]
  readonly quotes: number
  readonly withResult: number
  readonly reasons: Readonly<Record<string, number>>
}

/**
 * Brings quotes together by line and joins them with what players did.
 *
 * A player without a row on a day his league played did not play, and his bets are void; on a line that was hit exactly
 * stakes come back. Both are counted, and neither says anything of a price. Who has two rows on a day played twice: which game
 * a row is of is not known, so his quotes of that day have no result.
 */
export function propLines({ quotes, games }: Pick<PropBody, 'quotes' | 'games'>): JoinedLines {
  const played = Map.groupBy(games, ({ day, player }) => `${day}|${player}`)
  const known = { days: new Set(games.map(({ day }) => day)), players: new Set(games.map(({ player }) => player)) }
  const reasons: Record<string, number> = {}
  const lines: PropLine[] = []
  let withResult = 0
  const groups = Map.groupBy(quotes, ({ event, player, stat, line }) => `${event}|${player}|${stat}|${line}`)
  for (const group of groups.values()) {
    const { day, event, player, stat, line } = group[0] as PropQuote
    const rows = played.get(`${day}|${player}`) ?? []
    const actual = countIn(rows, stat)
    const reason = actual === null ? whyNot(rows, { day, player }, known) : actual === line ? 'push' : null
    if (reason === null && actual !== null) {
      withResult += group.length
      lines.push({ day, event, player, stat, line, quotes: [...byBook(group)], actual })
    } else if (reason !== null) reasons[reason] = (reasons[reason] ?? 0) + group.length
  }
  return { lines, quotes: quotes.length, withResult, reasons }
}

/** A book that quoted a line twice counts once, as it quoted last. */
const byBook = (group: readonly PropQuote[]): Iterable<PropQuote> =>
  new Map(group.map((quote) => [quote.book, quote])).values()

/** What a player did of a stat, sums of stats included; null where his row does not say. */
export function countOf({ stats }: PlayerGame, stat: string): number | null {
  let sum = 0
  for (const part of stat.split('+')) {
    const count = stats[part]
    if (count === undefined) return null
    sum += count
  }
  return sum
}

/** Null unless a player has one row on a day, and it says. */
function countIn([row, second]: readonly PlayerGame[], stat: string): number | null {
  return row === undefined || second !== undefined ? null : countOf(row, stat)
}

function whyNot(
  rows: readonly PlayerGame[],
  { day, player }: { day: Day; player: string },
  known: { days: ReadonlySet<Day>; players: ReadonlySet<string> },
): string {
  if (rows.length > 0) return rows.length > 1 ? 'two games on that day' : 'stat without a result'
  if (!known.days.has(day)) return 'day without results'
  return known.players.has(player) ? 'did not play' : 'unknown player'
}
