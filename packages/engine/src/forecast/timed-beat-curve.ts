import {
  type CurveKnot,
  fitMonotoneCurve,
  fitResidualSpread,
  monotoneCurve,
  type ResidualWindows,
  residualSpread,
  residualWindows,
  type SpreadFit,
  shareAboveAt,
} from '@fairline/models'
import { logistic, logit, solveLinearSystem } from '@fairline/numeric'
import { beatProbability, beatSamples, fitBeatWeights, type SeenPrice } from './beat-curve.ts'
import { type HoursRange, hoursRangeOf, withinHours } from './hours-range.ts'
import { spansOf } from './spans-of.ts'
import { standingFeatures } from './standing-curve.ts'
import { fitStill, type StillFit, stillProbability, stoodStill } from './still-markets.ts'
import { timeLeft } from './time-left.ts'
import { beforeStartForm, type TimedBeatForm } from './timed-beat-form.ts'

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
  /** Hours in which prices may still move (`gameHoursLeft`). */
  readonly hoursLeft: number
}

/** The same, and its vig-free closing probability. */
export interface TimedClose extends TimedOffer {
  readonly closing: number
}

/** What is fitted to prices of the past: the curve is drawn from it. */
export interface TimedBeatFit {
  /** Prices outside are judged as ones at the nearest of these. */
  readonly hoursRange: HoursRange
  /** How far the close goes from the market to the model: where `timeLeft` is 0, and more with each unit of it. */
  readonly shares: readonly [atZero: number, byTime: number]
  /** Of closes around where they were expected, by `timeLeft`. */
  readonly spread: SpreadFit
  /** How often markets close just where they stand; null where that is not learned apart. */
  readonly still: StillFit | null
  /** How far each close of the others was from where it was expected, in units of the spread usual for its time. */
  readonly residuals: ResidualWindows
  /** One per feature of a price (see `TimedBeatForm`). */
  readonly weights: readonly number[]
  /** Of the curve from a probability by these weights to the share of such prices that beat their close. */
  readonly knots: readonly CurveKnot[]
}

/** Before any close is seen, the share of the way is believed to be 0 give or take this, and half of it more per unit of `timeLeft`. */
const USUAL_SHARE = 0.5
/** This many prices of a game close together: they say as much of the share as one. */
const PRICES_PER_GAME = 10
/** Nothing is certain. */
const MAX_PROBABILITY = 1 - 1e-9
/** Closes are cut into this many spans of time: what is forecast for each is fitted to the others. */
const SPANS = 4

/**
 * Fits what prices came to that were seen at a known time before the start.
 *
 * Near the start many markets close just where they stand: then a price beats its close or not by which side of the market it is on.
 * Of the others, the close is expected between the market and the model, the share of the way following the logarithm of the time
 * left; past closes scatter around it the farther, the more time is left. Raw, their probability is the share of those residuals of about
 * that time, each in units of the spread usual for it, that would carry the close beyond the price. It is corrected by what came of such
 * prices: by where the price stands, by how likely its selection is and by the time left. Both together are corrected last on a curve
 * that never falls. Prices of one game close together, so weights say too much of the closes they were fitted to: that curve is
 * learned from what weights fitted to the prices before and after say (share, spread, residuals and how often markets stand still are of all closes).
 *
 * @param closes  at least one, by the time their games ended; those earlier than the form's most hours count as ones of that time
 */
export function fitTimedBeat(closes: readonly TimedClose[], form: TimedBeatForm = beforeStartForm): TimedBeatFit {
  const capped = closes.map((close) => ({ ...close, hoursLeft: Math.min(form.mostHours, close.hoursLeft) }))
  return fitCloses(capped, form)
}

interface SeenClose extends SeenPrice {
  readonly close: TimedClose
}

function fitCloses(closes: readonly TimedClose[], form: TimedBeatForm): TimedBeatFit {
  const shares = sharesOfWay(closes)
  const spread = fitResidualSpread(
    closes.map((close) => residualOf(close, shares)),
    closes.map(({ hoursLeft }) => timeLeft(hoursLeft)),
  )
  const still = form.mayStandStill ? fitStill(closes) : null
  const residuals = residualsOf(closes, { shares, spread }, form)
  const features = featuresAmong({ shares, spread, residuals }, form)
  const seen = closes.map((close): SeenClose => {
    const beat = close.price * close.closing > 1
    return { close, features: features(close), beat, weight: 1 }
  })
  const { believed, pull, grain } = form
  const fitWeights = (prices: readonly SeenClose[], start: readonly number[]) =>
    fitBeatWeights(beatSamples(movedOf(prices, ({ close }) => close, form)), believed, start, pull)
  const weights = fitWeights(seen, believed)
  const said = spansOf(seen, SPANS).flatMap(({ span, others }) => {
    const known = others.length > 0 ? fitWeights(others, weights) : weights
    return span.map((price) => withStillMarkets(price.close, still, beatProbability(price.features, known)))
  })
  const happened = seen.map(({ beat }) => (beat ? 1 : 0))
  const knots = fitMonotoneCurve({ said, happened, weight: seen.map(({ weight }) => weight) }, grain)
  return { hoursRange: hoursRangeOf(closes), shares, spread, still, residuals, weights, knots }
}

