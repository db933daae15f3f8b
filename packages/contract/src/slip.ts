import * as z from 'zod/mini'
import { describe, fraction, moment, percent } from '#describe'
import { betStates } from './bets/bet-states.ts'
import { Provenance } from './provenance.ts'
import { route } from './route.ts'

/** GET /api/slip: what several bets come to together. */
export const pricedSlip = route({
  method: 'GET',
  path: '/api/slip',
  summary: 'The chance that all bets of a slip win, what would be a fair price, and what the books’ prices keep of it.',
  query: z.object({
    legs: describe(
      z.string().check(z.minLength(1), z.maxLength(2500)),
      'ids of bets, semicolons between them; 12 at most',
    ),
    price: z.optional(
      describe(
        z.coerce.number().check(z.int()),
        'American: what a book asks for the whole slip, where the visitor knows',
      ),
    ),
  }),
  answer: z.object({
    legs: describe(
      z.array(
        z.object({
          id: z.string(),
          gameId: z.string(),
          league: z.string(),
          game: describe(z.string(), 'away @ home'),
          gameTime: z.nullable(moment('start; null where the source records the day only')),
          pick: z.string(),
          odds: describe(z.number(), 'American: the best price now'),
          bookmaker: z.string(),
          quotedAt: moment('when that price was seen: its age'),
          winProbability: percent('our fair chance now'),
          expectedValue: fraction('profit expected of this bet alone at its best price'),
          doubt: describe(
            z.nullable(z.string()),
            'why the expected value is not to be relied on: a probable pricing error, or a probability from another line; else null',
          ),
          parlayOdds: describe(
            z.nullable(z.number()),
            'American: its price at the first of `books`, which pays most for all bets; null if no book prices all of them',
          ),
          parlayQuotedAt: z.nullable(moment('when that price was seen; null without one')),
        }),
      ),
      'those that are still offered, in the order they were asked',
    ),
    gone: describe(
      z.array(z.string()),
      'ids of bets that are not counted: their game has begun, or they cannot be priced now',
    ),
    goneBets: describe(
      z.array(
        z.object({
          id: z.string(),
          game: describe(z.string(), 'away @ home'),
          pick: describe(
            z.nullable(z.string()),
            'the selection in words; null if no book quotes its market at any line',
          ),
          state: describe(
            z.enum(betStates),
            'of the bet; one that is upcoming is gone because it has no price at the books asked about, or no fair odds',
          ),
        }),
      ),
      'those of `gone` whose game is on the board',
    ),
    chance: z.nullable(
      percent(
        'that all win if all are decided; null without legs, and where how bets on one game depend on each other is not known',
      ),
    ),
    fairOdds: describe(
      z.nullable(z.number()),
      'American: the price at which it breaks even, a pushed leg being dropped; null without a chance',
    ),
    together: describe(
      z.array(
        z.object({
          gameId: z.string(),
          game: z.string(),
          legs: z.number(),
          lift: describe(
            z.nullable(z.number()),
            'how much likelier all of them win than bets on games of their own would; null where that is not known',
          ),
          liftStdErr: z.nullable(z.number()),
          says: describe(z.string(), 'the same in words: these help each other'),
        }),
      ),
      'games with more than one bet',
    ),
    books: describe(
      z.array(
        z.object({
          book: describe(z.string(), 'an invented price says so'),
          odds: describe(z.number(), 'American: its prices of all legs multiplied'),
          expectedValue: fraction('profit expected at that price; a pushed leg is dropped and the rest goes on'),
        }),
      ),
      'books that price every leg, the best first; none where two are on one game: books ask a price of their own for those',
    ),
    asked: describe(
      z.nullable(
        z.object({
          odds: describe(z.number(), 'American, as asked'),
          expectedValue: fraction('profit expected at that price, by the same rule'),
          hold: fraction('what the book keeps: the same with the other sign'),
        }),
      ),
      'of the price the visitor named; null without a chance',
    ),
    provenance: Provenance,
  }),
})
export type PricedSlip = z.infer<typeof pricedSlip.answer>
