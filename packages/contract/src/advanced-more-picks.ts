import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'
import { PickAnalysis } from './analyze-pick.ts'
import { betFields, reasoning, trend } from './bet-fields.ts'
import { listFields } from './list-fields.ts'
import { marketPulse } from './market-pulse.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** A pick as the main list shows it. */
export const AdvancedPick = z.object({
  ...betFields,
  game: z.object({
    league: z.string(),
    homeTeam: z.string(),
    awayTeam: z.string(),
    gameTime: z.nullable(z.string()),
    startTime: z.nullable(z.string()),
    gameStatus: describe(z.string(), 'constant Scheduled: only games to come are listed'),
    homeScore: describe(z.nullable(z.number()), 'constant null likewise'),
    awayScore: describe(z.nullable(z.number()), 'constant null likewise'),
  }),
  matchInfo: describe(z.string(), 'away @ home'),
  lastUpdated: moment('when the price was seen'),
  rank: describe(z.number(), 'from 1, by rank score'),
  rankScore: describe(
    z.nullable(z.number()),
    'confidence × 0.4 + expected value in percent × 0.3 + win probability × 0.3',
  ),
  valueScore: describe(z.number(), '0–100: expected value, 10 % and more is 100'),
  expectedValue: describe(z.number(), 'percent of the stake'),
  sharpValue: describe(
    z.nullable(z.number()),
    'percent: against the sharpest book alone; null where it does not quote or the best price is its own',
  ),
  isTrending: z.boolean(),
  trendDirection: trend,
  tags: describe(z.array(z.string()), 'what it is: High Value, Trending, Pick'),
  strategies: describe(
    z.array(
      z.object({
        name: z.string(),
        confidence: z.nullable(percent('of the bet')),
        reasoning: z.string(),
        fibonacciAnalysis: describe(
          z.nullable(
            z.object({
              riskLevel: describe(
                z.enum(['low', 'medium', 'high']),
                'by win probability: from 60 % low, from 45 % medium',
              ),
              expectedValue: describe(z.number(), 'percent of the stake'),
              bankruptcyRisk: percent(
                'share of 1,000 simulated runs of 100 such bets that lose the bankroll, staked 1, 1, 2, 3 … 21 hundredths of it after each loss',
              ),
              monteCarloResults: z.object({ profitProbability: percent('share of those runs that end ahead') }),
              marketEfficiency: describe(
                z.nullable(z.number()),
                'percent: 100 − hold of the best prices of every selection; above 100 if those prices together pay more than they cost; null if a selection has no price',
              ),
            }),
          ),
          'of the Fibonacci System; null elsewhere',
        ),
      }),
    ),
    'strategies that propose it, as prices stood at the last tenth minute; else what its chance was made from',
  ),
  ...marketPulse,
  liveFactors: describe(
    z.array(
      z.object({
        description: z.string(),
        impact: describe(z.nullable(z.number()), 'points of chance, where that is measured; null where it is not'),
      }),
    ),
    'what is known of the game: who is out or starts, the weather, how the market moved',
  ),
  reasoning,
  chatgptTrends: describe(
    PickAnalysis,
    'the bet in the words of the built-in analyst; POST /api/advanced-more-picks/analyze/{pickId} asks the analyst that is configured, which may be a language model and cost money',
  ),
})
export type AdvancedPick = z.infer<typeof AdvancedPick>

/** GET /api/advanced-more-picks: the picks of the day, some at a time. */
export const advancedMorePicks = route({
  method: 'GET',
  path: '/api/advanced-more-picks',
  summary: 'Bets on games to come that are worth their price, by rank score, some at a time.',
  query: z.object({
    offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  answer: z.object({
    picks: z.array(AdvancedPick),
    summary: z.object({
      totalPicks: z.number(),
      avgConfidence: z.nullable(percent('mean where it is known; null where it is not')),
      confidenceSample: describe(z.number(), 'bets that avgConfidence is the mean of'),
      highConfidencePicks: describe(z.number(), 'of 80 % or more'),
      trendingPicks: z.number(),
      byMarket: describe(
        z.object({ moneyline: z.number(), spread: z.number(), total: z.number() }),
        'the same by market; three-way winners count as moneylines',
      ),
      byLeague: describe(z.record(z.string(), z.number()), 'the same by league, as shown'),
      message: describe(z.nullable(z.string()), 'why there is nothing; null where there is something'),
    }),
    hasMore: z.boolean(),
    ...listFields,
    provenance: Provenance,
  }),
})
export type AdvancedMorePicks = z.infer<typeof advancedMorePicks.answer>
