import { beatClose, monotoneCurve } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { beatProbability, fitBeatWeights } from '../forecast/beat-curve.ts'
import { BELIEVED_STANDING, standingFeatures } from '../forecast/standing-curve.ts'
import type { ClosedProp } from './closed-props.ts'
import type { PropOffer } from './prop-offer.ts'

/** Fewer closes of a league's props than this say nothing. */
export const MIN_PROP_CLOSES = 1500
/** Only the newest closes count: players become better known, and markets change. */
const MAX_PROP_CLOSES = 8000

/** A closed prop as it is saved. */
type SavedClosedProp = readonly [expected: number, others: number, price: number, hoursLeft: number, closing: number]

/** Everything learned about how a league's props close. */
export interface SavedPropCloses {
  /** Newest last. */
  readonly learned: readonly SavedClosedProp[]
  /** Of games that ended today: learned when the day is over. */
  readonly waiting: readonly SavedClosedProp[]
  /** Fitted on what is learned; empty if that is too little. */
  readonly weights: readonly number[]
}

/**
 * The probability that a prop's price beats its fair close, learned from a league's props of all stats together.
 *
 * Raw, it is the share of past closing residuals that would carry the close beyond the price. Best prices stand out because
 * their book strays more often than because the market will follow, so the raw share is corrected by where best prices stood
 * among the other books, by the time that was left and by what came of them; and what that says by how often it came true.
 *
 * Closes enter at the end of a day, all together, and what is said follows from them alone: it does not depend on the minute.
 */
export function propCloseModel() {
  let learned: readonly SavedClosedProp[] = []
  let waiting: SavedClosedProp[] = []
  /** What follows from the learned closes, made when it is first asked for; null until then. */
  let fitted: Fitted | null = null
  /** Fitted by an earlier run on the same closes; empty if there was none. */
  let savedWeights: readonly number[] = []

  function current(): Fitted {
    fitted ??= fittedTo(learned, savedWeights)
    return fitted
  }

  return {
    /** Keeps how a game's props closed until the day is over. */
    add(closed: readonly ClosedProp[]): void {
      for (const { expected, others, price, hoursLeft, closing } of closed)
        waiting.push([rounded(expected), rounded(others), price, rounded(hoursLeft), rounded(closing)])
    },
    /** Learns what closed on the days before. */
    learn(): void {
      if (waiting.length === 0) return
      learned = [...learned, ...waiting].slice(-MAX_PROP_CLOSES)
      waiting = []
      fitted = null
      savedWeights = []
    },
    /** In percent; null until enough props have closed. */
    confidence(offer: PropOffer): number | null {
      const { probability } = current()
      return probability && 100 * probability(offer)
    },
    save: (): SavedPropCloses => ({ learned, waiting, weights: current().weights }),
    restore(saved: SavedPropCloses): void {
      learned = saved.learned
      waiting = [...saved.waiting]
      fitted = null
      savedWeights = saved.weights
    },
  }
}

/** To a millionth: checkpoints hold a hundred thousand closes. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

interface Fitted {
  /** Null if too few props have closed. */
  readonly probability: ((offer: PropOffer) => number) | null
  readonly weights: readonly number[]
}

/** @param known  the weights if they were fitted before; empty if not */
function fittedTo(learned: readonly SavedClosedProp[], known: readonly number[]): Fitted {
  if (learned.length < MIN_PROP_CLOSES) return { probability: null, weights: [] }
  const closes = learned.map(([expected, others, price, hoursLeft, closing]) => ({
    expected,
    others,
    price,
    hoursLeft,
    closing,
  }))
  const features = featuresAmong(closes)
  const seen = closes.map((close) => ({
    features: features(close),
    beat: close.price * close.closing > 1,
    weight: 1,
  }))
  const weights = known.length > 0 ? known : fitBeatWeights(seen, BELIEVED)
  const came = monotoneCurve(
    seen.map((close) => ({ said: beatProbability(close.features, weights), happened: close.beat, weight: 1 })),
  )
  return { probability: (offer) => came(beatProbability(features(offer), weights)), weights }
}

/** The raw share as it is, at first, whatever the time that is left. */
const BELIEVED = [...BELIEVED_STANDING, 0]
/** Six minutes, added so that the logarithm of the time left is finite at the start. */
const SHORTEST_HOURS = 0.1

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
    Math.log(SHORTEST_HOURS + Math.max(0, hoursLeft)),
  ]
}
