import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'

/** A bet as it was published: unchangeable, graded later. */
export const PublishedBet = z.object({
  odds: describe(z.number(), 'American'),
  bookmaker: z.string(),
  publishedAt: moment('when the pick was published'),
  winProbability: percent('fair probability then'),
  expectedValue: fraction('profit expected then'),
  confidence: z.nullable(percent('probability then that the price beats the closing line; null if it was not known')),
  grade: describe(z.string(), 'A+ … F then'),
  status: describe(
    z.enum(['worth-it', 'no-longer-worth-it', 'still-learning', 'price-gone', 'book-excluded', 'in-play', 'ended']),
    'what the bet is now: still worth making, no longer, not known while past games are being learned, no longer quoted, quoted only at books where we recommend nothing, in play, over',
  ),
})
export type PublishedBet = z.infer<typeof PublishedBet>

/** Of a game that is on. */
export const liveScore = describe(
  z.nullable(z.object({ away: z.number(), home: z.number(), clock: z.string() })),
  'while the game is on; null before and after',
)
export type LiveScore = NonNullable<z.infer<typeof liveScore>>

/** A published bet in brief; the screen writes the price in the visitor's format. */
export const PublishedBrief = z.object({
  id: describe(z.string(), 'of the bet'),
  pick: describe(z.string(), 'the selection in words, without its price'),
  published: describe(
    z.object({ odds: PublishedBet.shape.odds, status: PublishedBet.shape.status }),
    'the price it was published at, and what the bet is now',
  ),
})

/** What every bet on the wire says of itself; expected values stand next to it in the unit of each answer. */
export const betFields = {
  id: describe(z.string(), 'game, market, line and selection: the same bet keeps it'),
  gameId: z.string(),
  league: describe(z.string(), 'as shown: MLB'),
  homeTeam: z.string(),
  awayTeam: z.string(),
  gameTime: z.nullable(moment('start; null where the source records the day only')),
  betType: describe(z.string(), 'Moneyline, Three-way, Run line, Puck line, Spread, Total'),
  marketType: z.enum(['moneyline', 'three-way', 'spread', 'total', 'team-total', 'player-prop']),
  pick: describe(z.string(), 'the selection in words, without its price'),
  line: describe(z.nullable(z.number()), 'handicap of the backed side, or the number to pass; null on winners'),
  odds: describe(z.number(), 'American: the best price among all books'),
  bookmaker: describe(z.string(), 'who pays it; an invented price says so'),
  confidence: z.nullable(
    percent(
      'chance that this price beats the fair closing price; in play the fair price two minutes later; null where it is not known',
    ),
  ),
  winProbability: percent('our fair chance, of the bets that are decided'),
  valueGrade: describe(
    z.enum(['A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'F']),
    'from expected value per standard deviation and confidence, by the published table: a long shot needs more value; null confidence: D at best',
  ),
  quotedAt: moment('when the price was seen: its age'),
  goodDownTo: describe(
    z.nullable(z.number()),
    'American: the price down to which it stays recommended; null where it is not, and at own books where another book pays most',
  ),
  confidenceAssumed: describe(
    z.boolean(),
    'whether confidence is taken from another kind of market (a spread that is the winner by another name is none): it then enters no rank, count or recommendation; false if it is null',
  ),
  recommendation: describe(
    z.enum(['bet', 'lean', 'pass']),
    'lean: clears the bar of published picks now; bet: with a confidence of 75 % or more',
  ),
  published: describe(z.nullable(PublishedBet), 'what was published of this bet; null if nothing was'),
  isPick: describe(z.boolean(), 'whether it is among the published picks'),
  isRecorded: describe(
    z.nullable(z.boolean()),
    'false while the pick is not yet written to the ledger; null if it is no pick',
  ),
}

/** How a bet ended. */
export const settlement = describe(
  z.nullable(z.enum(['win', 'half-win', 'push', 'half-lose', 'lose'])),
  'what became of it; null until the game is over',
)

/** What speaks for a bet, in numbers. */
export const reasoning = describe(z.array(z.string()), 'in words, each with its number')
/** Where a market moved, towards this bet above 0. */
export const trend = describe(
  z.nullable(z.enum(['up', 'down'])),
  'whether the market moved towards it (up) or away by half a point of chance or more since it opened; null where it did not',
)
