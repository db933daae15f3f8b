import * as z from 'zod/mini'
import { fraction, moment, percent, said } from '#said'

/** A bet as it was published: unchangeable, graded later. */
export const PublishedBet = z.object({
  odds: said(z.number(), 'American'),
  bookmaker: z.string(),
  publishedAt: moment('when the pick was published'),
  winProbability: percent('fair probability then'),
  expectedValue: fraction('profit expected then'),
  confidence: z.nullable(percent('probability then that the price beats the closing line; null if it was not known')),
  grade: said(z.string(), 'A+ … F then'),
  status: said(
    z.enum(['worth-it', 'no-longer-worth-it', 'still-learning', 'price-gone', 'book-excluded', 'in-play', 'ended']),
    'what the bet is now: still worth making, no longer, not known while past games are being learned, no longer quoted, quoted only at books where we recommend nothing, in play, over',
  ),
})
export type PublishedBet = z.infer<typeof PublishedBet>

/** Of a game that is on. */
export const liveScore = said(
  z.nullable(z.object({ away: z.number(), home: z.number(), clock: z.string() })),
  'while the game is on; null before and after',
)
export type LiveScore = NonNullable<z.infer<typeof liveScore>>

/** A published bet in brief; the screen writes the price in the visitor's format. */
export const PublishedBrief = z.object({
  id: said(z.string(), 'of the bet'),
  pick: said(z.string(), 'the selection in words, without its price'),
  published: said(
    z.object({ odds: PublishedBet.shape.odds, status: PublishedBet.shape.status }),
    'the price it was published at, and what the bet is now',
  ),
})

/** What every bet on the wire says of itself; expected values stand beside it in the unit of each answer. */
export const betFields = {
  id: said(z.string(), 'game, market, line and selection: the same bet keeps it'),
  gameId: z.string(),
  league: said(z.string(), 'as shown: MLB'),
  homeTeam: z.string(),
  awayTeam: z.string(),
  gameTime: z.nullable(moment('start; null where the source records the day only')),
  betType: said(z.string(), 'Moneyline, Three-way, Run line, Puck line, Spread, Total'),
  marketType: z.enum(['moneyline', 'three-way', 'spread', 'total', 'team-total', 'player-prop']),
  pick: said(z.string(), 'the selection in words, without its price'),
  line: said(z.nullable(z.number()), 'handicap of the backed side, or the number to pass; null on winners'),
  odds: said(z.number(), 'American: the best price among all books'),
  bookmaker: said(z.string(), 'who pays it; an invented price says so'),
  confidence: z.nullable(
    percent(
      'chance that this price beats the fair closing price; in play the fair price two minutes later; null where it is not known',
    ),
  ),
  winProbability: percent('our fair chance, of the bets that are decided'),
  valueGrade: said(
    z.enum(['A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'F']),
    'from expected value per standard deviation and confidence, by the published table: a long shot needs more value; null confidence: D at best',
  ),
  quotedAt: moment('when the price was seen: its age'),
  goodDownTo: said(
    z.nullable(z.number()),
    'American: the price down to which it stays recommended; null where it is not, and at own books where another book pays most',
  ),
  confidenceAssumed: said(
    z.boolean(),
    'whether confidence is taken from another kind of market (a spread that is the winner by another name is none): it then enters no rank, count or recommendation; false if it is null',
  ),
  recommendation: said(
    z.enum(['bet', 'lean', 'pass']),
    'lean: clears the bar of published picks now; bet: with a confidence of 75 % or more',
  ),
  published: said(z.nullable(PublishedBet), 'what was published of this bet; null if nothing was'),
  isPick: said(z.boolean(), 'whether it is among the published picks'),
  isRecorded: said(
    z.nullable(z.boolean()),
    'false while the pick is not yet written to the ledger; null if it is no pick',
  ),
}

/** How a bet ended. */
export const settlement = said(
  z.nullable(z.enum(['win', 'half-win', 'push', 'half-lose', 'lose'])),
  'what became of it; null until the game is over',
)

/** What speaks for a bet, in numbers. */
export const reasoning = said(z.array(z.string()), 'in words, each with its number')
/** Where a market moved, towards this bet above 0. */
export const trend = said(
  z.nullable(z.enum(['up', 'down'])),
  'whether the market moved towards it (up) or away by half a point of chance or more since it opened; null where it did not',
)
