import { fitLogistic } from '@fairline/models'
import { logistic } from '@fairline/numeric'
import { beatSamples } from './beat-curve.ts'
import { timeLeft } from './time-left.ts'

/** Log-odds that a market closes where it stands: a quadratic in the time that is left. */
export type StillFit = readonly [constant: number, slope: number, curvature: number]

/** Vig-free probabilities of a selection at a known time before the start and at the close, 0–1. */
interface MarketAndClose {
  readonly market: number
  readonly closing: number
  readonly hoursLeft: number
}

/** Before any close of any market is seen: about one in twenty, however much time is left. */
const BELIEVED: StillFit = [-3, 0, 0]
const PULL = 3
/** Probabilities are kept in 32 bits. */
const SAME = 1e-6

/** Whether a market closed just where it was. */
export const stoodStill = ({ market, closing }: Omit<MarketAndClose, 'hoursLeft'>): boolean =>
  Math.abs(closing - market) < SAME

/**
 * Fits how often markets close just where they stand, by the time that was left.
 *
 * @param believed  before any close is seen; worth three prices
 */
export function fitStill(closes: readonly MarketAndClose[], believed: StillFit = BELIEVED): StillFit {
  const seen = closes.map((close) => ({
    features: [...powersOf(timeLeft(close.hoursLeft))],
    beat: stoodStill(close),
    weight: 1,
  }))
  const [constant = 0, slope = 0, curvature = 0] = fitLogistic(beatSamples(seen), believed, PULL)
  return [constant, slope, curvature]
}

/** Probability that a market closes just where it stands; of none it is certain. */
export function stillProbability([constant, slope, curvature]: StillFit, hoursLeft: number): number {
  const [, time, squared] = powersOf(timeLeft(hoursLeft))
  return Math.min(1 - 1e-9, logistic(constant + slope * time + curvature * squared))
}

const powersOf = (time: number) => [1, time, time ** 2] as const
