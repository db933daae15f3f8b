import { type CurveGrain, evenSpans, type WindowSpan } from '@fairline/models'
import { USUAL_PULL } from './beat-curve.ts'
import { shrinkEarlyProbability } from './shrink-early-probability.ts'
import { lastMinutes, timeLeft } from './time-left.ts'

/** How a price stands that was seen at a known time. */
export interface TimedStanding {
  /** What counts of it among other prices (`standingFeatures`); its raw probability is that of markets that move. */
  readonly standing: readonly number[]
  /** Log-odds of the expected close. */
  readonly logOdds: number
  readonly hoursLeft: number
}

/** What is fitted to timed prices, and how firmly. */
export interface TimedBeatForm {
  readonly features: (price: TimedStanding) => number[]
  /** Weights of the features before any close is seen: the raw probability as it is. */
  readonly believed: readonly number[]
  /** How firmly, in prices' worth of curvature. */
  readonly pull: number
  /** Windows of time that residuals are looked at through, the nearest to the start first. */
  readonly windows: readonly WindowSpan[]
  /** Whether nothing is learned or forecast for a price if fewer than two other books quote its market. */
  readonly needsOthers: boolean
  /** Whether markets may close just where they stand: how often they do is then learned apart. */
  readonly mayStandStill: boolean
  /** Of the last curve. */
  readonly grain: CurveGrain
  /** Earlier prices are fitted as ones of that many hours. */
  readonly mostHours: number
  /** From what the last curve says of a price and the hours that are left to what is forecast. */
  readonly said: (probability: number, hoursLeft: number) => number
}

/** `timeLeft` 4.4 hours before the start: what counts the more or the less with the time is counted from there. */
const MIDDLE_TIME = 1.5
/** The time is divided by these. Belief in every weight is equally firm, so the larger, the firmer it is believed that the time makes no difference. */
const LINE_SCALE = 6
const CURVE_SCALE = 4

const believedOf = (count: number) => Array.from({ length: count }, (_, i) => (i === 1 ? 1 : 0))

/** By where a price stands, how likely its selection is and the time left, and by the first two the more, the more time is left. */
function featuresByTime({ standing, logOdds, hoursLeft }: TimedStanding): number[] {
  const [time, { raw, value }] = [timeLeft(hoursLeft), named(standing)]
  return [...standing, time, time * raw, time * value, logOdds, time * logOdds]
}

/** Raw probability in log-odds, and value against the expected close, scaled. */
const named = ([, raw = 0, , , value = 0]: readonly number[]) => ({ raw, value })

/** The same with what differs in the last minutes and for favorites and long shots; the time on a line and a curve through its middle. */
function featuresBeforeStart({ standing, logOdds, hoursLeft }: TimedStanding): number[] {
  const { raw, value } = named(standing)
  const time = timeLeft(hoursLeft) - MIDDLE_TIME
  const line = time / LINE_SCALE
  const curve = (time / CURVE_SCALE) ** 2
  const last = lastMinutes(hoursLeft)
  const extreme = Math.abs(logOdds)
  return [
    ...standing,
    line,
    line * raw,
    line * value,
    logOdds,
    line * logOdds,
    extreme,
    line * extreme,
    curve,
    curve * raw,
    curve * value,
    last,
    last * raw,
    last * value,
  ]
}

/** Of prices in play. */
export const inPlayForm = (grain: CurveGrain): TimedBeatForm => ({
  features: featuresByTime,
  believed: believedOf(11),
  pull: USUAL_PULL,
  windows: evenSpans(1),
  needsOthers: false,
  mayStandStill: false,
  grain,
  mostHours: Number.POSITIVE_INFINITY,
  said: (probability) => probability,
})

/** Of prices before the start, of which a league has thousands; those of one game close together, so the curve through them is coarse. */
export const beforeStartForm: TimedBeatForm = {
  features: featuresBeforeStart,
  believed: believedOf(19),
  pull: 3,
  // Near the start few moves are large and most tiny, unlike earlier ones.
  windows: [
    { from: 0, to: 0.1, center: 0.05 },
    { from: 0.05, to: 1, center: 0.525 },
  ],
  needsOthers: true,
  mayStandStill: true,
  grain: { perKnot: 300, believed: 800 },
  mostHours: 15,
  said: shrinkEarlyProbability,
}
