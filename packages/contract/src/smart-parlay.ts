import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { betFields, liveScore } from './bet-fields.ts'
import { listFields } from './list-fields.ts'
import { Provenance } from './provenance.ts'
import { PublishedPick } from './published-pick.ts'
import { route } from './route.ts'

/** A ranked pick. */
export const SmartParlayPick = z.object({
  ...betFields,
  rank: describe(z.number(), 'from 1'),
  finalScore: describe(
    z.nullable(z.number()),
    'confidence × 0.4 + expected value in percent × 0.3 + win probability × 0.3',
  ),
  game: describe(z.string(), 'away @ home'),
  expectedValue: fraction('profit expected, 0.02 is 2 %'),
  reasoning: describe(z.string(), 'what speaks for it, in one sentence with its numbers'),
})
export type SmartParlayPick = z.infer<typeof SmartParlayPick>

/** GET /api/smart-parlay-picks: the 25 best bets on games to come. */
export const smartParlayPicks = route({
  method: 'GET',
  path: '/api/smart-parlay-picks',
  summary: 'The best bet of each market of games to come that is worth its price, the best 25 by score.',
  answer: z.object({
    picks: z.array(SmartParlayPick),
    totalPicks: describe(z.number(), 'all that are worth their price'),
    highValue: describe(
      z.number(),
      'prices on games to come with an EV above 15.0 % as it is shown, of all that were checked: above 10.0 % a price is taken for a pricing error, and is not among the picks',
    ),
    lastUpdated: moment('the moment of the board'),
    avgConfidence: z.nullable(percent('mean of the picks shown; null where there is none')),
    ...listFields,
    provenance: Provenance,
  }),
})
export type SmartParlayPicks = z.infer<typeof smartParlayPicks.answer>

/** Filters of the All Picks tab. */
export const categories = ['moneyline', 'spread', 'total', 'team_total', 'player_prop'] as const

const LivePick = z.object({
  ...SmartParlayPick.shape,
  category: z.enum(categories),
  value: fraction('the same as expectedValue'),
  badge: describe(z.nullable(z.string()), 'LIVE while the game is on, else null'),
  score: liveScore,
})

/** GET /api/smart-parlay/live-picks: all that is worth its price, by category. */
export const smartParlayLivePicks = route({
  method: 'GET',
  path: '/api/smart-parlay/live-picks',
  summary: 'Everything on games to come and in play that is worth its price, by category where one is asked for.',
  query: z.object({ category: z.optional(z.enum(categories)) }),
  answer: z.object({
    picks: z.array(LivePick),
    totalOpportunities: describe(
      z.number(),
      'recommended bets of the category, or of all: more than the funnel counts, which holds winner, spread and total only',
    ),
    summary: describe(z.record(z.enum(categories), z.number()), 'how many of each category there are'),
    topGrades: describe(z.number(), 'graded A+ or A'),
    lastUpdated: moment('the moment of the board'),
    ...listFields,
    provenance: Provenance,
  }),
})
export type SmartParlayLivePicks = z.infer<typeof smartParlayLivePicks.answer>

/** GET /api/smart-parlay/integrated: games that are on and games to come in one list. */
export const smartParlayIntegrated = route({
  method: 'GET',
  path: '/api/smart-parlay/integrated',
  summary: 'The best bet of every game that has one now, and the published picks of games that are on.',
  answer: z.object({
    recommendations: z.array(
      z.object({
        ...betFields,
        verdict: describe(betFields.recommendation, 'the recommendation of the bet itself'),
        game: describe(z.string(), 'away @ home'),
        gameType: describe(z.enum(['LIVE', 'scheduled']), 'LIVE: a bet on a game that is on, at its price in play'),
        expectedValue: fraction('profit expected'),
        recommendation: describe(
          z.enum(['STRONG_BET', 'BET', 'LEAN']),
          'the verdict in the words of the document: STRONG_BET is a bet of 80 % confidence or more',
        ),
        reasoning: describe(z.string(), 'in one sentence with its numbers'),
        liveContext: describe(
          z.nullable(z.object({ currentScore: z.string() })),
          'away–home while the game is on; null before',
        ),
        score: liveScore,
      }),
    ),
    publishedInPlay: describe(
      z.array(PublishedPick),
      'published picks of games that are on, with what each bet is now; no recommendation',
    ),
    breakdown: z.object({
      liveGames: describe(z.number(), 'games in play that have a recommended bet'),
      scheduledGames: z.number(),
    }),
    qualityMetrics: z.object({
      avgConfidence: z.nullable(percent('mean of bets before the start; null where there is none')),
    }),
    ...listFields,
    provenance: Provenance,
  }),
})
export type SmartParlayIntegrated = z.infer<typeof smartParlayIntegrated.answer>
