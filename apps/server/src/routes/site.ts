import { type Site, site } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { mayPass } from '../access/gate.ts'
import { booksOn } from '../answers/own-books.ts'
import type { AppNeeds } from '../app-needs.ts'

/** What this house has been set up with. It says something else to each visitor, so nobody may keep it. */
export function siteRoute(app: FastifyInstance, { access, donationWallet, state }: AppNeeds): void {
  app.get(site.path, (request, reply) => {
    const board = state.answers()?.board
    const books = board ? [...booksOn(board)].sort() : []
    const answer: Site = { donationWallet, books, aiUnlocked: mayPass('ai', request, access) }
    return reply.header('cache-control', 'no-store').send(answer)
  })
}
