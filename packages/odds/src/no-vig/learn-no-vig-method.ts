import type { DecimalOdds } from '../price/decimal-odds.ts'
import { type NoVigMethod, noVig, noVigMethods } from './no-vig.ts'

/** A market that has been decided: its prices, and which of them won. */
export interface DecidedMarket {
  readonly prices: readonly DecimalOdds[]
  readonly winner: number
}

/** What stands where nothing is known yet. */
const STANDING: NoVigMethod = 'power'
/** Mean losses nearer to each other than this, in nats, differ by rounding: methods agree on even prices. */
const ROUNDING = 1e-9

/**
 * Which no-vig method describes a kind of market best, learned from markets that are decided.
 *
 * The power method stands unless another has the lower log loss by more than `errors` standard errors of the paired
 * difference: methods rarely differ by more than noise, and a long shot that a wrong method rates too high costs its
 * backer more than a favorite would (docs/models.md).
 *
 * @param markets  decided markets of one kind; those whose prices sum below 1 are left out
 * @param errors   how many standard errors a method must lead by, at least 0
 * @returns the method
 * @throws {RangeError} if a winner is not an index of its prices
 * @source paired comparison of log losses
 * @example learnNoVigMethod([]) // => 'power'
 */
export function learnNoVigMethod(markets: readonly DecidedMarket[], errors = 2): NoVigMethod {
  const sound = markets.filter(({ prices }) => prices.reduce((total, price) => total + 1 / price, 0) >= 1)
  const losses = sound.map((market) => lossOf(STANDING, market))
  let best: { method: NoVigMethod; mean: number } = { method: STANDING, mean: 0 }
  for (const method of noVigMethods) {
    if (method === STANDING) continue
    const gains = sound.map((market, i) => (losses[i] as number) - lossOf(method, market))
    const { mean, standardError } = spread(gains)
    if (mean > errors * standardError + ROUNDING && mean > best.mean) best = { method, mean }
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
