import * as z from 'zod/mini'
import { describe, moment } from '#describe'
import { route } from './route.ts'

const Face = z.object({
  at: moment('from when on it stood'),
  line: describe(z.nullable(z.number()), 'the home side’s handicap, or the number to go over; null on winners'),
  odds: describe(
    z.array(z.nullable(z.number())),
    'American, in the order of selections; null for one that was not offered',
  ),
})

/** GET /api/line-movement/{gameId}: how every book moved on a game. */
export const lineMovement = route({
  method: 'GET',
  path: '/api/line-movement/{gameId}',
  summary:
    'Every book’s way on winner, spread and total of a game before it began: open, current, high, low and each change.',
  answer: z.object({
    gameId: z.string(),
    game: describe(z.string(), 'away @ home'),
    markets: z.array(
      z.object({
        kind: z.enum(['moneyline', 'three-way', 'spread', 'total', 'team-total', 'player-prop']),
        selections: describe(z.array(z.string()), 'in the order of odds'),
        books: z.array(
          z.object({
            book: describe(z.string(), 'an invented price says so'),
            open: Face,
            current: Face,
            high: describe(z.nullable(z.number()), 'American: the best price of the first selection it ever asked'),
            low: describe(z.nullable(z.number()), 'American: the worst'),
            highLine: z.nullable(z.number()),
            lowLine: z.nullable(z.number()),
            moves: describe(z.number(), 'times it changed its price or line'),
            path: z.array(Face),
          }),
        ),
      }),
    ),
  }),
})
export type LineMovement = z.infer<typeof lineMovement.answer>
