import { lineMovement } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { lineMovementOf } from '../answers/line-movement.ts'
import type { AppDeps } from '../app-deps.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { sendBytes } from './send-bytes.ts'
import { isWithinBudget } from './send-computed.ts'
import { starting } from './starting.ts'

/** How every book moved on one game: from the engine, as boards hold where markets stand and not how they came there. */
export function lineMovementRoute(app: FastifyInstance, { state, paths, compute }: AppDeps): void {
  app.get<{ Params: { readonly gameId: string } }>(inFastify(lineMovement.path), async (request, reply) => {
    if (!state.answers()) return starting(reply, state)
    const found = paths(request.params.gameId)
    if (!found) return notFound(reply, 'The board has no such game')
    if (!(await isWithinBudget(request, reply, compute))) return reply
    return sendBytes(request, reply, bytesOf(lineMovementOf(found.game, found.paths, state.source)))
  })
}
