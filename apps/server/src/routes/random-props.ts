import { randomLivePlayerProp, randomPlayerProp } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { drawProp } from '../answers/random-prop.ts'
import type { AppDeps } from '../app-deps.ts'
import { readOwnBooks } from './own-books.ts'
import { computeResult } from './send-computed.ts'
import { starting } from './starting.ts'

/** Props drawn again for each request, at the visitor's own books if the address names any: their bytes are never kept. */
export function randomPropRoutes(app: FastifyInstance, { state, random, compute }: AppDeps): void {
  for (const { path } of [randomPlayerProp, randomLivePlayerProp]) {
    app.get(path, async (request, reply) => {
      const board = state.answers()?.board
      if (!board) return starting(reply, state)
      const requested = readOwnBooks(board, request, reply)
      if (!requested) return reply
      const { books } = requested
      const share = random()
      reply.header('cache-control', 'no-store')
      if (!books) return reply.send(drawProp(board, path, share))
      const result = await computeResult(request, reply, { compute, task: { kind: 'random-prop', path, share, books } })
      return result?.kind === 'random-prop' ? reply.send(result.response) : reply
    })
  }
}
