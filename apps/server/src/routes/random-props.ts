import { randomLivePlayerProp, randomPlayerProp } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { randomLivePropOf, randomPropOf } from '../answers/random-prop.ts'
import type { AppNeeds } from '../app-needs.ts'
import { starting } from './starting.ts'

/** Props drawn anew for each request: their bytes are never kept. */
export function randomPropRoutes(app: FastifyInstance, { state, random }: AppNeeds): void {
  for (const [{ path }, of] of [
    [randomPlayerProp, randomPropOf],
    [randomLivePlayerProp, randomLivePropOf],
  ] as const) {
    app.get(path, (_, reply) => {
      const board = state.answers()?.board
      return board ? reply.header('cache-control', 'no-store').send(of(board, random())) : starting(reply, state)
    })
  }
}
