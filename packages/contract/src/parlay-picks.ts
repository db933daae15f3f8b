import * as z from 'zod/mini'
import { fraction, moment, percent, said } from '#said'
import { betFields, PublishedBet } from './bet-fields.ts'
import { listFields } from './list-fields.ts'
import { Provenance } from './provenance.ts'
import { PublishedPick } from './published-pick.ts'
import { route } from './route.ts'

/** A pick as the panel shows it. */
export const PickShown = z.object({
  id: said(z.string(), 'of the bet'),
  gameId: z.string(),
  league: z.string(),
  matchup: said(z.string(), 'away @ home'),
  gameTime: z.nullable(moment('start; null if the source records only the day')),
  marketType: betFields.marketType,
  pick: said(z.string(), 'the selection in words, without its price'),
  book: z.string(),
  odds: said(z.number(), 'American'),
  confidence: z.nullable(
    percent('chance that this price beats the fair closing price; null where no model of the close exists'),
  ),
  winProbability: percent('fair chance that the bet wins'),
  expectedValue: fraction('profit expected, 0.02 is 2 %'),
  kelly: fraction('full Kelly: share of the bankroll'),
  grade: said(z.string(), 'A+ … F by the published table'),
  recommendation: z.enum(['bet', 'lean', 'pass']),
  published: said(z.nullable(PublishedBet), 'what was published of this bet; null if nothing was'),
  goodDownTo: said(z.nullable(z.number()), 'American: the price down to which the bet stays recommended'),
  quotedAt: moment('when the price was seen'),
  isRecorded: said(
    z.nullable(z.boolean()),
    'false while the pick is not yet written to the ledger; null if it is no pick',
  ),
  why: said(z.string(), 'how the chance was made'),
  reasoning: said(z.array(z.string()), 'of the picks shown: what speaks for the price, the most telling first'),
  analysis: said(z.nullable(z.string()), 'in the analyst’s words, in AI mode; null else'),
})
export type PickShown = z.infer<typeof PickShown>

/** GET /api/parlay-picks: the two best bets of the day. */
export const parlayPicks = route({
  method: 'GET',
  path: '/api/parlay-picks',
  summary: 'The two best bets that can be made now, or why there are none.',
  query: z.object({
    ai: said(z.optional(z.string()), 'anything: AI mode, unlocked by POST /api/ai-access'),
    password: said(
      z.optional(z.string()),
      'unlocks AI mode for this one answer; POST /api/ai-access is the better way',
    ),
  }),
  answer: z.object({
    success: said(z.boolean(), 'whether there is at least one pick'),
    confidence: z.nullable(percent('the lower confidence of the picks shown; null where none is known')),
    picks: z.object({ pick1: z.nullable(PickShown), pick2: z.nullable(PickShown) }),
    parlay: said(
      z.nullable(
        z.object({
          odds: said(z.number(), 'American: the best price one book pays for both'),
          bookmaker: said(z.string(), 'that book'),
          winProbability: percent('chance that both win; the games are independent'),
          expectedValue: fraction('profit expected of the parlay, above 0'),
        }),
      ),
      'both picks as one bet; null unless there are two, one book offers both, and the parlay is +EV there',
    ),
    aiMode: z.boolean(),
    reason: said(z.enum(['picks', 'no-games', 'still-learning', 'no-bet-worth-making']), 'what the panel has to say'),
    inPlay: said(z.number(), 'games that are on with a recommended bet; Smart Parlay lists them'),
    published: said(
      z.array(PublishedPick),
      'every published pick of the games on the board: what was published, and what the bet is now',
    ),
    ...listFields,
    provenance: Provenance,
  }),
})
export type ParlayPicks = z.infer<typeof parlayPicks.answer>
