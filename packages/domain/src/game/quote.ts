import type { DecimalOdds } from '@fairline/odds'
import { z } from 'zod'
import { Instant } from '../time/instant.ts'
import { Market } from './market.ts'

/** Decimal odds: finite, above 1. */
export const Price = z.number().gt(1) as unknown as z.ZodType<DecimalOdds, number>

/** What one book asks for every selection of one market, as seen at one moment. A side it does not offer is null. */
export const Quote = z.object({
  gameId: z.string().min(1),
  book: z.string().min(1),
  market: Market,
  /** In the order of `selectionsOf(market.kind)`. */
  prices: z.array(Price.nullable()).min(2).max(3),
  /** `open` and `close` as the source calls them; null for a price seen in between or without such a name. */
  mark: z.enum(['open', 'close']).nullable(),
  observedAt: Instant,
})
export type Quote = z.infer<typeof Quote>
