import { randomUUID } from 'node:crypto'
import { parlayPicks } from '@fairline/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSame, mayPass } from '../access/gate.ts'
import type { AnswerBook } from '../answers/answer-book.ts'
import { aiParlayPicksOf } from '../answers/parlay-picks.ts'
import type { AppNeeds } from '../app-needs.ts'
import { denied, tries } from './access.ts'
import { answersFor } from './own-books.ts'
import { sendBytes } from './send-bytes.ts'
import { starting } from './starting.ts'

const VISITOR = 'fairline-visitor'
const YEAR_S = 365 * 86_400

/** The day's two picks; in AI mode with the analyst's words. Who was shown which pair is noted under a random id. */
export function parlayPicksRoute(app: FastifyInstance, needs: AppNeeds): void {
  const { state, access, visitors, analyst, now } = needs

  function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
    const kept = request.cookies[VISITOR]
    if (kept && /^[0-9a-f-]{36}$/.test(kept)) return kept
    const fresh = randomUUID()
    const secure = request.protocol === 'https'
    reply.setCookie(VISITOR, fresh, { path: '/', httpOnly: true, sameSite: 'strict', maxAge: YEAR_S, secure })
    return fresh
  }

  const expected = access.passwords.ai
  const isGiven = (password: unknown) => typeof password === 'string' && expected !== null && isSame(password, expected)

  app.register(async (limited) => {
    // A password in the address may be tried as seldom as at its own door; without one nothing is counted.
    await limited.register(rateLimit, { ...tries, allowList: ({ query }) => !hasPassword(query) })
    limited.get<{ Querystring: Asked }>(parlayPicks.path, async (request, reply) => {
      const all = state.answers()
      if (!all) return starting(reply, state)
      const answers = answersFor(all, request, reply)
      return answers ? answer(answers, request, reply) : reply
    })
  })

  async function answer(answers: AnswerBook, request: FastifyRequest<{ Querystring: Asked }>, reply: FastifyReply) {
    visitors.note(visitorOf(request, reply), answers.board, now())
    const { password, ai } = request.query
    if (password === undefined && ai === undefined) {
      const bytes = answers.of(parlayPicks.path)
      return bytes ? sendBytes(request, reply, bytes) : starting(reply, state)
    }
    if (!isGiven(password) && !mayPass('ai', request, access))
      return denied(reply, 'Incorrect password. Please try again.')
    reply.header('cache-control', 'no-store')
    return aiParlayPicksOf(answers.board, analyst)
  }
}

interface Asked {
  readonly password?: string
  readonly ai?: string
}

const hasPassword = (query: unknown) => typeof query === 'object' && query !== null && 'password' in query
