import type { Market, MarketKind, Period } from '@fairline/domain'

type Rest = Partial<Omit<Market, 'kind' | 'period'>>

const plain = { line: null, team: null, player: null, stat: null, alternate: false } as const
/** Markets that are kept, by line within their slot; lines are few and quotes are millions. */
const slots = new Map<string, Map<number, Market>>()
const MAX_SLOTS = 20_000
const NO_LINE = -1000

/** A market that differs from others of its slot by its line only. */
export interface Slot {
  at(line: number | null): Market
}

/** Every line of a kind of market; equal markets are the same object, for as long as they are used often. */
export function slotOf(kind: MarketKind, period: Period, rest: Omit<Rest, 'line'> = {}): Slot {
  const name = `${kind}|${period}|${rest.team}|${rest.player}|${rest.stat}|${rest.alternate}`
  let lines = slots.get(name)
  if (!lines) {
    if (slots.size >= MAX_SLOTS) slots.clear()
    lines = new Map()
    slots.set(name, lines)
  }
  const known = lines
  return {
    at(line) {
      let market = known.get(line ?? NO_LINE)
      if (!market) {
        market = Object.freeze({ kind, period, ...plain, ...rest, line })
        known.set(line ?? NO_LINE, market)
      }
      return market
    },
  }
}
