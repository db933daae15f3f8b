import {
  type LedgerStory,
  type LedgerVerify,
  ledgerStory,
  ledgerVerify,
  trackRecord,
  trackRecordPicks,
} from '@fairline/contract'
import { isChained } from '@fairline/engine'
import type { FastifyInstance } from 'fastify'
import { type AnswerBytes, bytesOf } from '../answers/answer-book.ts'
import { trackRecordOf, trackRecordPicksOf } from '../answers/track-record.ts'
import type { AppNeeds } from '../app-needs.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { readQuery } from './read-query.ts'
import { sendBytes } from './send-bytes.ts'

/** Different questions whose answers are kept until the ledger grows. */
const MOST_KEPT = 100

/** What follows from the ledger. */
export function recordRoutes(app: FastifyInstance, { record, state }: AppNeeds): void {
  const made = new Map<string, AnswerBytes>()
  let upTo = 0

  /** The same question of the same ledger is answered with the same bytes. */
  function kept(question: string, rows: number, make: () => object): AnswerBytes {
    if (rows !== upTo) made.clear()
    upTo = rows
    const known = made.get(question) ?? bytesOf(make())
    if (made.size < MOST_KEPT) made.set(question, known)
    return known
  }

  app.get(trackRecord.path, async (request, reply) => {
    const asked = readQuery(reply, trackRecord.query, request.query)
    if (!asked) return reply
    const { record: all, rows } = await record.now()
    const { origin = 'live' } = asked
    const strategies = state.answers()?.board.strategies.records ?? []
    const games = strategies.reduce((sum, { proposals }) => sum + proposals, 0)
    return sendBytes(
      request,
      reply,
      kept(`record|${origin}|${games}`, rows, () => trackRecordOf(all, rows, { origin, strategies })),
    )
  })

  app.get(trackRecordPicks.path, async (request, reply) => {
    const asked = readQuery(reply, trackRecordPicks.query, request.query)
    if (!asked) return reply
    const { record: all, rows } = await record.now()
    const { origin = 'live', offset, limit } = asked
    const make = () => trackRecordPicksOf(all, state.source, { origin, offset, limit })
    return sendBytes(request, reply, kept(`picks|${origin}|${offset}|${limit}`, rows, make))
  })
}

/** One row and its settlement, and whether they stand as they were written. */
export function ledgerRoutes(app: FastifyInstance, { record }: AppNeeds): void {
  /** The row that is asked for and the one that settled it, each with the row before it. */
  async function rowsOf(id: string) {
    const asked = /^[1-9]\d{0,14}$/.test(id) ? await record.row(Number(id)) : null
    if (!asked) return null
    const { record: all } = await record.now()
    const settled = all.pickAt(asked.row.seq)?.settled
    return { asked, settlement: settled ? await record.row(settled.seq) : null }
  }
  type Params = { readonly Params: { readonly id: string } }

  app.get<Params>(inFastify(ledgerStory.path), async (request, reply) => {
    const rows = await rowsOf(request.params.id)
    if (!rows) return notFound(reply, 'The ledger has no such row')
    const story: LedgerStory = { row: rows.asked.row, settlement: rows.settlement?.row ?? null }
    return sendBytes(request, reply, bytesOf(story))
  })

  app.get<Params>(inFastify(ledgerVerify.path), async (request, reply) => {
    const rows = await rowsOf(request.params.id)
    if (!rows) return notFound(reply, 'The ledger has no such row')
    const checks = [rows.asked, ...(rows.settlement ? [rows.settlement] : [])].map(({ row, before }) => ({
      ...{ seq: row.seq, hash: row.hash, holds: isChained(row, before) },
    }))
    const verdict: LedgerVerify = { id: rows.asked.row.seq, holds: checks.every(({ holds }) => holds), checks }
    return sendBytes(request, reply, bytesOf(verdict))
  })
}
