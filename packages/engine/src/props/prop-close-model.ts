import { numberRows, packNumbers, unpackNumbers } from '@fairline/numeric'
import type { ClosedProp } from './closed-props.ts'
import { fitPropBeat, type PropBeatFit, propBeatCurve } from './prop-beat-curve.ts'
import type { PropOffer } from './prop-offer.ts'

/** Fewer closes of a league's props than this say nothing. */
export const MIN_PROP_CLOSES = 1500
/** Only the newest closes count: players become better known, and markets change. */
const MAX_PROP_CLOSES = 16_000
/** Older closes are dropped when there are this many rows, not every day: all rows are copied then. */
const MAX_ROWS = 18_000

/** Figures of a closed prop; the stat by its place in `stats`. */
const WIDTH = 8
type SavedClosedProp = readonly [
  stat: number,
  side: 0 | 1,
  expected: number,
  market: number,
  others: number,
  price: number,
  hoursLeft: number,
  closing: number,
]

/** From a prop's price to the probability that it beats its fair close, and what was fitted. */
interface KnownCurve {
  readonly fit: PropBeatFit
  readonly probability: (offer: PropOffer) => number
}

/** Everything learned about how a league's props close. */
export interface SavedPropCloses {
  readonly stats: readonly string[]
  /** Packed rows of figures, newest last. */
  readonly learned: string
  /** Of games that ended today: learned when the day is over. */
  readonly waiting: readonly SavedClosedProp[]
  /** To what is learned; null if that is too little. */
  readonly fit: PropBeatFit | null
}

/**
 * The probability that a prop's price beats its fair close, learned from a league's props of all stats (see `propBeatCurve`).
 *
 * Closes enter at the end of a day, all together, and what is forecast follows from them only: it does not depend on the minute.
 */
export function propCloseModel() {
  let stats: readonly string[] = []
  let learned = numberRows(WIDTH)
  let waiting: SavedClosedProp[] = []
  /** What follows from the learned closes, made when it is first requested; undefined until then, null if they are too few. */
  let known: KnownCurve | null | undefined
  /** By an earlier run to the same closes; null if there was none. */
  let savedFit: PropBeatFit | null = null

  function current(): KnownCurve | null {
    if (known === undefined) known = learned.count() < MIN_PROP_CLOSES ? null : knownFrom(newestCloses(), savedFit)
    return known
  }

  function newestCloses(): ClosedProp[] {
    const first = Math.max(0, learned.count() - MAX_PROP_CLOSES)
    return Array.from({ length: learned.count() - first }, (_, i) =>
      readClosed(learned.row(first + i) as unknown as SavedClosedProp),
    )
  }

  /** Figures of the newest closes. */
  const newestFigures = () => learned.cells().slice(-MAX_PROP_CLOSES * WIDTH) as Float64Array

  function restart(figures: Float64Array | Float32Array): void {
    learned = numberRows(WIDTH)
    learned.addAll(figures)
  }

  function readClosed([stat, side, expected, market, others, price, hoursLeft, closing]: SavedClosedProp): ClosedProp {
    return { stat: stats[stat] as string, side, expected, market, others, price, hoursLeft, closing }
  }

  return {
    /** Keeps how a game's props closed until the day is over. */
    add(closed: readonly ClosedProp[]): void {
      stats = [...new Set([...stats, ...closed.map(({ stat }) => stat)])]
      for (const close of closed) waiting.push(rowOf(close, stats.indexOf(close.stat)))
    },
    /** Learns what closed on the days before. */
    learn(): void {
      if (waiting.length === 0) return
      for (const close of waiting) learned.add(close)
      if (learned.count() > MAX_ROWS) restart(newestFigures())
      waiting = []
      known = undefined
      savedFit = null
    },
    /** In percent; null until enough props have closed. */
    confidence(offer: PropOffer): number | null {
      const now = current()
      return now && 100 * now.probability(offer)
    },
    save: (): SavedPropCloses => ({
      stats,
      learned: packNumbers(newestFigures()),
      waiting,
      fit: current()?.fit ?? null,
    }),
    restore(saved: SavedPropCloses): void {
      stats = saved.stats
      restart(unpackNumbers(saved.learned))
      waiting = [...saved.waiting]
      known = undefined
      savedFit = saved.fit
    },
  }
}

function knownFrom(closes: readonly ClosedProp[], saved: PropBeatFit | null): KnownCurve {
  const fit = saved ?? fitPropBeat(closes)
  return { fit, probability: propBeatCurve(closes, fit) }
}

const rowOf = (close: ClosedProp, stat: number): SavedClosedProp => [
  stat,
  close.side,
  rounded(close.expected),
  rounded(close.market),
  rounded(close.others),
  close.price,
  rounded(close.hoursLeft),
  rounded(close.closing),
]

/** To a millionth: checkpoints hold two hundred thousand closes. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
