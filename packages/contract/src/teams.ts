import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'
import { route } from './route.ts'

const success = describe(z.boolean(), 'constant true: an unknown league or team is answered with 404')
const source = describe(z.string(), 'where it comes from: simulated, replay, archive or live')

/** GET /api/team-stats/{league}/{team}: a side's season. */
export const teamStats = route({
  method: 'GET',
  path: '/api/team-stats/{league}/{team}',
  summary:
    'The season of a side, by its name, a name it is also known by, or its abbreviation; its last one until it plays in the newest.',
  answer: z.object({
    success,
    team: z.object({
      name: z.string(),
      league: describe(z.string(), 'as shown: MLB'),
      abbreviation: z.string(),
      season: describe(z.string(), '2026, or 2025-26; simulated leagues count their seasons: 60'),
      wins: z.number(),
      losses: describe(z.number(), 'all of them, those after regulation included'),
      overtimeLosses: describe(
        z.nullable(z.number()),
        'losses after regulation; null outside hockey, or if the source gives no scores by period',
      ),
      standingsPoints: describe(z.nullable(z.number()), 'hockey: 2 a win, 1 an overtime loss; null likewise'),
      draws: z.number(),
      winPercentage: z.nullable(percent('wins, half of a draw counted; null before the first game')),
      pointsPerGame: describe(z.nullable(z.number()), 'points, runs or goals; null where no score is told'),
      pointsFor: z.number(),
      pointsAllowedPerGame: z.nullable(z.number()),
      pointsAgainst: z.number(),
      strengthRating: describe(
        z.nullable(z.number()),
        '0–1: chance to beat another side of the league on neutral ground; null where its sides are not known beforehand',
      ),
      recentForm: describe(
        z.nullable(percent('of the last ten games won, half of a draw counted')),
        'null before the first game',
      ),
      recentGames: describe(z.number(), 'games that recentForm is of: the last ten at most'),
      bestGame: describe(z.nullable(z.number()), 'most points of the last ten games; null where no score is told'),
      worstGame: describe(z.nullable(z.number()), 'fewest points of the last ten games'),
      strengthCalculation: describe(
        z.nullable(
          z.object({
            seasonRecord: percent('weighs 40 %'),
            recentForm: percent('weighs 30 %'),
            strengthRating: percent('weighs 30 %'),
            total: percent('the three together'),
          }),
        ),
        'null where one of the three is not known',
      ),
      scoringUnit: z.enum(['runs', 'points', 'goals', 'rounds']),
      logo: describe(z.string(), 'letters to be drawn: no trademarked image'),
      isLearning: describe(z.boolean(), 'past games are still being learned: the season counts the newest days only'),
      dataSource: source,
      asOf: moment('the moment of the board'),
    }),
  }),
})
export type TeamStats = z.infer<typeof teamStats.answer>

/** GET /api/team-game-history/{league}/{team}: its last ten games. */
export const teamGameHistory = route({
  method: 'GET',
  path: '/api/team-game-history/{league}/{team}',
  summary: 'The last ten games of a side in that season, the newest first.',
  answer: z.object({
    success,
    recentForm: z.object({ formString: describe(z.string(), 'W, D and L, the newest first: WWLDW') }),
    recentGames: z.array(
      z.object({
        gameId: z.string(),
        result: z.enum(['W', 'D', 'L']),
        homeAway: z.enum(['Home', 'Away', 'Neutral']),
        opponent: z.string(),
        date: describe(z.string(), 'the league’s own date, YYYY-MM-DD'),
        teamScore: z.nullable(z.number()),
        opponentScore: z.nullable(z.number()),
        formattedResult: describe(z.string(), 'W 5–3'),
      }),
    ),
    dataSource: source,
  }),
})
export type TeamGameHistory = z.infer<typeof teamGameHistory.answer>
