import { randomUUID } from 'node:crypto'
import { dropTest, readTest, type StrategyTest, startTest } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { mayPass } from '../access/gate.ts'
import { isoOf } from '../answers/wire.ts'
import type { AppDeps } from '../app-deps.ts'
import { denied } from './access.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { computeResult } from './send-computed.ts'
import { starting } from './starting.ts'

/** This many tests are kept; the oldest goes first. */
const MAX_TESTS = 50

/** Tests of the last five days that operators ask for. They are kept while the app runs. */
export function strategyTestRoutes(app: FastifyInstance, { state, access, compute, now }: AppDeps): void {
  const tests = new Map<string, StrategyTest>()
  type Params = { readonly Params: { readonly id: string } }

  app.post(startTest.path, { config: { cost: 3 } }, async (request, reply) => {
    if (!mayPass('operator', request, access))
      return denied(reply, 'This is for operators: open it with their password')
    if (!state.answers()) return starting(reply, state)
    const result = await computeResult(request, reply, { compute, task: { kind: 'five-days' } })
    if (result?.kind !== 'five-days') return reply
    const rows = [...result.rows]
    const days = new Set(rows.map(({ testDate }) => testDate)).size
    const test: StrategyTest = { id: randomUUID(), status: 'finished', startedAt: isoOf(now()), days, rows }
    tests.set(test.id, test)
    const [oldest] = tests.keys()
    if (tests.size > MAX_TESTS && oldest !== undefined) tests.delete(oldest)
    return reply.header('cache-control', 'no-store').send(test)
  })

  app.get<Params>(inFastify(readTest.path), ({ params }, reply) => {
    const test = tests.get(params.id)
    return test ? reply.header('cache-control', 'no-store').send(test) : notFound(reply, 'There is no such test')
  })

  app.delete<Params>(inFastify(dropTest.path), (request, reply) => {
    if (!mayPass('operator', request, access))
      return denied(reply, 'This is for operators: open it with their password')
    return tests.delete(request.params.id)
      ? reply.header('cache-control', 'no-store').send({ success: true })
      : notFound(reply, 'There is no such test')
  })
}
