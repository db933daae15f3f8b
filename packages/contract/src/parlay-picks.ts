import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { betFields, PublishedBet } from './bet-fields.ts'
import { listFields } from './list-fields.ts'
import { Provenance } from './provenance.ts'
import { PublishedPick } from './published-pick.ts'
import { route } from './route.ts'

/** A pick as the panel shows it. */
export const PickShown = z.object({
  id: describe(z.string(), 'of the bet'),
  gameId: z.string(),
  league: z.string(),
  matchup: describe(z.string(), 'away @ home'),
  gameTime: z.nullable(moment('start; null if the source records only the day')),
  marketType: betFields.marketType,
  pick: describe(z.string(), 'the selection in words, without its price'),
  book: z.string(),
  odds: describe(z.number(), 'American'),
  confidence: z.nullable(
    percent('chance that this price beats the fair closing price; null where no model of the close exists'),
  ),
  winProbability: percent('fair chance that the bet wins'),
  expectedValue: fraction('profit expected, 0.02 is 2 %'),
  kelly: fraction('full Kelly: share of the bankroll'),
  grade: describe(z.string(), 'A+ … F by the published table'),
  recommendation: z.enum(['bet', 'lean', 'pass']),
  published: describe(z.nullable(PublishedBet), 'what was published of this bet; null if nothing was'),
  goodDownTo: describe(z.nullable(z.number()), 'American: the price down to which the bet stays recommended'),
  quotedAt: moment('when the price was seen'),
  isRecorded: describe(
    z.nullable(z.boolean()),
    'false while the pick is not yet written to the ledger; null if it is no pick',
  ),
  why: describe(z.string(), 'how the chance was made'),
  reasoning: describe(z.array(z.string()), 'of the picks shown: what speaks for the price, the most telling first'),
  analysis: describe(z.nullable(z.string()), 'in the analyst’s words, in AI mode; null else'),
})
export type PickShown = z.infer<typeof PickShown>

/** GET /api/parlay-picks: the two best bets of the day. */
export const parlayPicks = route({
  method: 'GET',
  path: '/api/parlay-picks',
  summary: 'The two best bets that can be made now, or why there are none.',
  query: z.object({
    ai: describe(z.optional(z.string()), 'anything: AI mode, unlocked by POST /api/ai-access'),
    password: describe(
      z.optional(z.string()),
      'unlocks AI mode for this one answer; POST /api/ai-access is the better way',
    ),
  }),
  answer: z.object({
    success: describe(z.boolean(), 'whether there is at least one pick'),
    confidence: z.nullable(percent('the lower confidence of the picks shown; null where none is known')),
    picks: z.object({ pick1: z.nullable(PickShown), pick2: z.nullable(PickShown) }),
    parlay: describe(
      z.nullable(
        z.object({
          odds: describe(z.number(), 'American: the best price one book pays for both'),
          bookmaker: describe(z.string(), 'that book'),
          winProbability: percent('chance that both win; the games are independent'),
          expectedValue: fraction('profit expected of the parlay, above 0'),
        }),
      ),
      'both picks as one bet; null unless there are two, one book offers both, and the parlay is +EV there',
    ),
    aiMode: z.boolean(),
    reason: describe(
      z.enum(['picks', 'no-games', 'still-learning', 'no-bet-worth-making']),
      'what the panel has to say',
    ),
    inPlay: describe(z.number(), 'games that are on with a recommended bet; Smart Parlay lists them'),
    published: describe(
      z.array(PublishedPick),
      'every published pick of the games on the board: what was published, and what the bet is now',
    ),
    ...listFields,
    provenance: Provenance,
  }),
})
export type ParlayPicks = z.infer<typeof parlayPicks.answer>
