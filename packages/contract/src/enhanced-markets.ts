import * as z from 'zod/mini'
import { said } from '#said'
import { betFields, reasoning } from './bet-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

const { isPick: _, ...fields } = betFields

/** A bet on a part of a game, on one side's score or on another line. */
export const EnhancedPick = z.object({
  ...fields,
  betType: said(z.string(), 'First five total, Team total, Alternate run line …'),
  period: said(z.string(), 'full, first-five, first-half, quarter-1 …'),
  confidenceAssumed: said(z.boolean(), 'whether it is taken over from full-game totals; then never above 70'),
  reasoning,
  expectedValue: said(
    z.number(),
    'percent of the stake, at the fair chance of the books: our models do not judge these',
  ),
  sharpValue: said(
    z.nullable(z.number()),
    'percent: the same where the sharpest book leads the market; null where none does',
  ),
  grade: said(z.string(), 'the same as valueGrade'),
  books: said(z.number(), 'that quote this line'),
  isEnhanced: said(z.boolean(), 'constant true'),
})
export type EnhancedPick = z.infer<typeof EnhancedPick>

/** GET /api/auto-enhanced-markets: bets beside winner, spread and total that pay more than the books together ask. */
export const autoEnhancedMarkets = route({
  method: 'GET',
  path: '/api/auto-enhanced-markets',
  summary:
    'Bets on parts of games, team totals and other lines whose best price pays more than the books together ask, the most valuable first.',
  answer: z.object({
    success: said(z.boolean(), 'constant true where it is answered at all'),
    enhancedPicks: z.array(EnhancedPick),
    summary: z.object({
      f5PicksCount: said(z.number(), 'on the first five innings'),
      teamTotalPicksCount: z.number(),
      wnbaPeriodPicksCount: said(z.number(), 'on halves and quarters of WNBA games'),
      alternateCount: said(z.number(), 'on other lines of the whole game'),
      lookedAt: said(z.number(), 'prices that were looked at'),
    }),
    provenance: Provenance,
  }),
})
export type AutoEnhancedMarkets = z.infer<typeof autoEnhancedMarkets.answer>
