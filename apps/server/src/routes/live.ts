import { liveUbseStatus, liveUbseUpdates } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { liveUbseStatusOf, liveUbseUpdatesOf } from '../answers/live-games.ts'
import type { AppDeps } from '../app-deps.ts'
import { A_SECOND } from './quick-answers.ts'
import { sendBytes } from './send-bytes.ts'

/** Games that are on, as they are followed. */
export function liveRoutes(app: FastifyInstance, { state, live }: AppDeps): void {
  app.get(liveUbseStatus.path, (request, reply) =>
    sendBytes(request, reply, bytesOf(liveUbseStatusOf(state.answers()?.board ?? null, live)), A_SECOND),
  )
  app.get(liveUbseUpdates.path, (request, reply) =>
    sendBytes(request, reply, bytesOf(liveUbseUpdatesOf(live)), A_SECOND),
  )
}
