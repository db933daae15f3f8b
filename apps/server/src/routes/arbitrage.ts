import { type ArbitrageQuery, arbitrageOpportunities, arbitrageReport, arbitrageScan } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { booksMeant } from '../answers/own-books.ts'
import type { AppDeps } from '../app-deps.ts'
import { A_SECOND } from './quick-answers.ts'
import { readQuery } from './read-query.ts'
import { refuse } from './refuse.ts'
import { codingOf, sendComputed } from './send-computed.ts'
import { starting } from './starting.ts'

/** Current arbitrages. Ages of prices change every second, so a response is cached for one second. */
export function arbitrageRoutes(app: FastifyInstance, { scanner, state, compute, now }: AppDeps): void {
  for (const { path, query: schema } of [arbitrageScan, arbitrageOpportunities, arbitrageReport]) {
    app.get(path, { config: { cost: 3 } }, async (request, reply) => {
      if (!scanner.hasLooked()) return starting(reply, state)
      const asked: ArbitrageQuery | null = readQuery(reply, schema, request.query)
      if (!asked) return reply
      const meant = booksMeant(scanner.watch.bookNames(), asked)
      if ('unknown' in meant) return refuse(reply, { issues: [{ path: ['books'], message: meant.unknown }] })
      const { kind, stake, unit } = asked
      // Waits here: a computation that waits would keep those of all visitors waiting.
      await scanner.lookEnds()
      return sendComputed(request, reply, {
        compute,
        task: {
          kind: 'arbitrage',
          path,
          query: { kind, stake, unit },
          books: meant.books?.toSorted() ?? null,
          source: state.source,
          now: now(),
          coding: codingOf(request),
        },
        maxAgeMs: A_SECOND,
      })
    })
  }
}
