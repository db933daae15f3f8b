import * as z from 'zod/mini'
import { fraction, moment, percent, said } from '#said'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** A pick as the panel shows it. */
export const PickShown = z.object({
  gameId: z.string(),
  league: z.string(),
  matchup: said(z.string(), 'away @ home'),
  text: said(z.string(), 'the bet in words'),
  book: z.string(),
  odds: said(z.number(), 'American'),
  confidence: z.nullable(
    percent('chance that this price beats the fair closing price; null where no model of the close exists'),
  ),
  winProbability: percent('fair chance that the bet wins'),
  expectedValue: fraction('profit expected, 0.02 is 2 %'),
  grade: said(z.string(), 'A+ … F by the published table'),
  goodDownTo: said(
    z.nullable(z.number()),
    'American: the price down to which the bet keeps a value above 0; null where there is none',
  ),
  quotedAt: moment('when the price was seen'),
  why: said(z.string(), 'how the chance was made'),
  reasoning: said(z.array(z.string()), 'of the picks shown: what speaks for the price, the most telling first'),
  analysis: said(z.nullable(z.string()), 'in the analyst’s words, in AI mode; null else'),
})
export type PickShown = z.infer<typeof PickShown>

/** A bet that was left, with its true figures and why. */
export const NearestShown = z.object({ ...PickShown.shape, passReason: said(z.string(), 'why it falls short') })
export type NearestShown = z.infer<typeof NearestShown>

/** GET /api/parlay-picks: the two best bets of the day. */
export const parlayPicks = route({
  method: 'GET',
  path: '/api/parlay-picks',
  summary: 'The day’s two best picks, or why there are none.',
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
          odds: said(z.number(), 'American: both prices multiplied'),
          winProbability: percent('chance that both win; the games are independent'),
          expectedValue: fraction('profit expected of the parlay'),
        }),
      ),
      'both picks as one bet; null unless there are two',
    ),
    aiMode: z.boolean(),
    reason: said(z.enum(['picks', 'no-games', 'still-learning', 'no-bet-worth-making']), 'what the panel has to say'),
    lookedAt: said(z.number(), 'games of today that were looked at'),
    nearest: said(
      z.array(NearestShown),
      'with fewer than three picks: the best bets that fell short, at most five, never counted',
    ),
    provenance: Provenance,
  }),
})
export type ParlayPicks = z.infer<typeof parlayPicks.answer>
