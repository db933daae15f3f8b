import type { ResidualWindows } from '@fairline/models'
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
  /** What that fit found, its residuals packed; null before it. */
  readonly fit: (Omit<TimedBeatFit, 'residuals'> & { readonly residuals: PackedWindows }) | null
}

interface PackedWindows {
  readonly residuals: string
  readonly windows: ResidualWindows['windows']
}

/** Of numbers that were packed. */
const bytesOf = (packed: string): number => Buffer.byteLength(packed, 'base64')

const Residuals = z
  .object({
    residuals: z
      .string()
      .nonempty()
      .refine((packed) => bytesOf(packed) % Float32Array.BYTES_PER_ELEMENT === 0),
    windows: z.array(z.object({ from: z.int().gte(0), to: z.int(), center: z.number() })).nonempty(),
  })
  .refine(({ residuals, windows }) => {
    const count = bytesOf(residuals) / Float32Array.BYTES_PER_ELEMENT
    return windows.every(({ from, to }) => from < to && to <= count)
  })

const Fit = z.object({
  hoursRange: z.tuple([z.number(), z.number()]),
  shares: z.tuple([z.number(), z.number()]),
  spread: z.tuple([z.number(), z.number(), z.number()]),
  still: z.tuple([z.number(), z.number(), z.number()]).nullable(),
  residuals: Residuals,
  weights: z.array(z.number()).nonempty(),
  knots: z.array(z.object({ said: z.number(), share: z.number() })),
})

/** What is saved must be usable as a whole: a curve is drawn long after it was read. */
export const SavedTimedCloses = z
  .object({
    closes: z.string(),
    games: z.number(),
    fittedAt: z.number().nullable(),
    fit: Fit.nullable(),
  })
  .refine(({ closes }) => bytesOf(closes) % CLOSE_BYTES === 0)
  .refine(({ fittedAt, fit }) => (fit === null) === (fittedAt === null))
