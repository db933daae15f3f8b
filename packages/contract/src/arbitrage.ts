import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'
import { OwnBooks } from './own-books.ts'
import { route } from './route.ts'

/** An arbitrage that stands. */
export const ArbitrageOpportunity = z.object({
  id: z.string(),
  gameId: z.string(),
  awayTeam: z.string(),
  homeTeam: z.string(),
  sport: describe(z.string(), 'the league as shown'),
  marketType: describe(
    z.enum(['moneyline', 'three-way', 'spread', 'total', 'team-total', 'player-prop']),
    'as everywhere',
  ),
  market: describe(z.string(), 'in words: period, player, line'),
  timeWindow: describe(z.number(), 'minutes until the game'),
  priority: describe(
    z.enum(['immediate', 'high', 'medium', 'low']),
    'by the age of its older price: half a minute, two, ten, more',
  ),
  risk: describe(
    z.enum(['very_low', 'low', 'medium', 'high']),
    'by confidence: from 0.8 very low, from 0.6 low, from 0.4 medium; high below, where it is not known, where the worst score loses money, and above 5 % profit: mostly a mislabeled line; at least medium with two warnings or more',
  ),
  profitPercentage: describe(
    z.number(),
    'percent of the stake, after rounding, whatever happens but a winner that ends level',
  ),
  profit: describe(z.number(), 'in units of the total stake'),
  totalStake: describe(z.number(), 'constant where nothing is rounded: what was asked for, 1000 otherwise'),
  confidence: describe(
    z.nullable(z.number()),
    '0–1: chance that it still stands a minute from now, from those that are over; null below thirty of them',
  ),
  kind: describe(
    z.enum(['arbitrage', 'overlap', 'draw-no-bet', 'middle', 'low-hold']),
    'overlap: an arbitrage of two lines, between which both may win; draw-no-bet: a side that a draw gives back, against the draw and the other side',
  ),
  bestProfit: describe(
    z.number(),
    'what the best score pays, after rounding; on a winner a draw that gives all stakes back',
  ),
  middleChance: z.nullable(
    percent(
      'chance that both win, from our forecast, a tie in the NFL left out of account; null elsewhere, and where our forecast does not tell',
    ),
  ),
  expectedProfit: describe(
    z.nullable(z.number()),
    'money: what a middle pays on average, less its stakes; null where our forecast does not tell',
  ),
  warnings: describe(z.array(z.string()), 'where books may settle by different rules'),
  canPush: describe(
    z.boolean(),
    'whether a stake can come back: a line may be hit exactly, on quarter lines half, or a game end level; a tie in the NFL and a drawn fight are left out of account',
  ),
  standsSince: moment('when it came up'),
  legs: z.array(
    z.object({
      bookmakerTitle: z.string(),
      selection: describe(z.string(), 'in words'),
      odds: describe(z.number(), 'American'),
      stake: z.number(),
      stakePercentage: describe(z.number(), '0–1 of the total'),
      expectedPayout: describe(z.number(), 'stake included'),
      ageSeconds: describe(z.number(), 'since the price was seen'),
    }),
  ),
})
export type ArbitrageOpportunity = z.infer<typeof ArbitrageOpportunity>

/** What is looked for. */
export const arbitrageKinds = ['arbitrage', 'middle', 'low-hold'] as const

const query = z.object({
  kind: z.optional(
    describe(
      z.enum(arbitrageKinds),
      'arbitrage (where nothing is asked): profit whatever happens. middle: two lines of one market, between which both win. low-hold: all sides cost 1 % or less',
    ),
  ),
  ...OwnBooks.shape,
  stake: z.optional(z.coerce.number().check(z.gte(0.01), z.lte(10_000_000))),
  unit: z.optional(z.coerce.number().check(z.gte(0), z.lte(100_000))),
})
export type ArbitrageQuery = z.infer<typeof query>

const scan = {
  opportunities: z.array(ArbitrageOpportunity),
  totalOpportunities: z.number(),
  totalPotentialProfit: describe(z.number(), 'sum of all profits, each on the stake that was asked for'),
  gamesScanned: describe(z.number(), 'games to come'),
  bookmakersScanned: z.number(),
}

/** GET /api/arbitrage-scan: everything that stands now. */
export const arbitrageScan = route({
  method: 'GET',
  path: '/api/arbitrage-scan',
  summary: 'Every arbitrage that stands now, with stakes; `stake` and `unit` say how much and in which steps.',
  query,
  answer: z.object({ ...scan, isActive: describe(z.boolean(), 'whether the scanner runs'), scannedAt: moment('now') }),
})
export type ArbitrageScan = z.infer<typeof arbitrageScan.answer>

/** GET /api/arbitrage-opportunities: only the list. */
export const arbitrageOpportunities = route({
  method: 'GET',
  path: '/api/arbitrage-opportunities',
  summary: 'The arbitrages that stand now.',
  query,
  answer: z.object({ opportunities: z.array(ArbitrageOpportunity) }),
})
export type ArbitrageOpportunities = z.infer<typeof arbitrageOpportunities.answer>

/** GET /api/arbitrage-report: how the scanner does. */
export const arbitrageReport = route({
  method: 'GET',
  path: '/api/arbitrage-report',
  summary: 'What the scanner has found since it began, how fast, and how long it stood.',
  query,
  answer: z.object({
    ...scan,
    performance: z.object({
      scanFrequency: describe(z.nullable(z.number()), 'seconds between looks, mean; null before the second'),
      averageDetectionTime: describe(
        z.nullable(z.number()),
        'ms of one look at all new prices, mean; null before the first',
      ),
      successRate: describe(
        z.nullable(z.number()),
        '0–1: still there at the next quote of every leg; null below thirty that are over',
      ),
    }),
    summary: z.object({
      totalOpportunities: describe(
        z.number(),
        'found since the scanner began, those on a line that may be hit counted, which are not listed',
      ),
      totalPotentialProfit: describe(z.number(), 'of those that stand'),
      averageReturn: describe(
        z.nullable(z.number()),
        'percent: mean profit of all that were found; null where none was',
      ),
      bookmakersScanned: z.number(),
    }),
    history: describe(
      z.array(
        z.object({
          awayTeam: z.string(),
          homeTeam: z.string(),
          sport: z.string(),
          marketType: z.string(),
          profitPercentage: describe(z.number(), 'percent: the most it paid'),
          since: moment('when it came up'),
          livedSeconds: z.number(),
          lasted: describe(z.boolean(), 'whether it was still there at the next quote of every leg'),
        }),
      ),
      'the last hundred that are over, the newest first',
    ),
  }),
})
export type ArbitrageReport = z.infer<typeof arbitrageReport.answer>

const switched = z.object({ success: z.boolean(), isActive: describe(z.boolean(), 'whether the scanner runs now') })

/** POST /api/arbitrage-start-scanning: the scanner runs. */
export const arbitrageStart = route({
  method: 'POST',
  path: '/api/arbitrage-start-scanning',
  summary: 'Starts the scanner; for operators.',
  answer: switched,
})

/** POST /api/arbitrage-stop-scanning: the scanner pauses; prices are followed all the same. */
export const arbitrageStop = route({
  method: 'POST',
  path: '/api/arbitrage-stop-scanning',
  summary: 'Pauses the scanner; for operators.',
  answer: switched,
})
