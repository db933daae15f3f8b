import {
  type CurveKnot,
  evenSpans,
  fitMonotoneCurve,
  monotoneCurve,
  residualWindows,
  shareAboveAt,
} from '@fairline/models'
import { logistic, logit } from '@fairline/numeric'
import { beatProbability, beatSamples, fitBeatWeights } from '../forecast/beat-curve.ts'
import { type HoursRange, hoursRangeOf, withinHours } from '../forecast/hours-range.ts'
import { spansOf } from '../forecast/spans-of.ts'
import { BELIEVED_STANDING, standingFeatures } from '../forecast/standing-curve.ts'
import { timeLeft } from '../forecast/time-left.ts'
import type { ClosedProp } from './closed-props.ts'
import { type CloseFit, closeSpread, expectedClose, fitExpectedCloses, movedOf, staysStill } from './expected-close.ts'
import type { PropOffer } from './prop-offer.ts'

/** What is fitted to a league's closed props; the curve is drawn from it and from them. */
export interface PropBeatFit {
  /** Prices outside are judged as ones at the nearest of these. */
  readonly hoursRange: HoursRange
  /** Where lines close, by what books and models say. */
  readonly close: CloseFit
  /** Of all stats and sides together, one per feature of a price. */
  readonly weights: readonly number[]
  /** Of each side of each stat by itself: intercept, slope and bend of a line in log-odds. */
  readonly lines: Readonly<Record<string, readonly number[]>>
  /** Of the curve from a probability by these to the share of such prices that beat their close. */
  readonly knots: readonly CurveKnot[]
}

/** A closed prop: what counts of its price, and whether it beat the close. */
interface Seen {
  readonly kind: string
  readonly features: readonly number[]
  readonly beat: boolean
  readonly weight: number
}

/** What is forecast for a price before it is held against what came of such prices. */
type Lines = Pick<PropBeatFit, 'weights' | 'lines'>

/** The closes are cut into four spans of time: what is forecast for each is fitted to the other three. A game at a cut has props on both sides of it. */
const SPANS = 4
/** The raw share as it is, at first, however much time is left. */
const BELIEVED = [...BELIEVED_STANDING, 0, 0, 0, 0]
/** Number of windows of time that closes are looked at through: near the start most lines hardly move and some move far. */
const WINDOWS = 4
/** Believed of one side of one stat at first: what was forecast for all together. */
const AS_SAID = [0, 1, 0]

/**
 * Fits what the prices of a league's closed props came to.
 *
 * Raw, it is the share of past closing residuals of about that time that would carry the close beyond the price: how far closes
 * landed from where they were expected, in units of the spread usual for their stat and time. Near the start many lines close just where they stand,
 * so that a price beats its close or not by where the books stand. Best prices stand out because their book strays more
 * often than because the market will follow, so the raw share is corrected by where best prices were among the other books and
 * by the time that was left. One side of one stat closes otherwise than another: what was forecast for
 * it is corrected once more by what came of it only, and what that says by how often it came true of all props together.
 * Props of one game close together, so weights say too much of the closes they were fitted to: the last correction is learned
 * from what weights fitted to the games before and after say (where lines close is fitted to all closes).
 *
 * @param closes  at least one, by the time their games ended
 */
export function fitPropBeat(closes: readonly ClosedProp[]): PropBeatFit {
  const close = fitExpectedCloses(closes)
  const features = featuresAmong(closes, close)
  const seen: readonly Seen[] = closes.map((one) => ({
    kind: kindOf(one),
    features: features(one),
    beat: one.price * one.closing > 1,
    weight: 1,
  }))
  const all = fitLines(seen)
  const said = spansOf(seen, SPANS).flatMap(({ span, others }) => {
    const known = others.length > 0 ? fitLines(others, all) : all
    return span.map(({ kind, features }) => saidBy(known, kind, features))
  })
  const knots = fitMonotoneCurve({
    said,
    happened: seen.map(({ beat }) => (beat ? 1 : 0)),
    weight: seen.map(({ weight }) => weight),
  })
  return { ...all, hoursRange: hoursRangeOf(closes), close, knots }
}

/**
 * From a prop's price to the probability that it beats its fair close.
 *
 * @param closes  those that were fitted
 */
export function propBeatCurve(closes: readonly ClosedProp[], fit: PropBeatFit): (offer: PropOffer) => number {
  const features = featuresAmong(closes, fit.close)
  const came = monotoneCurve(fit.knots)
  return (offer) => {
    const hoursLeft = withinHours(offer.hoursLeft, fit.hoursRange)
    return uncertain(came(saidBy(fit, kindOf(offer), features({ ...offer, hoursLeft }))))
  }
}

/** @param start  a fit to begin from */
function fitLines(seen: readonly Seen[], start: Lines = { weights: BELIEVED, lines: {} }): Lines {
  const weights = fitBeatWeights(beatSamples(seen), BELIEVED, start.weights)
  const lines = [...Map.groupBy(seen, ({ kind }) => kind)].map(([kind, some]) => {
    const of = some.map((one) => ({ ...one, features: bent(beatProbability(one.features, weights)) }))
    return [kind, fitBeatWeights(beatSamples(of), AS_SAID, start.lines[kind])] as const
  })
  return { weights, lines: Object.fromEntries(lines) }
}

function saidBy({ weights, lines }: Lines, kind: string, features: readonly number[]): number {
  const together = beatProbability(features, weights)
  const line = lines[kind]
  return line ? beatProbability(bent(together), line) : together
}

/** What counts of a predicted probability: its log-odds, steeper or flatter above one half. */
const bent = (said: number): number[] => [1, logit(said), Math.max(0, logit(said))]

const kindOf = ({ stat, side }: Pick<PropOffer, 'stat' | 'side'>): string => `${stat} ${side}`

/** What counts of a price among props whose close is known. */
function featuresAmong(closes: readonly ClosedProp[], fit: CloseFit): (offer: PropOffer) => number[] {
  const beyond = shareBeyond(closes, fit)
  return (offer) => {
    const { others, price, market, hoursLeft } = offer
    const logOdds = expectedClose(offer, fit)
    const moving = beyond((logit(1 / price) - logOdds) / closeSpread(offer, fit), timeLeft(hoursLeft))
    const stays = staysStill(offer, fit)
    const raw = uncertain(stays * (price * market > 1 ? 1 : 0) + (1 - stays) * moving)
    const value = price * logistic(logOdds) - 1
    const standing = standingFeatures({ raw, value, valueToOthers: price * others - 1 })
    return [...standing, ...byTime(timeLeft(hoursLeft), logit(raw))]
  }
}

/** A few thousand closes do not show the difference between once in a thousand times and never. */
const uncertain = (probability: number): number => Math.min(0.999, Math.max(0.001, probability))

/** What the time that is left counts, by itself and for the raw share, on a line and a curve. */
const byTime = (left: number, raw: number): number[] => [left, left ** 2, left * raw, left ** 2 * raw]

/** From a number of usual spreads and a time to the share of lines that moved, about that time, and closed farther above where they were expected. */
function shareBeyond(closes: readonly ClosedProp[], fit: CloseFit): (spreads: number, time: number) => number {
  const moved = movedOf(closes)
  const residuals = residualWindows(
    moved.map((close) => (logit(close.closing) - expectedClose(close, fit)) / closeSpread(close, fit)),
    moved.map(({ hoursLeft }) => timeLeft(hoursLeft)),
    evenSpans(WINDOWS),
  )
  return shareAboveAt(residuals)
}
