import { bayesianAnalysis } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { type AnswerBook, type AnswerBytes, bytesOf } from '../answers/answer-book.ts'
import { bayesianAnalysisOf } from '../answers/bayesian-analysis.ts'
import type { AppNeeds } from '../app-needs.ts'
import { answersFor } from './own-books.ts'
import { sendBytes } from './send-bytes.ts'
import { starting } from './starting.ts'

/** Chances of every game, and how many of the published picks won. */
export function bayesianAnalysisRoute(app: FastifyInstance, { state, record }: AppNeeds): void {
  const made = new WeakMap<AnswerBook, { readonly rows: number; readonly bytes: AnswerBytes }>()

  app.get(bayesianAnalysis.path, async (request, reply) => {
    const all = state.answers()
    if (!all) return starting(reply, state)
    const answers = answersFor(all, request, reply)
    if (!answers) return reply
    const { record: published, rows } = await record.now()
    const known = made.get(answers)
    const bytes =
      known?.rows === rows ? known.bytes : bytesOf(bayesianAnalysisOf(answers.board, published.picks('live')))
    made.set(answers, { rows, bytes })
    return sendBytes(request, reply, bytes)
  })
}
