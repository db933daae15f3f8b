import { numberRows } from '@fairline/numeric'
import type { ClosedProp } from './closed-props.ts'
import { type PropBeatCurve, propBeatCurve } from './prop-beat-curve.ts'
import type { PropOffer } from './prop-offer.ts'

/** Fewer closes of a league's props than this say nothing. */
export const MIN_PROP_CLOSES = 1500
/** Only the newest closes count: players become better known, and markets change. */
const MAX_PROP_CLOSES = 16_000
/** Older closes are dropped when there are this many rows, not every day: all rows are copied then. */
const MAX_ROWS = 18_000

/** A closed prop as it is saved; the stat by its place in `stats`. */
type SavedClosedProp = readonly [
  stat: number,
  side: 0 | 1,
  expected: number,
  others: number,
  price: number,
  hoursLeft: number,
  closing: number,
]

/** Everything learned about how a league's props close. */
export interface SavedPropCloses {
  readonly stats: readonly string[]
  /** Newest last. */
  readonly learned: readonly SavedClosedProp[]
  /** Of games that ended today: learned when the day is over. */
  readonly waiting: readonly SavedClosedProp[]
  /** Fitted on what is learned; empty if that is too little. */
  readonly weights: readonly number[]
}

/**
 * The probability that a prop's price beats its fair close, learned from a league's props of all stats (see `propBeatCurve`).
 *
 * Closes enter at the end of a day, all together, and what is said follows from them alone: it does not depend on the minute.
 */
export function propCloseModel() {
  let stats: readonly string[] = []
  let learned = numberRows(7)
  let waiting: SavedClosedProp[] = []
  /** What follows from the learned closes, made when it is first asked for; undefined until then, null if they are too few. */
  let curve: PropBeatCurve | null | undefined
  /** Fitted by an earlier run on the same closes; empty if there was none. */
  let savedWeights: readonly number[] = []

  function current(): PropBeatCurve | null {
    if (curve === undefined)
      curve = learned.count() < MIN_PROP_CLOSES ? null : propBeatCurve(newestCloses().map(readClosed), savedWeights)
    return curve
  }

  /** The newest closes that were learned. */
  function newestCloses(): SavedClosedProp[] {
    const first = Math.max(0, learned.count() - MAX_PROP_CLOSES)
    return Array.from(
      { length: learned.count() - first },
      (_, i) => learned.row(first + i) as unknown as SavedClosedProp,
    )
  }

  function add(closes: readonly SavedClosedProp[]): void {
    for (const close of closes) learned.add(close)
  }

  function restart(closes: readonly SavedClosedProp[]): void {
    learned = numberRows(7, closes.length)
    add(closes)
  }

  function readClosed([stat, side, expected, others, price, hoursLeft, closing]: SavedClosedProp): ClosedProp {
    return { stat: stats[stat] as string, side, expected, others, price, hoursLeft, closing }
  }

  return {
    /** Keeps how a game's props closed until the day is over. */
    add(closed: readonly ClosedProp[]): void {
      stats = [...new Set([...stats, ...closed.map(({ stat }) => stat)])]
      for (const { stat, side, expected, others, price, hoursLeft, closing } of closed) {
        const place = stats.indexOf(stat)
        waiting.push([place, side, rounded(expected), rounded(others), price, rounded(hoursLeft), rounded(closing)])
      }
    },
    /** Learns what closed on the days before. */
    learn(): void {
      if (waiting.length === 0) return
      add(waiting)
      if (learned.count() > MAX_ROWS) restart(newestCloses())
      waiting = []
      curve = undefined
      savedWeights = []
    },
    /** In percent; null until enough props have closed. */
    confidence(offer: PropOffer): number | null {
      const known = current()
      return known && 100 * known.probability(offer)
    },
    save: (): SavedPropCloses => ({ stats, learned: newestCloses(), waiting, weights: current()?.weights ?? [] }),
    restore(saved: SavedPropCloses): void {
      stats = saved.stats
      restart(saved.learned)
      waiting = [...saved.waiting]
      curve = undefined
      savedWeights = saved.weights
    },
  }
}

/** To a millionth: checkpoints hold two hundred thousand closes. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
