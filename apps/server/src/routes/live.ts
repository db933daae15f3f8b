import { liveUbseStatus, liveUbseUpdates } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { liveUbseStatusOf, liveUbseUpdatesOf } from '../answers/live-games.ts'
import type { AppNeeds } from '../app-needs.ts'

/** Games that are on, as they are followed. */
export function liveRoutes(app: FastifyInstance, { state, live }: AppNeeds): void {
  app.get(liveUbseStatus.path, (_, reply) =>
    reply.header('cache-control', 'no-store').send(liveUbseStatusOf(state.answers()?.board ?? null, live)),
  )
  app.get(liveUbseUpdates.path, (_, reply) => reply.header('cache-control', 'no-store').send(liveUbseUpdatesOf(live)))
}
