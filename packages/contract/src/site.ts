import * as z from 'zod/mini'
import { said } from '#said'
import { route } from './route.ts'

/** GET /api/site: what this house has been set up with, as far as a visitor may know. */
export const site = route({
  method: 'GET',
  path: '/api/site',
  summary: 'Where donations go, which books there are, and whether the AI mode is unlocked for who asks.',
  answer: z.object({
    donationWallet: said(z.nullable(z.string()), 'an address to copy; null where none is set'),
    books: said(z.array(z.string()), 'that ask a price on the board now: names that ?books= takes'),
    aiUnlocked: said(z.boolean(), 'whether the AI mode needs no password any more'),
  }),
})
export type Site = z.infer<typeof site.answer>
