import { beatClose, monotoneCurve } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { standingCurve } from '../forecast/standing-curve.ts'
import type { ClosedProp } from './closed-props.ts'
import type { PropOffer } from './prop-offer.ts'

/** Fewer closes than this say nothing. */
export const MIN_PROP_CLOSES = 1500
/** Older closes than the newest of this count are forgotten. */
const MAX_PROP_CLOSES = 10_000

/** A closed prop as it is saved. */
type SavedClosedProp = readonly [expected: number, others: number, price: number, closing: number]

/** Everything learned about how a league's props close. */
export interface SavedPropCloses {
  /** Newest last. */
  readonly learned: readonly SavedClosedProp[]
  /** Of games that ended today: learned when the day is over. */
  readonly waiting: readonly SavedClosedProp[]
}

/**
 * The probability that a prop's price beats its fair close, learned from a league's props of all stats together.
 *
 * Raw, it is the share of past closing residuals that would carry the close beyond the price. Best prices stand out because
 * their book strays more often than because the market will follow, so the raw share is corrected by where best prices stood
 * among the other books and what came of them, and what that says by how often it came true.
 *
 * Closes enter at the end of a day, all together: what is said of a prop does not depend on the minute.
 */
export function propCloseModel() {
  let learned: readonly SavedClosedProp[] = []
  let waiting: SavedClosedProp[] = []
  let probability: ((offer: PropOffer) => number) | null = null

  function fit(): void {
    probability = learned.length < MIN_PROP_CLOSES ? null : fitted(learned)
  }

  return {
    /** Keeps how a game's props closed until the day is over. */
    add(closed: readonly ClosedProp[]): void {
      for (const { expected, others, price, closing } of closed) waiting.push([expected, others, price, closing])
    },
    /** Learns what closed on the days before. */
    learn(): void {
      if (waiting.length === 0) return
      learned = [...learned, ...waiting].slice(-MAX_PROP_CLOSES)
      waiting = []
      fit()
    },
    /** In percent; null until enough props have closed. */
    confidence: (offer: PropOffer): number | null => probability && 100 * probability(offer),
    save: (): SavedPropCloses => ({ learned, waiting }),
    restore(saved: SavedPropCloses): void {
      learned = saved.learned
      waiting = [...saved.waiting]
      fit()
    },
  }
}

function fitted(closes: readonly SavedClosedProp[]): (offer: PropOffer) => number {
  const raw = beatClose(
    closes.map(([expected, , , closing]) => logit(closing) - logit(expected)),
    closes.map(() => 1),
  )
  const standingOf = ({ expected, others, price }: PropOffer) => ({
    raw: raw(expected, 1 / price),
    value: price * expected - 1,
    valueToOthers: price * others - 1,
  })
  const seen = closes.map(([expected, others, price, closing]) => ({
    ...standingOf({ expected, others, price }),
    beat: price * closing > 1,
    weight: 1,
  }))
  const among = standingCurve(seen, [])
  const first = (offer: ReturnType<typeof standingOf>) => among?.came(offer) ?? offer.raw
  const came = monotoneCurve(seen.map((offer) => ({ said: first(offer), happened: offer.beat, weight: 1 })))
  return (offer) => came(first(standingOf(offer)))
}
