import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'
import { liveScore, PublishedBet } from './bet-fields.ts'
import { LiveGame } from './live-data.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'
import { SmartParlayPick } from './smart-parlay.ts'

/** GET /api/live-games: every game of the day, as the games panel lists them. */
export const liveGames = route({
  method: 'GET',
  path: '/api/live-games',
  summary: 'Today’s games in Pacific time and what is on: by league, what is on first, then by start.',
  answer: z.object({
    games: z.array(
      z.object({
        ...LiveGame.shape,
        detailedStatus: describe(z.string(), 'the same as gameStatus'),
        timeRemaining: describe(z.nullable(percent('of regulation time still to be played')), 'null before the start'),
        isTomorrow: describe(z.boolean(), 'whether it begins tomorrow in Pacific time'),
      }),
    ),
    date: describe(z.string(), 'today in Los Angeles, YYYY-MM-DD'),
    provenance: Provenance,
  }),
})
export type LiveGames = z.infer<typeof liveGames.answer>

/** GET /api/live-games-analysis: what was picked of the games that are on, and how it stands. */
export const liveGamesAnalysis = route({
  method: 'GET',
  path: '/api/live-games-analysis',
  summary:
    'The picks of games that are on, with their chance now beside what was said before, and the bets in play that are worth making now.',
  answer: z.object({
    worthNow: describe(
      z.array(z.object({ ...SmartParlayPick.shape, score: liveScore })),
      'recommended bets on winner, spread and total of games that are on, at their prices in play, best first',
    ),
    games: z.array(
      z.object({
        id: describe(z.nullable(z.string()), 'of the published bet; null if the game has none'),
        game: describe(z.string(), 'away @ home'),
        gameId: z.string(),
        league: z.string(),
        pick: describe(z.string(), 'in words; the favorite if the game has no pick'),
        published: describe(z.nullable(PublishedBet), 'what was published of the pick; null where none was'),
        isPick: z.boolean(),
        winProbability: describe(
          z.nullable(percent('that it wins, as of now')),
          'null if neither score nor books tell it',
        ),
        expectedValue: describe(
          z.nullable(z.number()),
          'percent of the stake at the best in-play price; null if nobody offers it now or nothing was picked',
        ),
        reasoning: z.array(z.string()),
        liveContext: z.object({
          currentScore: describe(z.string(), 'away–home'),
          clock: z.string(),
          period: z.number(),
          remaining: percent('of regulation time still to be played'),
        }),
      }),
    ),
    provenance: Provenance,
  }),
})
export type LiveGamesAnalysis = z.infer<typeof liveGamesAnalysis.answer>

/** GET /api/live-ubse/status: whether live games are watched. */
export const liveUbseStatus = route({
  method: 'GET',
  path: '/api/live-ubse/status',
  summary: 'Whether the picks of games that are on are followed, and how many games are on.',
  answer: z.object({
    isMonitoring: describe(z.boolean(), 'whether a board is kept'),
    liveGames: z.number(),
    followed: describe(z.number(), 'picks whose games are on'),
    lastUpdate: z.nullable(moment('when they were last looked at; null before the first time')),
    maxGames: describe(z.number(), 'games of today: the scale of the bar'),
    analysisSeconds: describe(z.number(), 'constant 60: how often they are looked at'),
  }),
})
export type LiveUbseStatus = z.infer<typeof liveUbseStatus.answer>

/** GET /api/live-ubse/updates: how the probabilities of picks changed while their games were on. */
export const liveUbseUpdates = route({
  method: 'GET',
  path: '/api/live-ubse/updates',
  summary:
    'Changes of three points or more of the win probability of picks whose games are on, the newest first, a hundred at most.',
  answer: z.object({
    updates: z.array(
      z.object({
        pickId: describe(z.string(), 'of the bet'),
        gameId: z.string(),
        league: z.string(),
        game: z.string(),
        pick: z.string(),
        gameStatus: describe(z.string(), 'the clock as the scoreboard shows it'),
        timestamp: moment('when it was seen'),
        oldConfidence: percent('win probability before'),
        newConfidence: percent('win probability now'),
        confidenceChange: describe(z.number(), 'points'),
        reason: z.string(),
        liveFactors: describe(
          z.array(
            z.object({ type: z.enum(['score change', 'inning', 'momentum']), impact: describe(z.number(), 'points') }),
          ),
          'score change: where the score changed, what score and clock moved; inning: where it did not, what the clock moved; momentum: what the books moved beyond both. They add up to the change',
        ),
      }),
    ),
  }),
})
export type LiveUbseUpdates = z.infer<typeof liveUbseUpdates.answer>
