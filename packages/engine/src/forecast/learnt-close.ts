import { beatClose, fitLogPool, logistic, logit, logPool, type PoolSample, poolSample } from '@fairline/models'
import { type Chance, closingLineValue, type DecimalOdds } from '@fairline/odds'

const DAY_MS = 86_400_000
const HALF_LIFE_MS = 700 * DAY_MS
const REFIT_AFTER_MS = 28 * DAY_MS
const FEWEST_GAMES = 200
/** An opinion whose log-odds are always 1: its weight is what is added to all. */
const constant = [logistic(1), 1 - logistic(1)]
/** Believed before any price is seen: the raw chance is right. In prices' worth of curvature. */
const prior = { weights: [1, 0], pull: 20 } as const

/** A price that stood at the open, where it had been expected to close, and where it did. */
export interface ClosedOffer {
  readonly expected: number
  readonly closing: number
  /** The best price of the outcome among all books at the open; null where none was quoted. */
  readonly price: DecimalOdds | null
}

/** All that was learnt of closes. */
export interface SavedClose {
  readonly residuals: readonly number[]
  readonly moments: readonly number[]
  readonly offers: readonly PoolSample[]
  readonly weights: readonly number[]
  /** Null before the first fit. */
  readonly fittedAt: number | null
  /** How many residuals that fit knew. */
  readonly fitted: number
  readonly games: number
}

/**
 * The chance that a price beats the fair closing price.
 *
 * Raw, it is the share of past closing residuals that would carry the close beyond the price. But the price asked about
 * is the best of several, and a book that stands out is more often wrong than the blend is: so the raw chance is corrected,
 * in log-odds, by how the best prices of past games did. Both are fitted as games are learnt, never when asked.
 */
export function learntClose() {
  let residuals: number[] = []
  let moments: number[] = []
  let offers: PoolSample[] = []
  let raw: ((expected: number, needed: number) => number) | null = null
  /** How much had been learnt when `raw` was made. */
  let fitted = 0
  let weights: readonly number[] = prior.weights
  let fittedAt = Number.NEGATIVE_INFINITY
  let games = 0

  function refit(now: number): void {
    shareOut(now)
    weights = fitLogPool(offers, prior.weights, prior.pull, weights)
    fittedAt = now
  }

  /** Of the residuals so far, older ones count less. */
  function shareOut(now: number): void {
    const ages = moments.map((at) => 0.5 ** ((now - at) / HALF_LIFE_MS))
    raw = beatClose(residuals, ages)
    fitted = residuals.length
  }

  return {
    save: (): SavedClose => ({
      residuals,
      moments,
      offers,
      weights,
      fittedAt: raw === null ? null : fittedAt,
      fitted,
      games,
    }),
    restore(saved: SavedClose): void {
      weights = saved.weights
      games = saved.games
      offers = [...saved.offers]
      residuals = saved.residuals.slice(0, saved.fitted)
      moments = saved.moments.slice(0, saved.fitted)
      if (saved.fittedAt !== null) {
        fittedAt = saved.fittedAt
        shareOut(fittedAt)
      }
      residuals = [...saved.residuals]
      moments = [...saved.moments]
    },
    /** In percent; null until enough games have closed. */
    confidence(expected: number, price: number): number | null {
      if (raw === null) return null
      const chance = raw(expected, 1 / price)
      return 100 * (logPool([[chance, 1 - chance], constant], weights)[0] as number)
    },
    /** Learns how a game's prices closed, one per outcome. */
    learn(closed: readonly ClosedOffer[], at: number): void {
      games += 1
      for (const { expected, closing, price } of closed) {
        if (raw !== null && price !== null) {
          const chance = raw(expected, 1 / price)
          const beat = closingLineValue(price, closing as Chance) > 0 ? 1 : 0
          offers.push(poolSample([[chance, 1 - chance], constant], [beat, 1 - beat]))
        }
        residuals.push(logit(closing) - logit(expected))
        moments.push(at)
      }
      if (games >= FEWEST_GAMES && at - fittedAt >= REFIT_AFTER_MS) refit(at)
    },
  }
}
