import { gamePage } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { gamePageOf } from '../answers/game-page.ts'
import type { AppNeeds } from '../app-needs.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { answersFor } from './own-books.ts'
import { sendBytes } from './send-bytes.ts'
import { starting } from './starting.ts'

/** Everything that is known of one game, for the visitor’s own books where he names them. */
export function gamePageRoute(app: FastifyInstance, { state, live }: AppNeeds): void {
  app.get<{ Params: { readonly gameId: string } }>(inFastify(gamePage.path), (request, reply) => {
    const all = state.answers()
    if (!all) return starting(reply, state)
    const answers = answersFor(all, request, reply)
    if (!answers) return reply
    const { gameId } = request.params
    const page = gamePageOf(answers.board, gameId, live.curve(gameId))
    return page ? sendBytes(request, reply, bytesOf(page)) : notFound(reply, 'The board has no such game')
  })
}
