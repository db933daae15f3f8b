import * as z from 'zod/mini'
import { describe } from '#describe'
import { betFields } from './bet-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** GET /api/betting-matrix/comprehensive: every bet on the board, good and bad. */
export const bettingMatrix = route({
  method: 'GET',
  path: '/api/betting-matrix/comprehensive',
  summary: 'Every priced selection of winner, spread and total of games to come, good and bad.',
  answer: z.object({
    bets: z.array(
      z.object({
        ...betFields,
        betSide: describe(z.string(), 'the backed side, Over or Under'),
        impliedProbability: describe(z.number(), '0–1: one over the price, margin left in'),
        calculatedValue: describe(z.number(), 'percent of the stake: expected value'),
        riskAssessment: describe(
          z.enum(['Low', 'Medium', 'High']),
          'by win probability: from 60 % Low, from 45 % Medium',
        ),
        marketPosition: describe(
          z.nullable(z.enum(['Favorite', 'Underdog', 'Even'])),
          'by what the books say: above half, below, within a point of it; null if too few of them quote',
        ),
      }),
    ),
    provenance: Provenance,
  }),
})
export type BettingMatrix = z.infer<typeof bettingMatrix.answer>
