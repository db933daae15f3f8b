import { beatClose, fitMonotoneCurve, monotoneCurve } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { beatProbability, beatSamples, fitBeatWeights } from '../forecast/beat-curve.ts'
import { BELIEVED_STANDING, standingFeatures } from '../forecast/standing-curve.ts'
import { timeLeft } from '../forecast/time-left.ts'
import type { ClosedProp } from './closed-props.ts'
import type { PropOffer } from './prop-offer.ts'

/** From a prop's price to the probability that it beats its fair close, and what was fitted. */
export interface PropBeatCurve {
  readonly probability: (offer: PropOffer) => number
  readonly weights: readonly number[]
}

/** A closed prop: what counts of its price, and whether it beat the close. */
interface Seen {
  readonly kind: string
  readonly features: readonly number[]
  readonly beat: boolean
  readonly weight: number
}

/**
 * What the prices of a league's closed props came to.
 *
 * Raw, it is the share of past closing residuals that would carry the close beyond the price. Best prices stand out because
 * their book strays more often than because the market will follow, so the raw share is corrected by where best prices stood
 * among the other books and by the time that was left. One side of one stat closes otherwise than another: what was said of
 * it is corrected once more by what came of it alone, and what that says by how often it came true of all props together.
 *
 * @param closes   at least one
 * @param weights  fitted before on the same closes; empty if they were not
 */
export function propBeatCurve(closes: readonly ClosedProp[], weights: readonly number[]): PropBeatCurve {
  const features = featuresAmong(closes)
  const seen: readonly Seen[] = closes.map((close) => ({
    kind: kindOf(close),
    features: features(close),
    beat: close.price * close.closing > 1,
    weight: 1,
  }))
  const known = weights.length > 0 ? weights : fitBeatWeights(beatSamples(seen), BELIEVED)
  const lines = linesByKind(seen, known)
  const said = (kind: string, of: readonly number[]): number => {
    const together = beatProbability(of, known)
    return lines.get(kind)?.(together) ?? together
  }
  const came = monotoneCurve(
    fitMonotoneCurve({
      said: seen.map((close) => said(close.kind, close.features)),
      happened: seen.map(({ beat }) => (beat ? 1 : 0)),
      weight: seen.map(({ weight }) => weight),
    }),
  )
  return { weights: known, probability: (offer) => came(said(kindOf(offer), features(offer))) }
}

/** Of each side of each stat that closed: from what is said of all together to what came of it, a line with a bend at one half. */
function linesByKind(seen: readonly Seen[], weights: readonly number[]): Map<string, (said: number) => number> {
  const byKind = Map.groupBy(seen, ({ kind }) => kind)
  return new Map(
    [...byKind].map(([kind, some]) => {
      const of = some.map((one) => ({ ...one, features: bent(beatProbability(one.features, weights)) }))
      const fitted = fitBeatWeights(beatSamples(of), AS_SAID)
      return [kind, (said) => beatProbability(bent(said), fitted)]
    }),
  )
}

/** What counts of a chance that was said: its log-odds, steeper or flatter above one half. */
const bent = (said: number): number[] => [1, logit(said), Math.max(0, logit(said))]
/** Believed at first: what was said. */
const AS_SAID = [0, 1, 0]

const kindOf = ({ stat, side }: Pick<PropOffer, 'stat' | 'side'>): string => `${stat} ${side}`

/** The raw share as it is, at first, whatever the time that is left. */
const BELIEVED = [...BELIEVED_STANDING, 0]

/** What counts of a price among props whose close is known. */
function featuresAmong(closes: readonly ClosedProp[]): (offer: PropOffer) => number[] {
  const raw = beatClose(
    closes.map(({ expected, closing }) => logit(closing) - logit(expected)),
    closes.map(() => 1),
  )
  return ({ expected, others, price, hoursLeft }) => [
    ...standingFeatures({
      raw: raw(expected, 1 / price),
      value: price * expected - 1,
      valueToOthers: price * others - 1,
    }),
    timeLeft(hoursLeft),
  ]
}
