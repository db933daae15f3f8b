import { type ArbitrageAsked, arbitrageOpportunities, arbitrageReport, arbitrageScan } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { arbitrageOpportunitiesOf, arbitrageReportOf, arbitrageScanOf, type ScannerView } from '../answers/arbitrage.ts'
import { booksMeant } from '../answers/own-books.ts'
import type { AppNeeds } from '../app-needs.ts'
import { A_SECOND } from './quick-answers.ts'
import { readQuery } from './read-query.ts'
import { refuse } from './refuse.ts'
import { sendBytes } from './send-bytes.ts'

const doors = [
  { door: arbitrageScan, answer: arbitrageScanOf },
  { door: arbitrageOpportunities, answer: arbitrageOpportunitiesOf },
  { door: arbitrageReport, answer: arbitrageReportOf },
] as const

/** What stands now: ages of prices change with every second, so an answer is kept for one. */
export function arbitrageRoutes(app: FastifyInstance, { scanner, state, now }: AppNeeds): void {
  for (const { door, answer } of doors) {
    app.get(door.path, (request, reply) => {
      const asked: ArbitrageAsked | null = readQuery(reply, door.query, request.query)
      if (!asked) return reply
      const board = state.answers()?.board ?? null
      const meant = booksMeant(scanner.watch.bookNames(), asked)
      if ('unknown' in meant) return refuse(reply, { issues: [{ path: ['books'], message: meant.unknown }] })
      const view: ScannerView = { scanner, source: state.source, now: now(), board, books: meant.books }
      return sendBytes(request, reply, bytesOf(answer(view, asked)), A_SECOND)
    })
  }
}
