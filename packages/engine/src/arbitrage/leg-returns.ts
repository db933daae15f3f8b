import type { Selection } from '@fairline/domain'
import { type DecimalOdds, profitOf, type Settlement, settleLine, settleTotal } from '@fairline/odds'

/** A bet on one side of a market. */
export interface LegBet {
  readonly selection: Selection
  /** The home side's handicap, or the number to go over; null on winners. */
  readonly line: number | null
  readonly price: DecimalOdds
}

/**
 * What one unit on each leg gives back, stake included, in every outcome that differs: rows are outcomes.
 *
 * @param legs  all on the winner of one game, all on its spread, or all on one count
 */
export function legReturns(legs: readonly LegBet[]): number[][] {
  const lines = legs.flatMap(({ line }) => line ?? [])
  if (lines.length === 0) return legs.map((_, won) => legs.map(({ price }, i) => (i === won ? price : 0)))
  const onMargin = legs.some(({ selection }) => selection === 'home' || selection === 'away')
  const bars = onMargin ? lines.map((line) => -line) : lines
  const [first, last] = [Math.floor(Math.min(...bars)) - 1, Math.ceil(Math.max(...bars)) + 1]
  return Array.from({ length: last - first + 1 }, (_, i) =>
    legs.map((leg) => 1 + profitOf(settled(leg, first + i), leg.price)),
  )
}

/** @param came  the home side's margin, or the count */
function settled({ selection, line }: LegBet, came: number): Settlement {
  if (selection === 'over' || selection === 'under') return settleTotal(selection, came, line ?? 0)
  return selection === 'home' ? settleLine(came, line ?? 0) : settleLine(-came, -(line ?? 0))
}
