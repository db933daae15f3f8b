import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { betFields, liveScore, PublishedBet, settlement } from './bet-fields.ts'

/** A published pick with both its truths: what was published, and what the bet is now. */
export const PublishedPick = z.object({
  id: describe(z.string(), 'of the bet'),
  gameId: z.string(),
  league: z.string(),
  game: describe(z.string(), 'away @ home'),
  gameTime: z.nullable(moment('start; null if the source records only the day')),
  pick: describe(z.string(), 'the selection in words, without its price'),
  score: liveScore,
  published: PublishedBet,
  settlement,
  isRecorded: describe(z.boolean(), 'false until the pick is written to the ledger'),
  now: z.object({
    odds: describe(z.nullable(z.number()), 'American: best price now; null if nobody offers it'),
    bookmaker: z.nullable(z.string()),
    quotedAt: z.nullable(moment('when that price was seen')),
    winProbability: describe(
      z.nullable(percent('fair probability now')),
      'in play by score, time and live odds; null if not known',
    ),
    expectedValue: describe(z.nullable(fraction('profit expected at that price')), 'null without a price'),
    confidence: describe(
      z.nullable(percent('probability that it beats the closing line; in play the fair price two minutes later')),
      'null if not known',
    ),
    confidenceAssumed: betFields.confidenceAssumed,
    recommendation: betFields.recommendation,
  }),
})
export type PublishedPick = z.infer<typeof PublishedPick>
