import { findRoot } from '@fairline/numeric'
import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'
import { totalWithMargin } from './with-margin.ts'

/**
 * Shin no-vig: the probabilities behind the prices of a bookmaker who guards against a share z of insiders.
 *
 * With b = 1/price and B = Σ b, a probability is (√(z² + 4(1−z)·b²/B) − z) / (2(1−z)), and z is such that they sum to 1.
 * With two outcomes this is the additive method, b − (B − 1)/2, in closed form.
 *
 * @param prices  decimal odds of every outcome of ONE market, any order, at least two
 * @returns fair probabilities in the order of `prices`, each in (0, 1), summing to 1 within 1e-12
 * @throws {RangeError} with fewer than two prices, a price not above 1, or Σ 1/price below 1
 * @source the equation above; golden values by mpmath at 30 digits
 * @example noVigShin([1.6, 1.6]) // => [0.5, 0.5]
 */
export function noVigShin(prices: readonly DecimalOdds[]): Probability[] {
  const total = totalWithMargin(prices)
  if (prices.length === 2) return prices.map((price) => (1 / price - (total - 1) / 2) as Probability)
  const squares = prices.map((price) => 1 / (price * price * total))
  const excess = (z: number) => {
    let sum = -1
    for (const square of squares) sum += probabilityAt(z, square)
    return sum
  }
  // A share of insiders near 1 would need a margin near 1; below it the sum falls from √B to less than 1.
  const z = excess(0) <= 0 ? 0 : findRoot(excess, 0, 1 - 1e-9)
  const raw = squares.map((square) => probabilityAt(z, square))
  const sum = raw.reduce((a, b) => a + b, 0)
  return raw.map((value) => (value / sum) as Probability)
}

function probabilityAt(z: number, square: number): number {
  return (Math.sqrt(z * z + 4 * (1 - z) * square) - z) / (2 * (1 - z))
}
