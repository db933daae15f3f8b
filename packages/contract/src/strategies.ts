import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { betFields } from './bet-fields.ts'
import { listFields } from './list-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

const risk = describe(
  z.enum(['conservative', 'moderate', 'aggressive']),
  'by win probability: from 60 % conservative, from 45 % moderate, else aggressive',
)

const StrategyPick = z.object({
  id: betFields.id,
  gameId: z.string(),
  league: z.string(),
  game: describe(z.string(), 'away @ home'),
  gameTime: z.nullable(moment('start')),
  pick: describe(z.string(), 'the selection in words'),
  odds: betFields.odds,
  bookmaker: betFields.bookmaker,
  quotedAt: betFields.quotedAt,
  winProbability: percent('our fair chance, of the bets that are decided'),
  expectedValue: describe(z.number(), 'percent of the stake, at our fair chance'),
  confidence: z.nullable(percent('chance that this price beats the fair closing price; null where it is not known')),
  confidenceAssumed: betFields.confidenceAssumed,
  recommendation: betFields.recommendation,
})

/** GET /api/alternative-picks: what single strategies would pair up. */
export const alternativePicks = route({
  method: 'GET',
  path: '/api/alternative-picks',
  summary:
    'For each strategy the best two bets on different games that it backs, with a positive EV at our fair probability and a confidence of 70 or more.',
  answer: z.object({
    picks: z.array(
      z.object({
        id: describe(z.string(), 'the strategy’s key'),
        strategy: z.string(),
        alsoBackedBy: describe(
          z.array(z.string()),
          'other strategies that back exactly these bets: they have no card of their own',
        ),
        pick1: StrategyPick,
        pick2: describe(z.nullable(StrategyPick), 'null if the strategy backs only one bet that qualifies'),
        confidence: percent('mean of its bets'),
        parlay: describe(
          z.nullable(z.object({ odds: describe(z.number(), 'American'), bookmaker: z.string() })),
          'the price behind expectedROI: of both bets together at the book that pays most for them; null with one bet, and where no book offers both or the parlay is not +EV',
        ),
        expectedROI: describe(
          z.nullable(z.number()),
          'percent: of the two as a parlay at the best book that offers both, null if none does or the parlay is not +EV there; of the one where there is no second',
        ),
        riskLevel: risk,
        reasoning: describe(
          z.array(z.string()),
          'why the strategy backs the first: the first reason is always positive',
        ),
        onProbation: describe(z.boolean(), 'whether its last 500 graded proposals show no value'),
      }),
    ),
    totalOptions: describe(z.number(), 'strategies that were asked'),
    proposals: describe(z.number(), 'that they made'),
    minConfidence: describe(z.number(), 'constant 70: the bar'),
    gamesAnalyzed: z.number(),
    ...listFields,
    provenance: Provenance,
  }),
})
export type AlternativePicks = z.infer<typeof alternativePicks.answer>

const consensus = describe(
  z.enum(['Strong Buy', 'Buy', 'Hold']),
  'Strong Buy from 85 % confidence, Buy from 75, where it is worth its price; else Hold',
)

/** What a strategy came to. */
const Basis = z.object({
  pattern: describe(z.string(), 'what it looks for'),
  winRate: z.nullable(percent('of its last 500 graded proposals; null below 30')),
  sampleSize: describe(z.number(), 'graded proposals, 500 at most'),
  profitability: describe(z.nullable(z.number()), 'percent per unit staked; null below 30'),
  profitabilityStdErr: describe(z.nullable(z.number()), 'its standard error'),
  closingValue: describe(z.nullable(z.number()), 'percent against the fair close; null below 30'),
  standing: z.enum(['shows value', 'on probation', 'untried']),
})

/** GET /api/strategies/unified-analysis: the top picks, and what the strategies say of the slate. */
export const unifiedAnalysis = route({
  method: 'GET',
  path: '/api/strategies/unified-analysis',
  summary: 'The two best bets now, the same the ball shows, with what the strategies propose on the games to come.',
  answer: z.object({
    analysis: z.object({
      topPicks: z.object({
        pick1: describe(z.nullable(StrategyPick), 'the most confident recommended bet, as in /api/parlay-picks'),
        pick2: describe(z.nullable(StrategyPick), 'the next one on another game'),
        combinedConfidence: z.nullable(percent('mean of the two; null where neither is known')),
        expectedROI: describe(
          z.nullable(z.number()),
          'percent: of both as a parlay at the best book that offers both; null without two or such a book, or if the parlay is not +EV there',
        ),
        riskProfile: z.nullable(risk),
      }),
      consensus,
      historicalValidation: z.object({
        historicalAccuracy: z.nullable(
          percent('of graded proposals of the strategies that propose the first pick, those that won'),
        ),
        similarScenarios: describe(z.number(), 'how many those are'),
      }),
      marketInefficiencies: describe(z.array(z.string()), 'prices that stand apart from the other books, in words'),
      strategyBreakdown: z.array(
        z.object({
          strategy: z.string(),
          idea: z.string(),
          riskLevel: z.nullable(describe(z.enum(['Conservative', 'Moderate', 'Aggressive']), 'of its best proposal')),
          weight: describe(
            z.number(),
            '0–1: its value against the close over that of all; strategies without any weigh nothing. Ranks no bet',
          ),
          confidence: z.nullable(percent('of its best proposal; null if it is not known')),
          confidenceAssumed: betFields.confidenceAssumed,
          expectedValue: describe(z.nullable(z.number()), 'percent, of its best proposal at our fair chance'),
          pick: describe(z.nullable(StrategyPick), 'its best proposal that is worth making now; null if it has none'),
          proposals: z.number(),
          reasoning: z.array(z.string()),
          historicalBasis: Basis,
        }),
      ),
    }),
    provenance: Provenance,
  }),
})
export type UnifiedAnalysis = z.infer<typeof unifiedAnalysis.answer>

