import * as z from 'zod/mini'
import { describe, percent } from '#describe'
import { betFields } from './bet-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

const Pick = z.object({
  id: betFields.id,
  gameId: z.string(),
  league: z.string(),
  game: z.string(),
  pick: describe(z.string(), 'in words'),
  odds: describe(z.number(), 'American'),
  bookmaker: z.string(),
  confidence: z.nullable(percent('null where it is not known')),
  winProbability: percent('our fair chance'),
  expectedValue: describe(z.number(), 'percent of the stake'),
})

const risk = describe(z.enum(['Low', 'Medium', 'High']), 'by win probability: from 60 % Low, from 45 % Medium')

/** GET /api/user-picks: soccer and combat sports of one day. */
export const userPicks = route({
  method: 'GET',
  path: '/api/user-picks',
  summary:
    'European and international soccer, UFC and boxing of one day in UTC: what is worth its price, and every game.',
  query: z.object({
    date: z.optional(describe(z.iso.date(), 'YYYY-MM-DD in UTC; today where nothing is asked')),
    sports: z.optional(
      describe(z.string().check(z.maxLength(400)), 'leagues as shown, between commas; all where nothing is asked'),
    ),
  }),
  answer: z.object({
    status: z.enum(['no_games_available', 'games_available']),
    date: describe(z.string(), 'YYYY-MM-DD, UTC'),
    message: z.string(),
    recommendation: z.string(),
    nextAvailableDays: describe(
      z.array(
        z.object({
          date: z.string(),
          dayOfWeek: z.string(),
          hasGames: describe(z.boolean(), 'constant true: others are not listed'),
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
        combinedOdds: describe(
          z.nullable(z.number()),
          'American: both as a parlay at the best book that offers both; null if none does or the parlay is not +EV there; or the one',
        ),
        expectedValue: describe(z.nullable(z.number()), 'percent, likewise'),
        riskLevel: risk,
      }),
    ),
    gameAnalysis: z.object({
      totalGames: z.number(),
      soccerMatches: z.number(),
      combatEvents: z.number(),
      leagueBreakdown: describe(z.record(z.string(), z.number()), 'games by league'),
      detailedAnalysis: z.array(
        z.object({
          id: describe(
            z.nullable(z.string()),
            'of its best bet: the recommended one, else the one worth most that is no probable pricing error and rests on prices of its own line; null where there is none',
          ),
          gameId: z.string(),
          game: z.string(),
          league: z.string(),
          time: describe(z.nullable(z.string()), 'start, ISO 8601 in UTC'),
          risk: z.nullable(risk),
          confidence: z.nullable(percent('of its best bet')),
          betType: describe(z.nullable(z.string()), 'of its best bet; null where nothing is priced'),
          value: describe(z.nullable(z.number()), 'percent: expected value of its best bet'),
        }),
      ),
    }),
    marketInsights: z.object({
      averageConfidence: z.nullable(percent('mean of the best bets; null where none is known')),
      highValueOpportunities: describe(z.number(), 'bets worth 3.0 % of the stake or more, as it is shown'),
      lowRiskOptions: describe(z.number(), 'bets worth their price that win 60 % of the time or more'),
      soccerSpecific: z.object({
        note: z.string(),
        avgHomeAdvantage: describe(
          z.nullable(z.number()),
          'points: mean chance of the home side less that of the visitors',
        ),
        marketEfficiency: describe(z.nullable(z.number()), 'percent: 100 less the mean margin left in the best prices'),
      }),
      combatSpecific: z.object({
        note: z.string(),
        avgFighterAdvantage: describe(
          z.nullable(z.number()),
          'points: mean chance of the favorite less that of the other',
        ),
        marketVolatility: describe(
          z.nullable(z.number()),
          'points of chance the market moved by since it opened, mean of the fights',
        ),
      }),
    }),
    userPreferences: describe(z.array(z.string()), 'leagues that were looked at'),
    provenance: Provenance,
  }),
})
export type UserPicks = z.infer<typeof userPicks.answer>
