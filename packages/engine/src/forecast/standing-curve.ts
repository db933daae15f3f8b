import { logit } from '@fairline/numeric'
import { beatProbability, fitBeatWeights } from './beat-curve.ts'

/** What was known of a price that several books' prices can be held against. */
export interface Standing {
  /** Raw probability to beat the close. */
  readonly raw: number
  /** Value of the price against the expected close, and against what the other books say. */
  readonly value: number
  readonly valueToOthers: number
}

/** The same of a price whose selection is known. */
export interface SelectionStanding extends Standing {
  /** Log-odds of the expected close. */
  readonly logOdds: number
}

/** Standings of the past by column, whether each price beat the close, 1 or 0, and how much it counts: lists of equal length. */
export interface StandingsSeen {
  readonly raw: ArrayLike<number>
  readonly value: ArrayLike<number>
  readonly valueToOthers: ArrayLike<number>
  readonly logOdds: ArrayLike<number>
  readonly beat: ArrayLike<number>
  readonly weight: ArrayLike<number>
}

/** Values beyond this, either way, are misprints more often than bargains; and values are counted in twentieths. */
const WIDEST = 0.15
const PER_UNIT = 20
/** Believed at first: the raw probability as it is. */
export const BELIEVED_STANDING: readonly number[] = [0, 1, 0, 0, 0, 0]
/** The same, for any selection. */
const BELIEVED = [...BELIEVED_STANDING, 0]
/** Fewer prices than this say nothing. */
const MIN_SAMPLE = 300

/** What counts of a price's position among the others, as many as `BELIEVED_STANDING` has weights. */
export function standingFeatures({ raw, value, valueToOthers }: Standing): number[] {
  const [own, others] = [scaled(value), scaled(valueToOthers)]
  return [1, logit(raw), others, Math.max(0, others), own, Math.max(0, own)]
}

const scaled = (value: number) => PER_UNIT * Math.max(-WIDEST, Math.min(WIDEST, value))

/**
 * What prices that stand out among several books came to: log-odds of beating the close as a sum over the raw probability, the
 * price's value, steeper or flatter above zero, against the expected close and against the other books, and how likely the
 * selection is: long shots beat their close less often than other prices in the same position.
 *
 * @returns from a position to the probability, with what was fitted; null while too little is known
 */
export function standingCurve(
  seen: StandingsSeen,
  start: readonly number[],
): { came: (standing: SelectionStanding) => number; weights: readonly number[] } | null {
  const { beat, weight } = seen
  if (beat.length < MIN_SAMPLE) return null
  const samples = { features: featuresOf(seen), target: beat, weight }
  const weights = fitBeatWeights(samples, BELIEVED, start.length > 0 ? start : BELIEVED)
  return { came: (standing) => beatProbability(featuresIn(standing), weights), weights }
}

/** As many as `BELIEVED` has weights. */
const featuresIn = (standing: SelectionStanding): number[] => [...standingFeatures(standing), standing.logOdds]

function featuresOf({ raw, value, valueToOthers, logOdds }: StandingsSeen): Float64Array {
  const width = BELIEVED.length
  const features = new Float64Array(raw.length * width)
  const at = (list: ArrayLike<number>, i: number) => list[i] as number
  for (let i = 0; i < raw.length; i++) {
    const standing = {
      raw: at(raw, i),
      value: at(value, i),
      valueToOthers: at(valueToOthers, i),
      logOdds: at(logOdds, i),
    }
    features.set(featuresIn(standing), i * width)
  }
  return features
}
