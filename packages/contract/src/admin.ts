import * as z from 'zod/mini'
import { describe, moment } from '#describe'
import { route } from './route.ts'

/** A pair that the ball revealed to a visitor. */
const Prediction = z.object({
  createdAt: moment('when it was first shown'),
  sessionId: describe(z.string(), 'a random id kept in the visitor’s own cookie: nothing else is known of the visitor'),
  pick1Text: z.string(),
  pick2Text: z.nullable(z.string()),
  pick1League: z.string(),
  pick2League: z.nullable(z.string()),
  totalGamesAvailable: z.number(),
  liveGamesCount: z.number(),
  upcomingGamesCount: z.number(),
  parlayOutcome: describe(
    z.enum(['pending', 'win', 'loss', 'other']),
    'from the ledger: both won, one lost, still open, or other: given back in part, or not published and so never settled',
  ),
})

/** GET /api/admin/predictions: the requests of the ball. */
export const adminPredictions = route({
  method: 'GET',
  path: '/api/admin/predictions',
  summary: 'The pairs that the ball revealed, one row for each visitor, day and pair. For operators.',
  answer: z.object({
    analytics: z.object({
      totalPredictions: z.number(),
      todayPredictions: describe(z.number(), 'today in Los Angeles'),
      uniqueUsers: z.number(),
      leagueBreakdown: describe(z.record(z.string(), z.number()), 'picks by league'),
    }),
    recentPredictions: describe(z.array(Prediction), 'the newest fifty'),
  }),
})
export type AdminPredictions = z.infer<typeof adminPredictions.answer>
