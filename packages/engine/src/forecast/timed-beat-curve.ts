import { monotoneCurve, residualSpread, shareAbove } from '@fairline/models'
import { logistic, logit, solveLinearSystem } from '@fairline/numeric'
import { beatProbability, beatSamples, fitBeatWeights } from './beat-curve.ts'
import { standingFeatures } from './standing-curve.ts'
import { timeLeft } from './time-left.ts'

/** A best price at a known time before the start, and what was believed of its selection then; probabilities are 0–1. */
export interface TimedOffer {
  /** Vig-free probability by the books together. */
  readonly market: number
  /** Probability our model moves the market towards. */
  readonly model: number
  /** Probability by the other books; null if too few of them quote. */
  readonly others: number | null
  /** Decimal. */
  readonly price: number
  /** From the newest quote of the market to the start. */
  readonly hoursLeft: number
}

/** The same, and its vig-free closing probability. */
export interface TimedClose extends TimedOffer {
  readonly closing: number
}

/** From a price to the probability that it beats its fair close, and what was fitted. */
export interface TimedBeatCurve {
  readonly probability: (offer: TimedOffer) => number
  readonly weights: readonly number[]
}

/** So many prices are believed to have shown no move towards the model at all. */
const BELIEVED_PRICES = 200
/** The raw share as it is, at first, whatever the time that is left. */
const BELIEVED = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/**
 * What prices came to that were seen at a known time before the start.
 *
 * Where the market will close is expected between the market and the model, the share of the way following the logarithm of the
 * time left; past closes scatter around it the farther, the more time is left. Raw, the probability is the share of those
 * residuals, each in units of the spread usual for its time, that would carry the close beyond the price. It is corrected by
 * what came of such prices: by where the price stands, by how likely its selection is and by the time left, and last on a curve
 * that never falls.
 *
 * @param closes   at least one
 * @param weights  fitted before on the same closes; empty if they were not
 */
export function timedBeatCurve(closes: readonly TimedClose[], weights: readonly number[]): TimedBeatCurve {
  const expected = expectedClose(closes)
  const residuals = closes.map((close) => logit(close.closing) - expected(close))
  const times = closes.map(({ hoursLeft }) => timeLeft(hoursLeft))
  const spread = residualSpread(residuals, times)
  const raw = shareAbove(
    residuals.map((residual, i) => residual / spread(times[i] as number)),
    residuals.map(() => 1),
  )
  const features = (offer: TimedOffer): number[] => {
    const logOdds = expected(offer)
    const bar = (logit(1 / offer.price) - logOdds) / spread(timeLeft(offer.hoursLeft))
    return timedFeatures(offer, logOdds, raw(bar))
  }
  const seen = closes.map((close) => ({
    features: features(close),
    beat: close.price * close.closing > 1,
    weight: 1,
  }))
  const fitted = weights.length > 0 ? weights : fitBeatWeights(beatSamples(seen), BELIEVED)
  const curve = monotoneCurve({
    said: seen.map((price) => beatProbability(price.features, fitted)),
    happened: seen.map(({ beat }) => (beat ? 1 : 0)),
    weight: seen.map(({ weight }) => weight),
  })
  return { weights: fitted, probability: (offer) => curve(beatProbability(features(offer), fitted)) }
}

/** What counts of a price, as many as `BELIEVED` has weights. @param logOdds  of the expected close @param raw  share of residuals */
function timedFeatures({ price, others, hoursLeft }: TimedOffer, logOdds: number, raw: number): number[] {
  const time = timeLeft(hoursLeft)
  const value = price * logistic(logOdds) - 1
  const standing = standingFeatures({ raw, value, valueToOthers: others === null ? 0 : price * others - 1 })
  const [, rawLogOdds = 0, , , scaledValue = 0] = standing
  return [...standing, time, time * rawLogOdds, time * scaledValue, logOdds, time * logOdds]
}

/** Log-odds of the expected close: least squares over past closes, shrunk towards the market. */
function expectedClose(closes: readonly TimedClose[]): (offer: TimedOffer) => number {
  const sums = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]]
  const moves: [number, number] = [0, 0]
  for (const close of closes) {
    const way = wayToModel(close)
    const timedWay = way * timeLeft(close.hoursLeft)
    const move = logit(close.closing) - logit(close.market)
    sums[0][0] += way ** 2
    sums[0][1] += way * timedWay
    sums[1][1] += timedWay ** 2
    moves[0] += way * move
    moves[1] += timedWay * move
  }
  const shrunk = 1 + BELIEVED_PRICES / closes.length
  const [[ways, both], [, timedWays]] = sums
  // A model that always agrees with the market has nothing to teach.
  if (ways === 0 || timedWays === 0) return ({ market }) => logit(market)
  const matrix = [
    [shrunk * ways, both],
    [both, shrunk * timedWays],
  ]
  const [share = 0, timedShare = 0] = solveLinearSystem(matrix, moves)
  return (offer) => logit(offer.market) + (share + timedShare * timeLeft(offer.hoursLeft)) * wayToModel(offer)
}

const wayToModel = ({ market, model }: TimedOffer): number => logit(model) - logit(market)
