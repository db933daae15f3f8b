import { fitLogPool, logPool, type PoolSample } from '@fairline/models'

/** Believed before any game is seen: the market is right, the model adds nothing. */
const prior = [1, 0]
const PULL = 10
const REFIT_AFTER_DAYS = 28
const DAY = 86_400_000

/**
 * The market and our model blended in log-odds, with weights fitted again and again on the games decided so far.
 *
 * The weights aim at where the market closed, which says what happened with far less noise; where no closing price is
 * recorded, and for a blend made at the close itself, at what happened.
 */
export function learntBlend() {
  const samples: PoolSample[] = []
  let weights: readonly number[] = prior
  let fittedAt = Number.NEGATIVE_INFINITY
  let fresh = 0

  return {
    /** Blends a market and a model opinion with the weights known at `now`. */
    blend(market: readonly number[], model: readonly number[], now: number): number[] {
      if (fresh > 0 && now - fittedAt >= REFIT_AFTER_DAYS * DAY) {
        weights = fitLogPool(samples, prior, PULL, weights)
        fittedAt = now
        fresh = 0
      }
      return logPool([market, model], weights)
    },
    learn(market: readonly number[], model: readonly number[], target: readonly number[]): void {
      samples.push({ opinions: [market, model], target, weight: 1 })
      fresh += 1
    },
    /** By name, as last fitted. */
    weights: () => ({ market: weights[0] as number, model: weights[1] as number }),
  }
}
