import { numberRows, packNumbers, unpackNumbers } from '@fairline/numeric'
import { type TimedBeatCurve, type TimedClose, type TimedOffer, timedBeatCurve } from './timed-beat-curve.ts'

const REFIT_AFTER_MS = 28 * 86_400_000
/** Fewer games than this say nothing. */
const MIN_GAMES = 100
/** Only the newest prices count: markets change. */
const MAX_CLOSES = 8000

/** Figures of a closed price: market, model, others (`NaN` where too few quoted), price, hours left, closing. */
const WIDTH = 6

/** Everything learned about how prices of one kind of market close that were seen at a known time. */
export interface SavedTimedCloses {
  /** Packed rows of figures, newest last. */
  readonly closes: string
  readonly games: number
  /** Null before the first fit. */
  readonly fittedAt: number | null
  /** How many of the closes that fit knew, and its weights. */
  readonly fitted: number
  readonly weights: readonly number[]
}

/** The probability that a price seen at a known time before the start beats its fair close (see `timedBeatCurve`). */
export function timedCloseModel() {
  let closes = numberRows(WIDTH)
  let games = 0
  let fittedAt: number | null = null
  /** How many of the closes the last fit knew, what it found, and the curve, once it is asked for. */
  let fitted = 0
  let weights: readonly number[] = []
  let curve: TimedBeatCurve | null = null

  const curveFrom = (known: readonly number[]) =>
    timedBeatCurve(
      Array.from({ length: fitted }, (_, i) => closeOf(closes.row(i))),
      known,
    )

  function restart(cells: Float64Array): void {
    closes = numberRows(WIDTH)
    closes.addAll(cells)
  }

  function refit(at: number): void {
    fitted = closes.count()
    fittedAt = at
    curve = curveFrom([])
    weights = curve.weights
  }

  /** Restored models are drawn when they are first asked: a league out of season never is, and the start is waited for. */
  function fittedCurve(): TimedBeatCurve | null {
    if (fittedAt !== null) curve ??= curveFrom(weights)
    return curve
  }

  return {
    /** Learns how prices of one game closed, seen at several moments before its start. */
    learn(closed: readonly TimedClose[], at: number): void {
      if (closed.length === 0) return
      games += 1
      for (const { market, model, others, price, hoursLeft, closing } of closed)
        closes.add([
          rounded(market),
          rounded(model),
          others === null ? Number.NaN : rounded(others),
          price,
          rounded(hoursLeft),
          rounded(closing),
        ])
      if (games < MIN_GAMES || (fittedAt !== null && at - fittedAt < REFIT_AFTER_MS)) return
      if (closes.count() > MAX_CLOSES) restart(closes.cells().slice(-MAX_CLOSES * WIDTH) as Float64Array)
      refit(at)
    },
    /** In percent; null until enough games have closed. */
    confidence(offer: TimedOffer): number | null {
      const known = fittedCurve()
      return known && 100 * known.probability(offer)
    },
    save: (): SavedTimedCloses => ({
      closes: packNumbers(closes.cells() as Float64Array),
      games,
      fittedAt,
      fitted,
      weights,
    }),
    restore(saved: SavedTimedCloses): void {
      games = saved.games
      restart(unpackNumbers(saved.closes))
      fittedAt = saved.fittedAt
      fitted = saved.fitted
      weights = saved.weights
      curve = null
    },
  }
}

function closeOf(figures: readonly number[]): TimedClose {
  const [market, model, others, price, hoursLeft, closing] = figures as [number, number, number, number, number, number]
  return { market, model, others: Number.isNaN(others) ? null : others, price, hoursLeft, closing }
}

/** To a millionth: checkpoints hold a hundred thousand closes. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
