import { marketGroup } from '@fairline/domain'
import type { PricedBet } from './evaluated-bet.ts'

/** What of a bet decides whether others can win with it. */
type Side = Pick<PricedBet, 'market' | 'selection' | 'fairProbability'>

/**
 * Probability that bets on one game all win, as far as their markets alone tell: overs of one count win together as often as
 * the highest of them, an over and an under where the count falls between their lines, and two sides of one winner never.
 *
 * @param bets  at least one, all on one game
 * @returns null for bets on several markets, unless some of them exclude each other: then 0
 * @source P(A and B) = P(A) + P(B) − 1 where one of A and B always happens, and 0 where both cannot
 */
export function winTogether(bets: readonly Side[]): number | null {
  const markets = [...Map.groupBy(bets, ({ market }) => marketGroup(market)).values()].map(inOneMarket)
  if (markets.includes(0)) return 0
  return markets.length === 1 ? (markets[0] as number) : null
}

/** Bets on one side hold each other; those on opposite sides leave what lies between them. */
function inOneMarket(bets: readonly Side[]): number {
  const sides = [...Map.groupBy(bets, ({ selection }) => selection).values()].map((side) =>
    Math.min(...side.map(({ fairProbability }) => fairProbability)),
  )
  if (sides.length > 2) return 0
  const together = sides.reduce((sum, probability) => sum + probability, 1 - sides.length)
  return together > ROUNDING ? together : 0
}

/** Probabilities of both sides add up to 1 only as closely as numbers are kept. */
const ROUNDING = 1e-9
