import { z } from 'zod'
import type { TimedBeatFit } from './timed-beat-curve.ts'

/** Figures of a closed price, in 32 bits: market, model, others (`NaN` where too few quoted), price, hours left, closing. */
export const CLOSE_FIGURES = 6
const CLOSE_BYTES = CLOSE_FIGURES * Float32Array.BYTES_PER_ELEMENT

/** Everything learned about how prices of one kind of market close that were seen at a known time. */
export interface SavedTimedCloses {
  /** Packed rows of `CLOSE_FIGURES`, newest last. */
  readonly closes: string
  readonly games: number
  /** Null before the first fit. */
  readonly fittedAt: number | null
  /** How many of the closes that fit knew, and what it found; null before it. */
  readonly fitted: number
  readonly fit: TimedBeatFit | null
}

const Fit = z.object({
  shares: z.tuple([z.number(), z.number()]),
  spread: z.tuple([z.number(), z.number(), z.number()]),
  weights: z.array(z.number()).nonempty(),
  knots: z.array(z.object({ said: z.number(), share: z.number() })),
})

/** What is saved must be usable as a whole: a curve is drawn long after it was read. */
export const SavedTimedCloses = z
  .object({
    closes: z.string(),
    games: z.number(),
    fittedAt: z.number().nullable(),
    fitted: z.int().nonnegative(),
    fit: Fit.nullable(),
  })
  .refine(({ closes, fitted }) => fitted <= Buffer.byteLength(closes, 'base64') / CLOSE_BYTES)
  .refine(({ closes }) => Buffer.byteLength(closes, 'base64') % CLOSE_BYTES === 0)
  .refine(({ fittedAt, fitted, fit }) => (fit === null) === (fittedAt === null) && (fit === null || fitted > 0))