/**
 * From a price to the probability that it beats its fair close.
 *
 * @param form  that was fitted
 */
export function timedBeatCurve(
  fit: TimedBeatFit,
  form: TimedBeatForm = beforeStartForm,
): (offer: TimedOffer) => number {
  const features = featuresAmong(fit, form)
  const curve = monotoneCurve(fit.knots)
  return (offer) => {
    const hoursLeft = withinHours(offer.hoursLeft, fit.hoursRange)
    const judged = { ...offer, hoursLeft }
    const moving = beatProbability(features(judged), fit.weights)
    return form.said(curve(withStillMarkets(judged, fit.still, moving)), offer.hoursLeft)
  }
}

const spreadAt = (spread: SpreadFit, { hoursLeft }: TimedOffer) => residualSpread(spread, timeLeft(hoursLeft))

/** Prices whose markets moved; all if none did, or if those that stand still are not learned apart. */
function movedOf<T>(prices: readonly T[], closeOf: (price: T) => TimedClose, { mayStandStill }: TimedBeatForm) {
  const moved = mayStandStill ? prices.filter((price) => !stoodStill(closeOf(price))) : prices
  return moved.length > 0 ? moved : prices
}

function residualsOf(
  closes: readonly TimedClose[],
  { shares, spread }: Pick<TimedBeatFit, 'shares' | 'spread'>,
  form: TimedBeatForm,
): ResidualWindows {
  const moved = movedOf(closes, (close) => close, form)
  return residualWindows(
    moved.map((close) => residualOf(close, shares) / spreadAt(spread, close)),
    moved.map(({ hoursLeft }) => timeLeft(hoursLeft)),
    form.windows,
  )
}

/** What counts of a price if its market moves. */
function featuresAmong(
  { shares, spread, residuals }: Pick<TimedBeatFit, 'shares' | 'spread' | 'residuals'>,
  form: TimedBeatForm,
): (offer: TimedOffer) => number[] {
  const beyond = shareAboveAt(residuals)
  return (offer) => {
    const { price, others, hoursLeft } = offer
    const logOdds = expectedClose(offer, shares)
    const raw = beyond((logit(1 / price) - logOdds) / spreadAt(spread, offer), timeLeft(hoursLeft))
    const value = price * logistic(logOdds) - 1
    const standing = standingFeatures({ raw, value, valueToOthers: others === null ? 0 : price * others - 1 })
    return form.features({ standing, logOdds, hoursLeft })
  }
}

/**
 * Probability that a price beats its close: if its market closes where it stands, by which side of it the price is.
 *
 * @param moving  the probability if the market moves
 */
function withStillMarkets({ price, market, hoursLeft }: TimedOffer, still: StillFit | null, moving: number): number {
  const stays = still === null ? 0 : stillProbability(still, hoursLeft)
  return Math.min(MAX_PROBABILITY, stays * (price * market > 1 ? 1 : 0) + (1 - stays) * moving)
}

/** Log-odds of the expected close. */
const expectedClose = (offer: TimedOffer, [atZero, byTime]: TimedBeatFit['shares']): number =>
  logit(offer.market) + (atZero + byTime * timeLeft(offer.hoursLeft)) * wayToModel(offer)

const residualOf = (close: TimedClose, shares: TimedBeatFit['shares']): number =>
  logit(close.closing) - expectedClose(close, shares)

/**
 * Least squares over past closes, shrunk towards the market by what is believed of the shares: a model that has forecast the same as the
 * market so far, but for rounding, has shown nothing of what a close does when it says something else.
 */
function sharesOfWay(closes: readonly TimedClose[]): TimedBeatFit['shares'] {
  let [ways, both, timedWays, squaredMoves] = [0, 0, 0, 0]
  const moves: [number, number] = [0, 0]
  for (const close of closes) {
    const way = wayToModel(close)
    const timedWay = way * timeLeft(close.hoursLeft)
    const move = logit(close.closing) - logit(close.market)
    ways += way ** 2
    both += way * timedWay
    timedWays += timedWay ** 2
    moves[0] += way * move
    moves[1] += timedWay * move
    squaredMoves += move ** 2
  }
  if (squaredMoves === 0) return [0, 0]
  const penalty = (PRICES_PER_GAME * squaredMoves) / closes.length / USUAL_SHARE ** 2
  const matrix = [
    [ways + penalty, both],
    [both, timedWays + 4 * penalty],
  ]
  const [atZero = 0, byTime = 0] = solveLinearSystem(matrix, moves)
  return [atZero, byTime]
}

const wayToModel = ({ market, model }: TimedOffer): number => logit(model) - logit(market)
