import { type Site, site } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { mayPass } from '../access/gate.ts'
import { bytesOf } from '../answers/answer-book.ts'
import { booksOn } from '../answers/own-books.ts'
import type { AppNeeds } from '../app-needs.ts'
import { sendBytes } from './send-bytes.ts'

/** What this house has been set up with; who asks is told whether the AI mode is open to him. */
export function siteRoute(app: FastifyInstance, { access, donationWallet, state }: AppNeeds): void {
  app.get(site.path, (request, reply) => {
    const board = state.answers()?.board
    const books = board ? [...booksOn(board)].sort() : []
    const answer: Site = { donationWallet, books, aiUnlocked: mayPass('ai', request, access) }
    return sendBytes(request, reply, bytesOf(answer))
  })
}
