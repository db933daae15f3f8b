import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'
import { betFields } from './bet-fields.ts'

/** One market as books price it, no decision on it being ours. */
export const QuotedMarket = z.object({
  market: describe(z.string(), 'Alternate run line, First five total, Moneyline'),
  line: z.nullable(z.number()),
  sides: z.array(
    z.object({
      id: describe(z.string(), 'of the bet'),
      side: describe(z.string(), 'Over 4.5'),
      fairProbability: z.nullable(
        percent(
          'what the books together say, margin removed; null where too few price every side, or how often the bet is pushed is not known',
        ),
      ),
      noFairReason: describe(
        z.nullable(z.string()),
        'why there is no fair probability, in words; null if there is one',
      ),
      carriedOverFrom: describe(
        z.nullable(z.number()),
        'the quoted line that the probability rests on beside the few quotes of this one, or whose odds these contradict; null if enough books quote this line',
      ),
      expectedValue: describe(
        z.nullable(z.number()),
        'percent of the stake at the best price; null without a price or probability',
      ),
      confidence: betFields.confidence,
      confidenceAssumed: betFields.confidenceAssumed,
      grade: describe(z.nullable(betFields.valueGrade), 'at the best price; null without a price or probability'),
      recommendation: betFields.recommendation,
      passReason: describe(
        z.nullable(z.string()),
        'why it is not recommended, in words; null if it is, and without a price or probability',
      ),
      books: describe(
        z.array(
          z.object({
            book: describe(z.string(), 'an invented price says so'),
            odds: describe(z.number(), 'American'),
            quotedAt: moment('when it was seen'),
            isStale: describe(
              z.boolean(),
              'its book has not confirmed it while the others moved: never the best price',
            ),
            isExcluded: describe(
              z.boolean(),
              'bets at its book lose far more than they closed on: never the best price',
            ),
          }),
        ),
        'every book that prices it, the best first, those of excluded books and then stale ones last; empty where nobody does',
      ),
    }),
  ),
})
export type QuotedMarket = z.infer<typeof QuotedMarket>
