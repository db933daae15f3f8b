import {
  type LedgerStory,
  type LedgerVerify,
  ledgerStory,
  ledgerVerify,
  trackRecord,
  trackRecordPicks,
} from '@fairline/contract'
import { isChained, type StrategyRecord, type WatchedBook } from '@fairline/engine'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { trackRecordOf, trackRecordPicksOf } from '../answers/track-record.ts'
import type { AppDeps } from '../app-deps.ts'
import type { FoundRow } from '../jobs/keep-record.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { A_SECOND } from './quick-answers.ts'
import { readQuery } from './read-query.ts'
import { recordResponses } from './record-responses.ts'
import { sendBytes } from './send-bytes.ts'
import { isWithinBudget } from './send-computed.ts'

/** No strategy has been graded yet. */
const NONE: readonly StrategyRecord[] = []
/** No book has been judged yet. */
const NO_BOOKS: readonly WatchedBook[] = []

/** Counts how often a value was replaced by another. */
function changeCounter<T>(): (value: T) => number {
  let last: T | undefined
  let count = 0
  return (value) => {
    if (value !== last) count += 1
    last = value
    return count
  }
}

/** What follows from the ledger. */
export function recordRoutes(app: FastifyInstance, { record, state, compute }: AppDeps): void {
  const send = recordResponses({ compute })
  const strategiesVersion = changeCounter<readonly StrategyRecord[]>()
  const booksVersion = changeCounter<readonly WatchedBook[]>()

  app.get(trackRecord.path, async (request, reply) => {
    const asked = readQuery(reply, trackRecord.query, request.query)
    if (!asked) return reply
    const known = await record.now()
    const { origin = 'live' } = asked
    const board = state.answers()?.board
    const strategies = board?.strategies.records ?? NONE
    const books = board?.books ?? NO_BOOKS
    const make = () => trackRecordOf(known, { origin, strategies, books, source: state.source })
    const key = `record|${origin}|${strategiesVersion(strategies)}|${booksVersion(books)}`
    return send(request, reply, { known, key, make })
  })

  app.get(trackRecordPicks.path, async (request, reply) => {
    const asked = readQuery(reply, trackRecordPicks.query, request.query)
    if (!asked) return reply
    const known = await record.now()
    const { origin = 'live', offset, limit } = asked
    const make = () => trackRecordPicksOf(known, state.source, { origin, offset, limit })
    return send(request, reply, { known, key: `picks|${origin}|${offset}|${limit}`, make })
  })
}

/** Points of a client's budget: four queries of the store, whose connections the recorder uses too. */
const LEDGER_ROW_COST = 5

/** One row and its settlement, and whether they stand as they were written. */
export function ledgerRoutes(app: FastifyInstance, { record, compute }: AppDeps): void {
  /** Reads the requested row and the one that settled it; returns a message if there is none. */
  async function rowsOf(id: string): Promise<{ asked: FoundRow; settlement: FoundRow | null } | string> {
    const asked = /^[1-9]\d{0,14}$/.test(id) ? await record.row(Number(id)) : null
    if (!asked) return 'The ledger has no such row'
    if ('reason' in asked) return `Row ${asked.seq} of the ledger is damaged: ${asked.reason}`
    const { record: all } = await record.now()
    const settled = all.pickAt(asked.row.seq)?.settled
    const settlement = settled ? await record.row(settled.seq) : null
    return { asked, settlement: settlement && 'row' in settlement ? settlement : null }
  }
  type Params = { readonly Params: { readonly id: string } }
  const config = { cost: LEDGER_ROW_COST }

  app.get<Params>(inFastify(ledgerStory.path), { config }, async (request, reply) => {
    if (!(await isWithinBudget(request, reply, compute))) return reply
    const rows = await rowsOf(request.params.id)
    if (typeof rows === 'string') return notFound(reply, rows)
    const story: LedgerStory = { row: rows.asked.row, settlement: rows.settlement?.row ?? null }
    return sendBytes(request, reply, bytesOf(story), A_SECOND)
  })

  app.get<Params>(inFastify(ledgerVerify.path), { config }, async (request, reply) => {
    if (!(await isWithinBudget(request, reply, compute))) return reply
    const rows = await rowsOf(request.params.id)
    if (typeof rows === 'string') return notFound(reply, rows)
    const checks = [rows.asked, ...(rows.settlement ? [rows.settlement] : [])].map(({ row, before }) => ({
      seq: row.seq,
      hash: row.hash,
      holds: isChained(row, before),
    }))
    const verdict: LedgerVerify = { id: rows.asked.row.seq, holds: checks.every(({ holds }) => holds), checks }
    return sendBytes(request, reply, bytesOf(verdict), A_SECOND)
  })
}
