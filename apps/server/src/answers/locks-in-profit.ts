import { type EvaluatedBet, looksMisprinted } from '@fairline/engine'
import { findArbitrage } from '@fairline/odds'

/** The sentence about a bet where `locksInProfit` holds. */
export const LOCKED_IN = 'All sides at their best books together lock in a profit'

/**
 * Whether all sides of a market together pay more than they cost, however it ends: not where a push may return the stakes instead, nor at a
 * probable pricing error.
 *
 * @param sides  of one market; null for one without a price
 */
export function locksInProfit(
  sides: readonly (Pick<EvaluatedBet, 'price' | 'pushProbability' | 'expectedValue'> | null | undefined)[],
): boolean {
  const prices = sides.flatMap((side) => side?.price ?? [])
  const canPush = sides.some((side) => (side?.pushProbability ?? 0) > 0)
  const isDoubtful = sides.some((side) => looksMisprinted(side?.expectedValue ?? 0))
  return (
    prices.length === sides.length && prices.length > 1 && !canPush && !isDoubtful && findArbitrage(prices) !== null
  )
}
