import { pricedSlip } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { pricedSlipOf } from '../answers/priced-slip.ts'
import type { AppNeeds } from '../app-needs.ts'
import { answersFor } from './own-books.ts'
import { readQuery } from './read-query.ts'
import { refuse } from './refuse.ts'
import { sendBytes } from './send-bytes.ts'
import { starting } from './starting.ts'

const MOST = 12

/** What several bets come to together. */
export function slipRoute(app: FastifyInstance, { state }: AppNeeds): void {
  app.get(pricedSlip.path, (request, reply) => {
    const asked = readQuery(reply, pricedSlip.query, request.query)
    if (!asked) return reply
    const ids = [...new Set(asked.legs.split(';').filter((id) => id !== ''))]
    if (ids.length === 0 || ids.length > MOST)
      return refuse(reply, { issues: [{ path: ['legs'], message: `expected 1 to ${MOST} bets, got ${ids.length}` }] })
    const { price = null } = asked
    if (price !== null && Math.abs(price) < 100)
      return refuse(reply, {
        issues: [{ path: ['price'], message: 'expected American odds from +100 up or −100 down' }],
      })
    const all = state.answers()
    if (!all) return starting(reply, state)
    const answers = answersFor(all, request, reply)
    return answers ? sendBytes(request, reply, bytesOf(pricedSlipOf(answers.board, { ids, price }))) : reply
  })
}
