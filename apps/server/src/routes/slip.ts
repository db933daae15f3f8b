import { pricedSlip } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { inOrderOf } from '../answers/priced-slip.ts'
import type { AppDeps } from '../app-deps.ts'
import { readOwnBooks } from './own-books.ts'
import { readQuery } from './read-query.ts'
import { refuse } from './refuse.ts'
import { writeBytes } from './send-bytes.ts'
import { computeResult } from './send-computed.ts'
import { starting } from './starting.ts'

const MAX_LEGS = 12

/** What several bets come to together. */
export function slipRoute(app: FastifyInstance, { state, compute }: AppDeps): void {
  app.get(pricedSlip.path, { config: { cost: 3 } }, async (request, reply) => {
    const asked = readQuery(reply, pricedSlip.query, request.query)
    if (!asked) return reply
    const ids = [...new Set(asked.legs.split(';').filter((id) => id !== ''))]
    if (ids.length === 0 || ids.length > MAX_LEGS)
      return refuse(reply, {
        issues: [{ path: ['legs'], message: `expected 1 to ${MAX_LEGS} bets, got ${ids.length}` }],
      })
    const { price = null } = asked
    if (price !== null && Math.abs(price) < 100)
      return refuse(reply, {
        issues: [{ path: ['price'], message: 'expected American odds from +100 up or −100 down' }],
      })
    const all = state.answers()
    if (!all) return starting(reply, state)
    const requested = readOwnBooks(all.board, request, reply)
    if (!requested) return reply
    const task = { kind: 'slip', ids: ids.toSorted(), price, books: requested.books } as const
    const result = await computeResult(request, reply, { compute, task })
    return result?.kind === 'slip' ? writeBytes(request, reply, bytesOf(inOrderOf(result.slip, ids))) : reply
  })
}
