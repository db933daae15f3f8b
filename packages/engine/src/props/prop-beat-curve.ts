import { beatClose, monotoneCurve } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { beatProbability, fitBeatWeights } from '../forecast/beat-curve.ts'
import { BELIEVED_STANDING, standingFeatures } from '../forecast/standing-curve.ts'
import type { ClosedProp } from './closed-props.ts'
import type { PropOffer } from './prop-offer.ts'

/** From a prop's price to the probability that it beats its fair close, and what was fitted. */
export interface PropBeatCurve {
  readonly probability: (offer: PropOffer) => number
  readonly weights: readonly number[]
}

/**
 * What the prices of a league's closed props came to.
 *
 * Raw, it is the share of past closing residuals that would carry the close beyond the price. Best prices stand out because
 * their book strays more often than because the market will follow, so the raw share is corrected by where best prices stood
 * among the other books, by the time that was left and by what they were on: a stat's overs close otherwise than its unders.
 * What that says is put right by how often it came true, of all props and then of the same stat and side.
 *
 * @param closes   at least one
 * @param weights  fitted before on the same closes; empty if they were not
 */
export function propBeatCurve(closes: readonly ClosedProp[], weights: readonly number[]): PropBeatCurve {
  const kinds = [...new Set(closes.map(kindOf))]
  const features = featuresAmong(closes, kinds)
  const seen = closes.map((close) => ({
    kind: kindOf(close),
    features: features(close),
    beat: close.price * close.closing > 1,
    weight: 1,
  }))
  const known = weights.length > 0 ? weights : fitBeatWeights(seen, [...BELIEVED, ...kinds.map(() => 0)])
  const said = seen.map(({ kind, features: of, beat, weight }) => ({
    ...{ kind, weight },
    said: beatProbability(of, known),
    happened: beat,
  }))
  const ofAll = monotoneCurve(said)
  const ofKind = new Map(
    [...Map.groupBy(said, ({ kind }) => kind)].map(([kind, some]) => [
      kind,
      monotoneCurve(some.map((one) => ({ ...one, said: ofAll(one.said) }))),
    ]),
  )
  return {
    weights: known,
    probability(offer) {
      const came = ofAll(beatProbability(features(offer), known))
      return ofKind.get(kindOf(offer))?.(came) ?? came
    },
  }
}

type Kind = Pick<PropOffer, 'stat' | 'side'>

const kindOf = ({ stat, side }: Kind): string => `${stat} ${side}`

/** The raw share as it is, at first, whatever the time that is left. */
const BELIEVED = [...BELIEVED_STANDING, 0]
/** Six minutes, added so that the logarithm of the time left is finite at the start. */
const SHORTEST_HOURS = 0.1

/** What counts of a price among props whose close is known; a stat and side that never closed is like the rest. */
function featuresAmong(closes: readonly ClosedProp[], kinds: readonly string[]): (offer: PropOffer) => number[] {
  const raw = beatClose(
    closes.map(({ expected, closing }) => logit(closing) - logit(expected)),
    closes.map(() => 1),
  )
  return (offer) => {
    const { expected, others, price, hoursLeft } = offer
    const kind = kindOf(offer)
    return [
      ...standingFeatures({
        raw: raw(expected, 1 / price),
        value: price * expected - 1,
        valueToOthers: price * others - 1,
      }),
      Math.log(SHORTEST_HOURS + Math.max(0, hoursLeft)),
      ...kinds.map((one) => (one === kind ? 1 : 0)),
    ]
  }
}
