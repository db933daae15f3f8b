import * as z from 'zod/mini'
import { percent, said } from '#said'
import { betFields } from './bet-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

const Pick = z.object({
  id: betFields.id,
  gameId: z.string(),
  league: z.string(),
  game: z.string(),
  pick: said(z.string(), 'in words'),
  odds: said(z.number(), 'American'),
  bookmaker: z.string(),
  confidence: z.nullable(percent('null where it is not known')),
  winProbability: percent('our fair chance'),
  expectedValue: said(z.number(), 'percent of the stake'),
})

const risk = said(z.enum(['Low', 'Medium', 'High']), 'by win probability: from 60 % Low, from 45 % Medium')

/** GET /api/user-picks: soccer and combat sports of one day. */
export const userPicks = route({
  method: 'GET',
  path: '/api/user-picks',
  summary:
    'European and international soccer, UFC and boxing of one day in UTC: what is worth its price, and every game.',
  query: z.object({
    date: z.optional(said(z.iso.date(), 'YYYY-MM-DD in UTC; today where nothing is asked')),
    sports: z.optional(
      said(z.string().check(z.maxLength(400)), 'leagues as shown, between commas; all where nothing is asked'),
    ),
  }),
  answer: z.object({
    status: z.enum(['no_games_available', 'games_available']),
    date: said(z.string(), 'YYYY-MM-DD, UTC'),
    message: z.string(),
    recommendation: z.string(),
    nextAvailableDays: said(
      z.array(
        z.object({
          date: z.string(),
          dayOfWeek: z.string(),
          hasGames: said(z.boolean(), 'constant true: others are not listed'),
          gamesAvailable: z.number(),
        }),
      ),
      'other days that are on the board',
    ),
    recommendedPicks: z.nullable(
      z.object({
        pick1: Pick,
        pick2: z.nullable(Pick),
        confidence: z.nullable(percent('the lower of both; null where none is known')),
        combinedOdds: said(
          z.nullable(z.number()),
          'American: both as a parlay at the best book that offers both; null if none does or the parlay is not +EV there; or the one',
        ),
        expectedValue: said(z.nullable(z.number()), 'percent, likewise'),
        riskLevel: risk,
      }),
    ),
    gameAnalysis: z.object({
      totalGames: z.number(),
      soccerMatches: z.number(),
      combatEvents: z.number(),
      leagueBreakdown: said(z.record(z.string(), z.number()), 'games by league'),
      detailedAnalysis: z.array(
        z.object({
          id: said(
            z.nullable(z.string()),
            'of its best bet: the recommended one, else the one worth most that is no probable pricing error and rests on prices of its own line; null where there is none',
          ),
          gameId: z.string(),
          game: z.string(),
          league: z.string(),
          time: said(z.nullable(z.string()), 'start, ISO 8601 in UTC'),
          risk: z.nullable(risk),
          confidence: z.nullable(percent('of its best bet')),
          betType: said(z.nullable(z.string()), 'of its best bet; null where nothing is priced'),
          value: said(z.nullable(z.number()), 'percent: expected value of its best bet'),
        }),
      ),
    }),
    marketInsights: z.object({
      averageConfidence: z.nullable(percent('mean of the best bets; null where none is known')),
      highValueOpportunities: said(z.number(), 'bets worth 3.0 % of the stake or more, as it is shown'),
      lowRiskOptions: said(z.number(), 'bets worth their price that win 60 % of the time or more'),
      soccerSpecific: z.object({
        note: z.string(),
        avgHomeAdvantage: said(
          z.nullable(z.number()),
          'points: mean chance of the home side less that of the visitors',
        ),
        marketEfficiency: said(z.nullable(z.number()), 'percent: 100 less the mean margin left in the best prices'),
      }),
      combatSpecific: z.object({
        note: z.string(),
        avgFighterAdvantage: said(
          z.nullable(z.number()),
          'points: mean chance of the favourite less that of the other',
        ),
        marketVolatility: said(
          z.nullable(z.number()),
          'points of chance the market moved by since it opened, mean of the fights',
        ),
      }),
    }),
    userPreferences: said(z.array(z.string()), 'leagues that were looked at'),
    provenance: Provenance,
  }),
})
export type UserPicks = z.infer<typeof userPicks.answer>
