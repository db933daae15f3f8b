import { pastDay } from '@fairline/contract'
import { Day } from '@fairline/domain'
import type { FastifyInstance } from 'fastify'
import { pastDayOf } from '../answers/past-day.ts'
import type { AppDeps } from '../app-deps.ts'
import { inFastify } from './in-fastify.ts'
import { recordResponses } from './record-responses.ts'
import { refuse } from './refuse.ts'
import { starting } from './starting.ts'

/** Any day’s picks as they were, with their results. */
export function pastDayRoute(app: FastifyInstance, { state, record, compute }: AppDeps): void {
  const send = recordResponses({ compute })

  app.get<{ Params: { readonly day: string } }>(inFastify(pastDay.path), async (request, reply) => {
    const { success, data: day } = Day.safeParse(request.params.day)
    if (!success)
      return refuse(reply, { issues: [{ path: ['day'], message: 'expected a day of the calendar as YYYY-MM-DD' }] })
    const board = state.answers()?.board
    if (!board) return starting(reply, state)
    const known = await record.now()
    return send(request, reply, { known, key: `${day}|${board.version}`, make: () => pastDayOf(board, known, day) })
  })
}
