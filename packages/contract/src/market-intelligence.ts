import * as z from 'zod/mini'
import { describe, percent } from '#describe'
import { betFields } from './bet-fields.ts'
import { listFields } from './list-fields.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** A book's price of the backed side at one moment. */
const MarketPoint = z.object({
  book: z.string(),
  line: describe(z.nullable(z.string()), 'of the backed side, with its sign on spreads; null on winners'),
  odds: describe(z.number(), 'American'),
})

/** GET /api/market-intelligence: where markets moved, and what that leaves. */
export const marketIntelligence = route({
  method: 'GET',
  path: '/api/market-intelligence',
  summary: 'The +EV bets whose market has moved since open, with the move of the sharp book and of all books.',
  answer: z.object({
    picks: z.array(
      z.object({
        ...betFields,
        rank: describe(
          z.number(),
          'from 1: those the market moved toward most first, those it moved against most last',
        ),
        game: describe(z.string(), 'away @ home'),
        odds: z.object({ book: z.string(), current: describe(z.number(), 'American') }),
        marketIntelligence: z.object({
          valueRating: describe(z.number(), 'percent of the stake: expected value'),
          sharpMoney: describe(
            z.nullable(
              percent(
                'sharp-book movement: where the leading book’s move towards it since it opened stands among usual moves by that time before the start; 50 is no move',
              ),
            ),
            'null where no leading book quotes it, or too few games tell what is usual',
          ),
        }),
        lineMovement: z.object({
          direction: describe(
            z.enum(['UP', 'DOWN']),
            'UP: the books together moved toward this bet since open; DOWN: against it',
          ),
          opening: describe(z.string(), 'book, line and price of the leading book when it opened, as a sentence'),
          current: describe(z.string(), 'and now'),
          from: describe(MarketPoint, 'opening, as fields'),
          to: describe(MarketPoint, 'current, as fields'),
          betLine: describe(
            z.nullable(z.string()),
            'line of this bet, written as in `from` and `to`: where those differ from it they are prices of another line; null on winners',
          ),
          books: describe(z.number(), 'books that moved this way'),
          points: describe(z.number(), 'percentage points the books moved together, in that direction'),
        }),
        marketGrade: z.object({
          grade: describe(
            z.enum(['A', 'B', 'C', 'D']),
            'two points each for a hold of 1 % or less, a dispersion of 1 point or less, 8 books or more, and a price 10 minutes old or younger; one each to 3 %, 2 points, 4 books and an hour. A from 7, B from 5, C from 3',
          ),
          hold: describe(
            z.nullable(z.number()),
            'percent left in the best prices of all selections; null where one is not priced',
          ),
          dispersion: describe(
            z.nullable(z.number()),
            'points: standard deviation of what the books ask for this selection; null below two',
          ),
          books: describe(z.number(), 'that price this line'),
          ageSeconds: describe(z.number(), 'of the best price'),
        }),
        label: describe(
          z.nullable(z.enum(['STEAM', 'REVERSE', 'SHARP'])),
          'STEAM: three books or more within a quarter of an hour; REVERSE: the market moved this way though fewer than half of the bets back it, where a feed knows; SHARP: the leading book moved this way',
        ),
        signalValue: describe(
          z.nullable(
            z.object({
              value: describe(
                z.number(),
                'percent of the stake: of the best price when such a signal came, against the fair close',
              ),
              stdErr: describe(z.number(), 'percent: one standard error'),
              found: describe(z.number(), 'signals it was measured on'),
              measuredOn: z.string(),
            }),
          ),
          'what such a signal was worth where it was recorded; null where that was not measured',
        ),
        reasoning: describe(z.string(), 'in one sentence with its numbers'),
      }),
    ),
    ...listFields,
    provenance: Provenance,
  }),
})
export type MarketIntelligence = z.infer<typeof marketIntelligence.answer>
