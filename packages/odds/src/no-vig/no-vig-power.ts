import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'
import { totalWithMargin } from './with-margin.ts'

/**
 * Power no-vig: the probabilities a bookmaker's prices imply if every probability was shaded by the same exponent.
 *
 * Prefer it where prices are lopsided or margins high: unlike dividing by the total it takes more from long shots
 * than from favorites, as the favorite–longshot bias asks. Finds k with Σ (1/price)^k = 1.
 *
 * @param prices  decimal odds of every outcome of ONE market, any order, at least two
 * @returns fair probabilities in the order of `prices`, each in (0, 1), summing to 1 within 1e-12
 * @throws {RangeError} with fewer than two prices, a price not above 1, or Σ 1/price below 1
 * @source the equation above; golden values by mpmath at 30 digits
 * @example noVigPower([1.6, 1.6]) // => [0.5, 0.5]
 */
export function noVigPower(prices: readonly DecimalOdds[]): Probability[] {
  totalWithMargin(prices)
  const logs = prices.map((price) => -Math.log(price))
  // Σ b^k falls and is convex in k, so Newton's steps from k = 1 come from the left and never overshoot.
  let exponent = 1
  for (let step = 0; step < 100; step++) {
    let total = -1
    let slope = 0
    for (const log of logs) {
      const term = Math.exp(exponent * log)
      total += term
      slope += term * log
    }
    const next = exponent - total / slope
    if (next <= exponent || total <= 1e-16) break
    exponent = next
  }
  return normalised(logs, exponent)
}

function normalised(logs: readonly number[], exponent: number): Probability[] {
  const raw = logs.map((log) => Math.exp(exponent * log))
  const total = raw.reduce((a, b) => a + b, 0)
  return raw.map((value) => (value / total) as Probability)
}
