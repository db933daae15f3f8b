import { bayesianAnalysis } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { type AnswerBook, type AnswerBytes, bytesOf } from '../answers/answer-book.ts'
import { bayesianAnalysisOf } from '../answers/bayesian-analysis.ts'
import { publishedSuccess } from '../answers/published-success.ts'
import type { AppDeps } from '../app-deps.ts'
import { readOwnBooks } from './own-books.ts'
import { A_SECOND } from './quick-answers.ts'
import { sendBytes } from './send-bytes.ts'
import { codingOf, sendComputed } from './send-computed.ts'
import { starting } from './starting.ts'

/** Probabilities of every game, and how many of the published picks won. */
export function bayesianAnalysisRoute(app: FastifyInstance, { state, record, compute }: AppDeps): void {
  const made = new WeakMap<AnswerBook, { readonly rows: number; readonly bytes: AnswerBytes }>()

  app.get(bayesianAnalysis.path, { config: { cost: 1 } }, async (request, reply) => {
    const all = state.answers()
    if (!all) return starting(reply, state)
    const requested = readOwnBooks(all.board, request, reply)
    if (!requested) return reply
    const { record: published, rows } = await record.now()
    const cached = made.get(all)
    if (!requested.books && cached?.rows === rows) return sendBytes(request, reply, cached.bytes, A_SECOND)
    const { successRate, sample } = publishedSuccess(published.picks('live'))
    const success = { successRate, sample }
    if (requested.books) {
      const task = { kind: 'bayesian-analysis', success, books: requested.books, coding: codingOf(request) } as const
      return sendComputed(request, reply, { compute, task })
    }
    const bytes = bytesOf(bayesianAnalysisOf(all.board, success))
    made.set(all, { rows, bytes })
    return sendBytes(request, reply, bytes, A_SECOND)
  })
}
