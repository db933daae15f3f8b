import * as z from 'zod/mini'
import { describe, moment, percent } from '#describe'
import { PublishedBrief } from './bet-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

const BestPrice = z.object({
  book: describe(z.string(), 'as shown'),
  odds: describe(z.number(), 'American, with −100 written as +100'),
  observedAt: moment('when this price was seen'),
})

/** A game of the day. */
export const LiveGame = z.object({
  id: z.string(),
  league: describe(z.string(), 'as shown: MLB'),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeAbbreviation: z.string(),
  awayAbbreviation: z.string(),
  status: z.enum(['Scheduled', 'Live', 'Final']),
  gameStatus: describe(z.string(), 'the status in the source’s words; "Time not recorded" where only the day is known'),
  isLive: z.boolean(),
  isCompleted: z.boolean(),
  gameTime: z.nullable(moment('start; null where the source records the day only')),
  startTime: z.nullable(moment('the same as gameTime')),
  gameDate: describe(z.string(), 'the league’s own date, YYYY-MM-DD'),
  homeScore: z.nullable(z.number()),
  awayScore: z.nullable(z.number()),
  period: describe(
    z.nullable(z.number()),
    'inning, quarter, period, half or round; beyond the last one it is overtime',
  ),
  periodScores: describe(
    z.nullable(z.object({ home: z.array(z.number()), away: z.array(z.number()) })),
    'by period so far; null before the start and where the source does not tell',
  ),
  outs: z.nullable(z.number()),
  bases: describe(z.nullable(z.array(z.boolean())), 'first, second, third taken; null outside baseball'),
  venue: z.nullable(z.string()),
  completedAt: z.nullable(moment('when the result became known')),
  doubleHeader: describe(z.nullable(z.number()), '2 for the second game of a double-header, else null'),
  bayesianProbabilities: z.object({
    homeWinPercentage: z.nullable(
      percent('fair probability that the home side wins; null in play if neither live odds nor a live model tell it'),
    ),
    awayWinPercentage: z.nullable(percent('fair probability that the away side wins; null likewise')),
    drawPercentage: z.nullable(percent('fair probability of a draw; null likewise, and where somebody must win')),
    basis: describe(
      z.enum(['model and market', 'model alone', 'market in play', 'model in play', 'not known in play', 'result']),
      'what they were made from; not known in play: the probability from before the start no longer holds; result once the game is over: then one of them is 100',
    ),
  }),
  best: describe(
    z.object({ home: z.nullable(BestPrice), draw: z.nullable(BestPrice), away: z.nullable(BestPrice) }),
    'the best price of each outcome among all books; null where none is quoted',
  ),
  isPick: describe(z.boolean(), 'whether a bet on its winner, spread or total is worth making now'),
  published: describe(z.array(PublishedBrief), 'every bet on it that was published: winner, spread, total'),
  decision: describe(
    z.string(),
    'the best bet on its winner, spread or total now in words, or why there is none; of a game that is on the best bet in play, if one is worth it',
  ),
})
export type LiveGame = z.infer<typeof LiveGame>

/** GET /api/live-data: the games on the board. */
export const liveData = route({
  method: 'GET',
  path: '/api/live-data',
  summary:
    'Today’s and tomorrow’s games in Pacific time with scores, fair chances and best prices, and those of before that are on or ended within six hours.',
  answer: z.object({
    games: z.array(LiveGame),
    summary: describe(
      z.object({ total: z.number(), scheduled: z.number(), live: z.number(), completed: z.number() }),
      'of today, and of any day for what is on',
    ),
    pacificTimeDate: describe(z.string(), 'today in Los Angeles, YYYY-MM-DD'),
    provenance: Provenance,
  }),
})
export type LiveData = z.infer<typeof liveData.answer>
