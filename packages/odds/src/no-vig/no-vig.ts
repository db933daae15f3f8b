import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'
import { noVigMultiplicative } from './no-vig-multiplicative.ts'
import { noVigOddsRatio } from './no-vig-odds-ratio.ts'
import { noVigPower } from './no-vig-power.ts'
import { noVigShin } from './no-vig-shin.ts'

const methods = {
  multiplicative: noVigMultiplicative,
  power: noVigPower,
  shin: noVigShin,
  'odds-ratio': noVigOddsRatio,
} as const

/** How a margin is taken out of prices. */
export type NoVigMethod = keyof typeof methods

/** Every method, the plainest first. */
export const noVigMethods = Object.keys(methods) as readonly NoVigMethod[]

/**
 * Fair probabilities of one market by a named method.
 *
 * @param method  one of `noVigMethods`
 * @param prices  decimal odds of every outcome of ONE market, any order, at least two
 * @returns fair probabilities in the order of `prices`, each in (0, 1), summing to 1 within 1e-12
 * @throws {RangeError} with fewer than two prices, a price not above 1, or Σ 1/price below 1
 * @source the method's own page
 * @example noVig('power', [1.6, 1.6]) // => [0.5, 0.5]
 */
export function noVig(method: NoVigMethod, prices: readonly DecimalOdds[]): Probability[] {
  return methods[method](prices)
}
