import * as z from 'zod/mini'
import { describe } from '#describe'

/** Where books take bets, as odds feeds sort them. */
export const regions = ['us', 'eu'] as const

/** Whose prices count: every answer that shows bets, best prices, arbitrages or picks takes this query. */
export const OwnBooks = z.object({
  books: z.optional(
    describe(z.string().check(z.maxLength(1000)), 'the visitor’s own books, between commas: pinnacle,fanduel'),
  ),
  region: z.optional(describe(z.enum(regions), 'all books of a region')),
})
export type OwnBooks = z.infer<typeof OwnBooks>
