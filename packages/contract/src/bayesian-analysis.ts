import * as z from 'zod/mini'
import { describe, percent } from '#describe'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** GET /api/bayesian-analysis: probabilities of every game of the day. */
export const bayesianAnalysis = route({
  method: 'GET',
  path: '/api/bayesian-analysis',
  summary: 'Fair chances of every game on the board: our rating, the market, and both together.',
  answer: z.object({
    analyses: z.array(
      z.object({
        gameId: z.string(),
        league: z.string(),
        homeTeam: z.string(),
        awayTeam: z.string(),
        homeProbability: z.nullable(
          percent('both together; in play from live odds or the live model, null if neither tells it'),
        ),
        awayProbability: z.nullable(percent('likewise')),
        drawProbability: z.nullable(percent('likewise; also null where somebody must win')),
        ratingHome: percent('our rating alone, before the game'),
        marketHome: z.nullable(percent('the market without its margin, before the game; null where nobody quotes')),
      }),
    ),
    summary: z.object({
      games: z.number(),
      modelAccuracy: z.nullable(
        percent('of published picks (winner, spread and total) that won, from the ledger; null below thirty'),
      ),
      sample: describe(z.number(), 'published picks that were decided'),
    }),
    provenance: Provenance,
  }),
})
export type BayesianAnalysis = z.infer<typeof bayesianAnalysis.answer>
