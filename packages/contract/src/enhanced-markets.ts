import * as z from 'zod/mini'
import { describe } from '#describe'
import { betFields, liveScore, reasoning } from './bet-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

const { isPick: _, isRecorded: __, ...fields } = betFields

/** A bet on a part of a game, one side's score, another line, a player, or a game in play. */
export const EnhancedPick = z.object({
  ...fields,
  betType: describe(z.string(), 'First five total, Team total, Alternate run line …'),
  period: describe(z.string(), 'full, first-five, first-half, quarter-1 …'),
  reasoning,
  expectedValue: describe(
    z.number(),
    'percent of the stake, at our fair probability: of parts of games, team totals and other lines the vig-free consensus of the books',
  ),
  sharpValue: describe(
    z.nullable(z.number()),
    'percent: EV at the sharp book’s vig-free price of this very line alone; null if it does not quote every selection, or if the best price is its own',
  ),
  grade: describe(z.string(), 'the same as valueGrade'),
  books: describe(z.number(), 'that quote this line'),
  isLive: describe(z.boolean(), 'whether its game is on'),
  score: liveScore,
  inUbse: describe(z.boolean(), 'whether UBSE lists it: recommended, with a measured confidence of 70 % or more'),
  awayStrength: describe(
    z.nullable(z.number()),
    '0–1: probability of beating another side of the league on neutral ground; null where its sides are not known',
  ),
  homeStrength: describe(z.nullable(z.number()), '0–1, likewise'),
  rankScore: describe(
    z.nullable(z.number()),
    'confidence × 0.4 + expected value in percent × 0.3 + win probability × 0.3',
  ),
  isEnhanced: describe(z.boolean(), 'constant true'),
})
export type EnhancedPick = z.infer<typeof EnhancedPick>

/** GET /api/auto-enhanced-markets: bets next to winner, spread and total that pay more than the books together ask. */
export const autoEnhancedMarkets = route({
  method: 'GET',
  path: '/api/auto-enhanced-markets',
  summary:
    'Bets on parts of games, team totals and other lines with a positive EV at the vig-free consensus and, if the sharp book quotes the line, at its vig-free price, too; recommended player props and bets in play; the highest EV first.',
  answer: z.object({
    success: describe(z.boolean(), 'constant true where it is answered at all'),
    enhancedPicks: z.array(EnhancedPick),
    summary: z.object({
      f5PicksCount: describe(z.number(), 'on the first five innings'),
      teamTotalPicksCount: z.number(),
      wnbaPeriodPicksCount: describe(z.number(), 'on halves and quarters of WNBA games'),
      alternateCount: describe(z.number(), 'on other lines of the whole game'),
      playerPropCount: describe(z.number(), 'on players'),
      liveCount: describe(z.number(), 'on games that are on'),
    }),
    provenance: Provenance,
  }),
})
export type AutoEnhancedMarkets = z.infer<typeof autoEnhancedMarkets.answer>
