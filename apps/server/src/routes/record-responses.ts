import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type AnswerBytes, bytesOf } from '../answers/answer-book.ts'
import type { AppDeps } from '../app-deps.ts'
import type { RecordState } from '../jobs/keep-record.ts'
import { A_SECOND } from './quick-answers.ts'
import { sendBytes } from './send-bytes.ts'
import { isWithinBudget } from './send-computed.ts'

/** Maximum number of responses cached until the ledger grows. */
const MAX_KEPT = 100

/** A response computed from the ledger. */
export interface RecordResponse {
  readonly known: RecordState
  /** Its other inputs, such as the query: equal keys have equal responses. */
  readonly key: string
  readonly make: () => object
}

/** Sends responses computed from the ledger: cached ones for free, others against the client's budget. */
export function recordResponses({ compute }: Pick<AppDeps, 'compute'>) {
  const kept = new LRUCache<string, AnswerBytes>({ max: MAX_KEPT })
  let madeFrom = ''

  return async function send(request: FastifyRequest, reply: FastifyReply, { known, key, make }: RecordResponse) {
    const from = [known.rows, known.leftOut.length, known.staleSince, known.staleReason].join('|')
    if (from !== madeFrom) kept.clear()
    madeFrom = from
    const ready = kept.get(key)
    if (!ready && !(await isWithinBudget(request, reply, compute))) return reply
    const bytes = ready ?? bytesOf(make())
    // The ledger may have grown while the budget was checked.
    if (from === madeFrom) kept.set(key, bytes)
    return sendBytes(request, reply, bytes, A_SECOND)
  }
}
