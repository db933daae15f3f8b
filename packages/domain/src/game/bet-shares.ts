import { z } from 'zod'
import { Instant } from '../time/instant.ts'
import { Market } from './market.ts'

const Share = z.number().min(0).max(1)

/** How the public's bets on one market are spread, from a feed that knows. Each list sums to 1. */
export const BetShares = z.object({
  gameId: z.string().min(1),
  market: Market,
  /** Share of the number of bets, and of the money, in the order of `selectionsOf(market.kind)`. */
  tickets: z.array(Share).min(2).max(3),
  handle: z.array(Share).min(2).max(3),
  observedAt: Instant,
})
export type BetShares = z.infer<typeof BetShares>
