import { findRoot } from '@fairline/numeric'
import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'
import { totalWithMargin } from './with-margin.ts'

/**
 * Odds-ratio no-vig: the probabilities behind the prices if the bookmaker multiplied every outcome's odds by one factor.
 *
 * With o = b/(1−b) for b = 1/price, a probability is o/(c + o), and c ≥ 1 is such that they sum to 1. With two outcomes
 * c = √(o₁·o₂).
 *
 * @param prices  decimal odds of every outcome of ONE market, any order, at least two
 * @returns fair probabilities in the order of `prices`, each in (0, 1), summing to 1 within 1e-12
 * @throws {RangeError} with fewer than two prices, a price not above 1, or Σ 1/price below 1
 * @source the equation above; golden values by mpmath at 30 digits
 * @example noVigOddsRatio([1.6, 1.6]) // => [0.5, 0.5]
 */
export function noVigOddsRatio(prices: readonly DecimalOdds[]): Probability[] {
  totalWithMargin(prices)
  const odds = prices.map((price) => 1 / (price - 1))
  const factor = odds.length === 2 ? Math.sqrt((odds[0] as number) * (odds[1] as number)) : factorOf(odds)
  const raw = odds.map((odd) => odd / (factor + odd))
  const sum = raw.reduce((a, b) => a + b, 0)
  return raw.map((value) => (value / sum) as Probability)
}

function factorOf(odds: readonly number[]): number {
  const excess = (c: number) => {
    let sum = -1
    for (const odd of odds) sum += odd / (c + odd)
    return sum
  }
  if (excess(1) <= 0) return 1
  let upper = 2
  while (excess(upper) > 0) upper *= 2
  return findRoot(excess, upper / 2, upper)
}
