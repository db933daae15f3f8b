import { numberRows } from '@fairline/numeric'
import { type TimedBeatCurve, type TimedClose, type TimedOffer, timedBeatCurve } from './timed-beat-curve.ts'

const REFIT_AFTER_MS = 28 * 86_400_000
/** Fewer games than this say nothing. */
const MIN_GAMES = 100
/** Only the newest prices count: markets change. */
const MAX_CLOSES = 8000

/** A closed price as it is saved; `others` is null where too few quoted. */
type SavedTimedClose = readonly [
  market: number,
  model: number,
  others: number | null,
  price: number,
  hoursLeft: number,
  closing: number,
]

/** Everything learned about how prices of one kind of market close that were seen at a known time. */
export interface SavedTimedCloses {
  /** Newest last. */
  readonly closes: readonly SavedTimedClose[]
  readonly games: number
  /** Null before the first fit. */
  readonly fittedAt: number | null
  /** How many of the closes that fit knew, and its weights. */
  readonly fitted: number
  readonly weights: readonly number[]
}

/** The probability that a price seen at a known time before the start beats its fair close (see `timedBeatCurve`). */
export function timedCloseModel() {
  let closes = numberRows(6)
  let games = 0
  let fittedAt: number | null = null
  /** How many of the closes the last fit knew, what it found, and the curve, once it is asked for. */
  let fitted = 0
  let weights: readonly number[] = []
  let curve: TimedBeatCurve | null = null

  const savedCloses = (count = closes.count()): SavedTimedClose[] =>
    Array.from({ length: count }, (_, i) => toSaved(closes.row(i)))
  const curveFrom = (known: readonly number[]) => timedBeatCurve(savedCloses(fitted).map(readClose), known)

  function restart(saved: readonly SavedTimedClose[]): void {
    closes = numberRows(6, saved.length)
    for (const close of saved) add(close)
  }

  function add([market, model, others, price, hoursLeft, closing]: SavedTimedClose): void {
    closes.add([market, model, others ?? Number.NaN, price, hoursLeft, closing])
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
        add([rounded(market), rounded(model), others && rounded(others), price, rounded(hoursLeft), rounded(closing)])
      if (games < MIN_GAMES || (fittedAt !== null && at - fittedAt < REFIT_AFTER_MS)) return
      if (closes.count() > MAX_CLOSES) restart(savedCloses().slice(-MAX_CLOSES))
      refit(at)
    },
    /** In percent; null until enough games have closed. */
    confidence(offer: TimedOffer): number | null {
      const known = fittedCurve()
      return known && 100 * known.probability(offer)
    },
    save: (): SavedTimedCloses => ({ closes: savedCloses(), games, fittedAt, fitted, weights }),
    restore(saved: SavedTimedCloses): void {
      games = saved.games
      restart(saved.closes)
      fittedAt = saved.fittedAt
      fitted = saved.fitted
      weights = saved.weights
      curve = null
    },
  }
}

function toSaved(row: readonly number[]): SavedTimedClose {
  const [market, model, others, price, hoursLeft, closing] = row as [number, number, number, number, number, number]
  return [market, model, Number.isNaN(others) ? null : others, price, hoursLeft, closing]
}

const readClose = ([market, model, others, price, hoursLeft, closing]: SavedTimedClose): TimedClose => ({
  market,
  model,
  others,
  price,
  hoursLeft,
  closing,
})

/** To a millionth: checkpoints hold a hundred thousand closes. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
