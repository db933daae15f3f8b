import * as z from 'zod/mini'
import { describe, percent } from '#describe'

/** How the market of a bet moved, and who bets on it. */
export const marketPulse = {
  sharpMoney: describe(
    z.nullable(
      z.object({
        lineMovement: describe(z.number(), 'points of chance the books moved towards it since they opened, mean'),
        booksTowards: z.number(),
        booksAway: z.number(),
        volume: describe(
          z.enum(['Heavy', 'High', 'Medium', 'Low']),
          'price lists seen, by quartile of the markets to come',
        ),
        label: describe(
          z.nullable(z.enum(['STEAM', 'REVERSE', 'SHARP'])),
          'STEAM: three books or more within a quarter of an hour; REVERSE: moved this way against most bets; SHARP: the leading book',
        ),
        tickets: z.nullable(percent('of the bets back the same; null where no feed knows')),
      }),
    ),
    'null where fewer than two books quote',
  ),
  marketSentiment: describe(
    z.enum(['bullish', 'bearish', 'other']),
    'whether more books moved towards it than away, or the reverse',
  ),
}
const MarketPulse = z.object(marketPulse)
export type MarketPulse = z.infer<typeof MarketPulse>
