import { z } from 'zod'
import { Instant } from '../time/instant.ts'
import { Grade } from './grade.ts'
import { Market, Selection } from './market.ts'
import { Price } from './quote.ts'

const priced = {
  gameId: z.string().min(1),
  market: Market,
  selection: Selection,
  book: z.string().min(1),
  price: Price,
  /** When that price was seen. */
  quotedAt: Instant,
  /** Our fair probability of the selection; of the bets that are decided, where a push is possible. */
  chance: z.number().min(0).max(1),
  /** Share of the stake that is decided on average, the rest being pushed; left out where that is all of it. */
  decided: z.number().gt(0).lt(1).optional(),
  /** Profit expected per unit staked: of what is decided. */
  expectedValue: z.number(),
  /** Probability in percent that this price beats the fair closing price; null where no model of the close exists. */
  confidence: z.number().min(0).max(100).nullable(),
  grade: Grade,
  /** Version of the table it was graded by; left out where that is the first. */
  gradeVersion: z.number().int().min(2).optional(),
}

/** A bet worth making, and everything it was decided on. */
export const Pick = z.object({
  ...priced,
  madeAt: Instant,
  modelVersion: z.string().min(1),
})
export type Pick = z.infer<typeof Pick>

/** Why a price was left. A list of picks is only as honest as its list of passes. */
export const PassReason = z.enum([
  'still-learning',
  'no-forecast',
  'already-started',
  'no-price',
  'forecast-is-newer-than-price',
  'value-below-bar',
  'price-looks-misprinted',
  'confidence-below-bar',
  'confidence-not-known',
  'carried-over',
  'result-picked-already',
])
export type PassReason = z.infer<typeof PassReason>

/** A game looked at and left, with the best that was on offer. */
export const Pass = z.object({
  gameId: z.string().min(1),
  reason: PassReason,
  best: z.object(priced).nullable(),
})
export type Pass = z.infer<typeof Pass>
