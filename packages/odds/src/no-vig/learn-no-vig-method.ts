import type { DecimalOdds } from '../price/decimal-odds.ts'
import { type NoVigMethod, noVig, noVigMethods } from './no-vig.ts'

/** A market that has been decided: its prices, and which of them won. */
export interface DecidedMarket {
  readonly prices: readonly DecimalOdds[]
  readonly winner: number
}

/**
 * Which no-vig method describes a kind of market best, learnt from markets that are decided.
 *
 * The multiplicative method stands unless another has the lower log loss by more than `errors` standard errors of the
 * paired difference: methods rarely differ by more than noise, and a choice that flips with the sample helps nobody.
 *
 * @param markets  decided markets of one kind; those whose prices sum below 1 are left out
 * @param errors   how many standard errors a method must lead by, at least 0
 * @returns the method
 * @throws {RangeError} if a winner is not an index of its prices
 * @source paired comparison of log losses
 * @example learnNoVigMethod([]) // => 'multiplicative'
 */
export function learnNoVigMethod(markets: readonly DecidedMarket[], errors = 1): NoVigMethod {
  const sound = markets.filter(({ prices }) => prices.reduce((total, price) => total + 1 / price, 0) >= 1)
  const plain = sound.map((market) => lossOf('multiplicative', market))
  let best: { method: NoVigMethod; mean: number } = { method: 'multiplicative', mean: 0 }
  for (const method of noVigMethods) {
    if (method === 'multiplicative') continue
    const gains = sound.map((market, i) => (plain[i] as number) - lossOf(method, market))
    const { mean, standardError } = spread(gains)
    if (mean > errors * standardError && mean > best.mean) best = { method, mean }
  }
  return best.method
}

function lossOf(method: NoVigMethod, { prices, winner }: DecidedMarket): number {
  const fair = noVig(method, prices)[winner]
  if (fair === undefined) throw new RangeError(`winner ${winner} is not one of ${prices.length} prices`)
  return -Math.log(fair)
}

function spread(values: readonly number[]): { mean: number; standardError: number } {
  const n = values.length
  if (n < 2) return { mean: 0, standardError: Number.POSITIVE_INFINITY }
  const mean = values.reduce((a, b) => a + b, 0) / n
  const variance = values.reduce((total, value) => total + (value - mean) ** 2, 0) / (n - 1)
  return { mean, standardError: Math.sqrt(variance / n) }
}
