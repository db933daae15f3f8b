import { numberRows, packNumbers, unpackNumbers } from '@fairline/numeric'
import { CLOSE_FIGURES, type SavedTimedCloses } from './saved-timed-closes.ts'
import {
  fitTimedBeat,
  type TimedBeatFit,
  type TimedClose,
  type TimedOffer,
  timedBeatCurve,
} from './timed-beat-curve.ts'
import { beforeStartForm, type TimedBeatForm } from './timed-beat-form.ts'

/** From how much is learned, and how often. */
export interface TimedCloseLimits {
  /** Fewer games than this say nothing. */
  readonly minGames: number
  /** Only the newest prices count: markets change. */
  readonly maxCloses: number
  readonly refitAfterMs: number
  readonly form: TimedBeatForm
}

const BEFORE_START: TimedCloseLimits = {
  minGames: 100,
  maxCloses: 8000,
  refitAfterMs: 14 * 86_400_000,
  form: beforeStartForm,
}

/** The probability that a price seen at a known time before the start beats its fair close (see `timedBeatCurve`). */
export function timedCloseModel({ minGames, maxCloses, refitAfterMs, form }: TimedCloseLimits = BEFORE_START) {
  let closes = numberRows(CLOSE_FIGURES, 0, Float32Array)
  let games = 0
  let fittedAt: number | null = null
  /** What the last fit found, and the curve, once it is requested. */
  let fit: TimedBeatFit | null = null
  let curve: ((offer: TimedOffer) => number) | null = null

  function restart(cells: Float64Array | Float32Array): void {
    closes = numberRows(CLOSE_FIGURES, 0, Float32Array)
    closes.addAll(cells)
  }

  function refit(at: number): void {
    fittedAt = at
    fit = fitTimedBeat(
      Array.from({ length: closes.count() }, (_, i) => closeOf(closes.row(i))),
      form,
    )
    curve = null
  }

  const hasEnoughBooks = ({ others }: TimedOffer) => others !== null || !form.needsOthers

  return {
    /** Learns how prices of one game closed, seen at several moments before its start. */
    learn(closed: readonly TimedClose[], at: number): void {
      const counted = closed.filter(hasEnoughBooks)
      if (counted.length === 0) return
      games += 1
      for (const { market, model, others, price, hoursLeft, closing } of counted)
        closes.add([market, model, others ?? Number.NaN, price, hoursLeft, closing])
      if (games < minGames || (fittedAt !== null && at - fittedAt < refitAfterMs)) return
      if (closes.count() > maxCloses) restart(closes.cells().slice(-maxCloses * CLOSE_FIGURES))
      refit(at)
    },
    /** In percent; null until enough games have closed, and where too few other books quote. */
    confidence(offer: TimedOffer): number | null {
      if (fit === null || !hasEnoughBooks(offer)) return null
      // Drawn when it is first requested: a league out of season never is, and a start is waited for.
      curve ??= timedBeatCurve(fit, form)
      return 100 * curve(offer)
    },
    /** Whether enough games have closed. */
    isKnown: (): boolean => fit !== null,
    save: (): SavedTimedCloses => ({
      closes: packNumbers(closes.cells()),
      games,
      fittedAt,
      fit: fit && { ...fit, residuals: { ...fit.residuals, residuals: packNumbers(fit.residuals.residuals) } },
    }),
    restore(saved: SavedTimedCloses): void {
      games = saved.games
      restart(unpackNumbers(saved.closes, Float32Array))
      fittedAt = saved.fittedAt
      fit = saved.fit && restoredFit(saved.fit)
      curve = null
    },
  }
}

/** Residuals are packed when a fit is saved. */
const restoredFit = (saved: NonNullable<SavedTimedCloses['fit']>): TimedBeatFit => ({
  ...saved,
  residuals: { ...saved.residuals, residuals: unpackNumbers(saved.residuals.residuals, Float32Array) },
})

function closeOf(figures: readonly number[]): TimedClose {
  const [market, model, others, price, hoursLeft, closing] = figures as [number, number, number, number, number, number]
  return { market, model, others: Number.isNaN(others) ? null : others, price, hoursLeft, closing }
}
