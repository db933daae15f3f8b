import * as z from 'zod/mini'
import { moment, percent, said } from '#said'
import { betFields } from './bet-fields.ts'

/** One market as books price it, no decision on it being ours. */
export const QuotedMarket = z.object({
  market: said(z.string(), 'Alternate run line, First five total, Moneyline'),
  line: z.nullable(z.number()),
  sides: z.array(
    z.object({
      id: said(z.string(), 'of the bet'),
      side: said(z.string(), 'Over 4.5'),
      fairProbability: z.nullable(
        percent(
          'what the books together say, margin removed; null where too few price every side, or how often the bet is pushed is not known',
        ),
      ),
      noFairReason: said(z.nullable(z.string()), 'why there is no fair probability, in words; null if there is one'),
      carriedOverFrom: said(
        z.nullable(z.number()),
        'the quoted line that the probability rests on beside the few quotes of this one, or whose odds these contradict; null if enough books quote this line',
      ),
      expectedValue: said(
        z.nullable(z.number()),
        'percent of the stake at the best price; null without a price or probability',
      ),
      confidence: betFields.confidence,
      confidenceAssumed: betFields.confidenceAssumed,
      grade: said(z.nullable(betFields.valueGrade), 'at the best price; null without a price or probability'),
      recommendation: betFields.recommendation,
      passReason: said(
        z.nullable(z.string()),
        'why it is not recommended, in words; null if it is, and without a price or probability',
      ),
      books: said(
        z.array(
          z.object({
            book: said(z.string(), 'an invented price says so'),
            odds: said(z.number(), 'American'),
            quotedAt: moment('when it was seen'),
            isStale: said(z.boolean(), 'its book has not confirmed it while the others moved: never the best price'),
            isExcluded: said(z.boolean(), 'bets at its book lose far more than they closed on: never the best price'),
          }),
        ),
        'every book that prices it, the best first, those of excluded books and then stale ones last; empty where nobody does',
      ),
    }),
  ),
})
export type QuotedMarket = z.infer<typeof QuotedMarket>