/** GET /api/strategies/github-test: the last five days, as each looked before its games. */
export const fiveDayTest = route({
  method: 'GET',
  path: '/api/strategies/github-test',
  summary:
    'What the strategies agreed on on each of the last five days, before its games began and without anything later, and what came of it.',
  answer: z.object({
    results: z.array(
      z.object({
        day: describe(z.number(), '1 is the oldest'),
        date: describe(z.string(), 'the league’s own date, YYYY-MM-DD'),
        confidence: z.nullable(percent('mean of the picks; null where it is not known')),
        expectedROI: describe(z.number(), 'percent per unit, as it was said'),
        actualROI: describe(z.number(), 'percent per unit, as it came'),
        picks: z.number(),
        correct: z.number(),
        strategiesUsed: z.number(),
        analysis: z.object({
          topPicks: z.object({ pick1: z.string(), pick1Won: z.boolean() }),
          consensus,
        }),
      }),
    ),
    summary: z.object({
      avgConfidence: z.nullable(percent('mean of the days')),
      avgExpectedROI: describe(z.nullable(z.number()), 'percent; null without days'),
      avgActualROI: describe(z.nullable(z.number()), 'percent; null without days'),
      totalOpportunities: z.number(),
    }),
    totalStrategies: z.number(),
    provenance: Provenance,
  }),
})
export type FiveDayTest = z.infer<typeof fiveDayTest.answer>

/** A day of a test by one method. */
export const ComparisonRow = z.object({
  id: z.string(),
  testDay: describe(z.number(), '1 is the oldest'),
  testDate: describe(z.string(), 'YYYY-MM-DD'),
  method: describe(
    z.enum(['Current', 'Enhanced', 'Ultimate']),
    'Current: the best 20 prices by value. Enhanced: of those with a confidence of 50 or more, by rank score. Ultimate: what three strategies or more back, by how many',
  ),
  correctPicks: z.number(),
  totalPicks: describe(z.number(), '20 at most'),
  accuracy: z.nullable(percent('of those that were won or lost; null where none was')),
  avgConfidence: z.nullable(percent('null where it is not known')),
  profitLoss: describe(z.number(), 'units, one staked on each'),
})
export type ComparisonRow = z.infer<typeof ComparisonRow>

/** GET /api/analytics/comparisons: three methods on the last five days. */
export const analyticsComparisons = route({
  method: 'GET',
  path: '/api/analytics/comparisons',
  summary: 'Three ways to pick, on each of the last five days as it looked before its games.',
  answer: z.object({ comparisons: z.array(ComparisonRow), provenance: Provenance }),
})
export type AnalyticsComparisons = z.infer<typeof analyticsComparisons.answer>

const Test = z.object({
  id: z.string(),
  status: describe(z.enum(['finished']), 'constant finished: the days are graded already when a test is asked for'),
  startedAt: moment('when it was asked for'),
  days: z.number(),
  rows: z.array(ComparisonRow),
})
export type StrategyTest = z.infer<typeof Test>

/** POST /api/analytics/tests: a test of the last five days, kept. */
export const startTest = route({
  method: 'POST',
  path: '/api/analytics/tests',
  summary: 'Tests the three methods on the last five days and keeps what came of it. For operators.',
  answer: Test,
})
/** GET /api/analytics/tests/{id}: a test that was kept. */
export const readTest = route({
  method: 'GET',
  path: '/api/analytics/tests/{id}',
  summary: 'A test that was kept.',
  answer: Test,
})
/** DELETE /api/analytics/tests/{id}: drops it. */
export const dropTest = route({
  method: 'DELETE',
  path: '/api/analytics/tests/{id}',
  summary: 'Drops a test that was kept. For operators.',
  answer: z.object({ success: describe(z.boolean(), 'constant true: an unknown one is answered with 404') }),
})

/** GET /api/analytics/daily-report: the day before, in prose. */
export const analyticsDailyReport = route({
  method: 'GET',
  path: '/api/analytics/daily-report',
  summary: 'What came of the picks of the newest day that is settled, in numbers and in prose.',
  answer: z.object({
    date: describe(z.nullable(z.string()), 'YYYY-MM-DD; null where nothing is settled yet'),
    origin: describe(z.nullable(z.enum(['live', 'replay', 'backfill'])), 'how those picks came to be'),
    picks: z.number(),
    won: z.number(),
    lost: z.number(),
    pushed: z.number(),
    profit: describe(z.number(), 'units, one staked on each'),
    closingValue: z.nullable(fraction('mean value against the fair close; null where no close is known')),
    report: describe(z.string(), 'in prose, from these numbers alone'),
    provenance: Provenance,
  }),
})
export type AnalyticsDailyReport = z.infer<typeof analyticsDailyReport.answer>
