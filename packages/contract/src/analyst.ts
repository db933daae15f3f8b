import * as z from 'zod/mini'
import { betFields } from './bet-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'
import { fraction, moment, percent, said } from './said.ts'

const analyst = said(z.string(), 'who wrote it: Fairline, by rules, or a language model')
const success = said(z.boolean(), 'constant true where it is answered at all')

/** POST /api/advanced-more-picks/analyze/{pickId}: one bet in words. */
export const analyzePick = route({
  method: 'POST',
  path: '/api/advanced-more-picks/analyze/{pickId}',
  summary: 'What the numbers of one bet say, in words; nothing is sent along.',
  answer: z.object({
    success,
    analysis: z.object({
      marketSentiment: said(
        z.enum(['bullish', 'bearish', 'other']),
        'bullish: more books moved towards it than away since they opened; bearish: the reverse',
      ),
      valueOpportunity: said(
        z.enum(['high', 'low', 'other']),
        'high from 3 % of the stake on, low below, other at 0 and under',
      ),
      keyFactors: said(z.array(z.string()), 'what speaks for it, each with its number'),
      aiInsights: said(z.string(), 'in prose, from these numbers alone'),
      generatedAt: moment('the moment of the board it was written from'),
      analyst,
    }),
  }),
})
export type AnalyzePick = z.infer<typeof analyzePick.answer>

/** A bet as the AI Market Analysis shows it; each belongs to a game and market of the slate. */
const Opportunity = z.object({
  ...betFields,
  bet: said(z.string(), 'the selection in words, without its price'),
  matchInfo: said(z.string(), 'away @ home'),
  expectedValue: fraction('profit expected, 0.02 is 2 %'),
  reasoning: said(z.array(z.string()), 'sentences'),
  isLive: said(z.boolean(), 'a pick of a game that is on: its price is that of before'),
})

/** POST /api/ai-market-analysis: the slate in words. */
export const aiMarketAnalysis = route({
  method: 'POST',
  path: '/api/ai-market-analysis',
  summary: 'The best bets of the slate and the picks that are on, in words and numbers; nothing is sent along.',
  answer: z.object({
    strategicInsights: z.object({ valueOpportunities: z.array(Opportunity) }),
    executiveSummary: z.object({
      topOpportunities: said(z.array(z.string()), 'the bets to come in one line each'),
      marketOverview: said(z.string(), 'in prose'),
    }),
    metadata: z.object({
      gameCount: z.number(),
      liveGames: z.number(),
      highConfidencePicks: said(z.number(), 'of those shown, 80 or more'),
      averageConfidence: z.nullable(percent('mean of those shown; null where none is known')),
      unmatched: said(z.number(), 'suggestions that belong to no game of the slate and were dropped'),
      timestamp: moment('the moment of the board'),
      analyst,
    }),
    provenance: Provenance,
  }),
})
export type AiMarketAnalysis = z.infer<typeof aiMarketAnalysis.answer>

/** GET /api/openai/usage-stats: what writing took. */
export const openaiUsageStats = route({
  method: 'GET',
  path: '/api/openai/usage-stats',
  summary: 'Calls, tokens and cost of the analyst since the app was started. The built-in one costs nothing.',
  answer: z.object({
    status: said(z.enum(['built-in', 'connected']), 'built-in: prose by rules, without a key'),
    totalCalls: z.number(),
    totalCost: said(z.number(), 'US dollars'),
    totalTokens: z.number(),
    dailyCalls: said(z.number(), 'today in Los Angeles'),
    dailyCost: said(z.number(), 'US dollars, today in Los Angeles'),
    projectedMonthlyCost: said(z.number(), 'US dollars: thirty days like those since the start'),
    dailyBudget: said(z.number(), 'US dollars: constant 0.5'),
    monthlyBudget: said(z.number(), 'US dollars: constant 15'),
    byFeature: z.array(
      z.object({
        feature: z.string(),
        calls: z.number(),
        tokens: said(z.number(), 'constant 0 with the built-in analyst'),
        cost: said(z.number(), 'US dollars; constant 0 with the built-in analyst'),
      }),
    ),
    since: moment('when the app was started'),
  }),
})
export type OpenaiUsageStats = z.infer<typeof openaiUsageStats.answer>

/** GET /api/openai/daily-report: the same of today, in a sentence. */
export const openaiDailyReport = route({
  method: 'GET',
  path: '/api/openai/daily-report',
  summary: 'What the analyst wrote today and what it cost, in words.',
  answer: z.object({ report: z.string(), date: said(z.string(), 'today in Los Angeles, YYYY-MM-DD') }),
})

/** GET /api/openai/test-connection: whether the analyst answers. */
export const openaiTestConnection = route({
  method: 'GET',
  path: '/api/openai/test-connection',
  summary: 'Asks the analyst for a sentence. For operators.',
  answer: z.object({
    success: said(z.boolean(), 'whether it answered'),
    analyst,
    message: said(z.string(), 'what it wrote, or why it did not'),
  }),
})

/** What the enhanced analysis is asked of. */
export const EnhancedAnalysisAsked = z.object({
  games: z
    .array(
      z.object({
        league: z.string().check(z.maxLength(40)),
        homeTeam: z.string().check(z.maxLength(80)),
        awayTeam: z.string().check(z.maxLength(80)),
        gameTime: z.optional(z.string().check(z.maxLength(40))),
        gameDate: z.optional(z.string().check(z.maxLength(40))),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})

/** POST /api/openai/enhanced-analysis: some games in words. */
export const openaiEnhancedAnalysis = route({
  method: 'POST',
  path: '/api/openai/enhanced-analysis',
  summary: 'The best bet of each game that is named, in words. For operators.',
  body: EnhancedAnalysisAsked,
  answer: z.object({
    success,
    analyses: z.array(
      z.object({
        game: z.string(),
        matched: said(z.boolean(), 'whether the slate has such a game to come'),
        analysis: said(z.nullable(z.string()), 'null where there is nothing to say of it'),
      }),
    ),
    analyst,
  }),
})
