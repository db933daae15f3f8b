import * as z from 'zod/mini'
import { describe, moment } from '#describe'
import { OwnBooks } from './own-books.ts'
import { route } from './route.ts'

/** Who wrote what an answer says in prose. */
export const analyst = describe(z.string(), 'who wrote it: Fairline, by rules, or a language model')

/** A bet in an analyst's words. */
export const PickAnalysis = z.object({
  marketSentiment: describe(
    z.enum(['bullish', 'bearish', 'other']),
    'bullish: more books have moved toward it than against it since open; bearish: the reverse',
  ),
  valueOpportunity: describe(
    z.enum(['high', 'low', 'other']),
    'high from an EV of 3 % of the stake, low below, other at 0 and under',
  ),
  keyFactors: describe(z.array(z.string()), 'reasons, each with its number'),
  aiInsights: describe(z.string(), 'in prose, from these numbers only'),
  generatedAt: moment('the moment of the board it was written from'),
  analyst,
})
export type PickAnalysis = z.infer<typeof PickAnalysis>

/** POST /api/advanced-more-picks/analyze/{pickId}: one bet in words. */
export const analyzePick = route({
  method: 'POST',
  path: '/api/advanced-more-picks/analyze/{pickId}',
  summary: 'What the numbers of one bet say, in words; nothing is sent along.',
  query: OwnBooks,
  answer: z.object({
    success: describe(z.boolean(), 'constant true where it is answered at all'),
    analysis: PickAnalysis,
  }),
})
export type AnalyzePick = z.infer<typeof analyzePick.answer>
