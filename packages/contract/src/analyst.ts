import * as z from 'zod/mini'
import { describe, moment } from '#describe'
import { analyst } from './analyze-pick.ts'
import { route } from './route.ts'

/** GET /api/openai/usage-stats: what writing took. */
export const openaiUsageStats = route({
  method: 'GET',
  path: '/api/openai/usage-stats',
  summary: 'Calls, tokens and cost of the analyst since the app was started. The built-in one costs nothing.',
  answer: z.object({
    status: describe(z.enum(['built-in', 'connected']), 'built-in: prose by rules, without a key'),
    totalCalls: z.number(),
    totalCost: describe(z.number(), 'US dollars'),
    totalTokens: z.number(),
    dailyCalls: describe(z.number(), 'today in Los Angeles'),
    dailyCost: describe(z.number(), 'US dollars, today in Los Angeles'),
    projectedMonthlyCost: describe(z.number(), 'US dollars: thirty days like those since the start'),
    dailyBudget: describe(z.number(), 'US dollars: constant 0.5'),
    monthlyBudget: describe(z.number(), 'US dollars: constant 15'),
    byFeature: z.array(
      z.object({
        feature: z.string(),
        calls: z.number(),
        tokens: describe(z.number(), 'constant 0 with the built-in analyst'),
        cost: describe(z.number(), 'US dollars; constant 0 with the built-in analyst'),
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
  answer: z.object({ report: z.string(), date: describe(z.string(), 'today in Los Angeles, YYYY-MM-DD') }),
})

/** GET /api/openai/test-connection: whether the analyst answers. */
export const openaiTestConnection = route({
  method: 'GET',
  path: '/api/openai/test-connection',
  summary: 'Asks the analyst for a sentence. For operators.',
  answer: z.object({
    success: describe(z.boolean(), 'whether it answered'),
    analyst,
    message: describe(z.string(), 'what it wrote, or why it did not'),
  }),
})

/** The query of the enhanced analysis. */
export const EnhancedAnalysisRequest = z.object({
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
  body: EnhancedAnalysisRequest,
  answer: z.object({
    success: describe(z.boolean(), 'constant true where it is answered at all'),
    analyses: z.array(
      z.object({
        game: z.string(),
        matched: describe(z.boolean(), 'whether the slate has such a game to come'),
        analysis: describe(z.nullable(z.string()), 'null where there is nothing to say of it'),
      }),
    ),
    analyst,
  }),
})
