import * as z from 'zod/mini'
import { describe, fraction, percent } from '#describe'
import { betFields, reasoning } from './bet-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** A bet that is worth its price, by any way it was found. */
export const Opportunity = z.object({
  ...betFields,
  betSide: describe(z.string(), 'the backed side, Over or Under'),
  expectedValue: fraction('profit expected'),
  kellySize: describe(z.number(), 'fraction of the bankroll: full Kelly'),
  strategy: describe(z.string(), 'the strategies that propose it now; “Our forecast” if none does'),
  riskLevel: describe(z.enum(['low', 'medium', 'high']), 'by win probability: from 60 % low, from 45 % medium'),
  reasoning,
})
export type Opportunity = z.infer<typeof Opportunity>

/** GET /api/analytics/opportunities: all bets that are worth their price. */
export const analyticsOpportunities = route({
  method: 'GET',
  path: '/api/analytics/opportunities',
  summary: 'Every bet on games to come that is worth its price, the most valuable first.',
  answer: z.object({ opportunities: z.array(Opportunity), provenance: Provenance }),
})
export type AnalyticsOpportunities = z.infer<typeof analyticsOpportunities.answer>

/** GET /api/analytics/summary: what those come to. */
export const analyticsSummary = route({
  method: 'GET',
  path: '/api/analytics/summary',
  summary: 'What the opportunities come to.',
  answer: z.object({
    totalOpportunities: z.number(),
    avgConfidence: z.nullable(percent('mean where it is known; null where it is not')),
    highValueBets: describe(
      z.number(),
      'worth more than 10.0 % of the stake, as it is shown: mistakes more often than bargains, and never picked',
    ),
    activeStrategies: describe(z.number(), 'ways by which they were found'),
    provenance: Provenance,
  }),
})
export type AnalyticsSummary = z.infer<typeof analyticsSummary.answer>
