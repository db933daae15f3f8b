import * as z from 'zod/mini'
import { moment, percent, said } from '#said'

/** One market as books price it, no decision on it being ours. */
export const QuotedMarket = z.object({
  market: said(z.string(), 'Alternate run line, First five total, Moneyline'),
  line: z.nullable(z.number()),
  sides: z.array(
    z.object({
      side: said(z.string(), 'Over 4.5'),
      fairProbability: z.nullable(
        percent('what the books together say, margin removed; null where too few price every side'),
      ),
      books: said(
        z.array(
          z.object({
            book: said(z.string(), 'an invented price says so'),
            odds: said(z.number(), 'American'),
            quotedAt: moment('when it was seen'),
          }),
        ),
        'every book that prices it, the best first; empty where nobody does',
      ),
    }),
  ),
})
export type QuotedMarket = z.infer<typeof QuotedMarket>
