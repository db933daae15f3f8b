import type { Market, MarketKind, Period } from '@fairline/domain'

const kept = new Map<string, Market>()
const MOST_KEPT = 100_000

const plain = { line: null, team: null, player: null, stat: null, alternate: false } as const

/** A market; equal ones are the same object, for as long as they are asked for often. */
export function marketOf(
  kind: MarketKind,
  period: Period,
  rest: Partial<Omit<Market, 'kind' | 'period'>> = {},
): Market {
  const { line, player, stat, team, alternate } = rest
  const key = player ? `${player}|${stat}|${line}` : `${kind}|${period}|${line}|${team}|${alternate}`
  let same = kept.get(key)
  if (!same) {
    if (kept.size >= MOST_KEPT) kept.clear()
    same = Object.freeze({ kind, period, ...plain, ...rest })
    kept.set(key, same)
  }
  return same
}
