import { type Site, site } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { isSignedIn, mayPass } from '../access/gate.ts'
import { gateNames } from '../access/gate-name.ts'
import { bytesOf } from '../answers/answer-book.ts'
import { booksOn } from '../answers/own-books.ts'
import type { AppDeps } from '../app-deps.ts'
import { sendBytes } from './send-bytes.ts'

/** Public settings of the app and what this client may use. Never cached, as it depends on the client's sessions. */
export function siteRoute(app: FastifyInstance, { access, donationWallet, state }: AppDeps): void {
  app.get(site.path, (request, reply) => {
    const board = state.answers()?.board
    const response: Site = {
      donationWallet,
      books: board ? [...booksOn(board)].sort() : [],
      aiUnlocked: mayPass('ai', request, access),
      operatorUnlocked: mayPass('operator', request, access),
      signedInTo: gateNames.filter((gate) => isSignedIn(gate, request, access)),
    }
    return sendBytes(request, reply, bytesOf(response, 'no-store'))
  })
}
