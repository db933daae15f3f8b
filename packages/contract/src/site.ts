import * as z from 'zod/mini'
import { describe } from '#describe'
import { Gate } from './access.ts'
import { route } from './route.ts'

/** GET /api/site: how the app is set up, as far as a visitor may know, and what the visitor may use. */
export const site = route({
  method: 'GET',
  path: '/api/site',
  summary: 'Where donations go, which books there are, and what the visitor may use and is signed in to.',
  answer: z.object({
    donationWallet: describe(z.nullable(z.string()), 'an address to copy; null where none is set'),
    books: describe(z.array(z.string()), 'that ask a price on the board now: names that ?books= takes'),
    aiUnlocked: describe(z.boolean(), 'whether the AI mode needs no password any more'),
    operatorUnlocked: describe(z.boolean(), 'whether operator actions need no password any more'),
    signedInTo: describe(z.array(Gate), 'sessions of this browser; what is open without a password has none'),
  }),
})
export type Site = z.infer<typeof site.answer>
