import { randomUUID } from 'node:crypto'
import { parlayPicks } from '@fairline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkPassword } from '../access/check-password.ts'
import { clientNetwork } from '../access/client-network.ts'
import { mayPass } from '../access/gate.ts'
import { isForeign } from '../access/own-origin.ts'
import { isSecure } from '../access/secure-request.ts'
import { type AnswerBook, bytesOf } from '../answers/answer-book.ts'
import { aiParlayPicksOf, type ParlayView, parlayViewOf } from '../answers/parlay-picks.ts'
import type { AppDeps } from '../app-deps.ts'
import { denied, refusePassword } from './access.ts'
import { readOwnBooks } from './own-books.ts'
import { sendBytes, writeBytes } from './send-bytes.ts'
import { computeResult } from './send-computed.ts'
import { starting } from './starting.ts'

const VISITOR_COOKIE = 'fairline-visitor'
const YEAR_SECONDS = 365 * 86_400

interface Query {
  readonly password?: unknown
  readonly ai?: unknown
}
type ParlayRequest = FastifyRequest<{ Querystring: Query }>

/** The day's two picks; in AI mode with the analyst's words. Who was shown which pair is noted under a random id. */
export function parlayPicksRoute(app: FastifyInstance, deps: AppDeps): void {
  const { state, access, visitors, compute, now } = deps

  app.get<{ Querystring: Query }>(parlayPicks.path, { config: { cost: 1 } }, async (request, reply) => {
    const all = state.answers()
    if (!all) return starting(reply, state)
    const requested = readOwnBooks(all.board, request, reply)
    if (!requested) return reply
    if (!requested.books) return send({ all, own: null }, request, reply)
    const task = { kind: 'parlay-picks', books: requested.books } as const
    const result = await computeResult(request, reply, { compute, task })
    return result?.kind === 'parlay-picks' ? send({ all, own: result.view }, request, reply) : reply
  })

  async function send({ all, own }: Shown, request: ParlayRequest, reply: FastifyReply) {
    const network = clientNetwork(request.ip ?? '')
    visitors.note({
      visitor: visitorOf(request, reply),
      network,
      board: all.board,
      at: now(),
      ...(own && { pair: own.pair }),
    })
    const { password, ai } = request.query
    if (password !== undefined || ai !== undefined) return sendAiPicks(own ?? parlayViewOf(all.board), request, reply)
    if (own) return writeBytes(request, reply, bytesOf(own.picks))
    const bytes = all.of(parlayPicks.path)
    return bytes ? sendBytes(request, reply, bytes) : starting(reply, state)
  }

  /** The specification allows the password in the URL: attempts count like those at login. */
  async function sendAiPicks(view: ParlayView, request: ParlayRequest, reply: FastifyReply) {
    if (!mayPass('ai', request, access)) {
      const { password } = request.query
      if (password === undefined || isForeign(request))
        return denied(reply, 'The AI mode is locked: log in with its password.')
      const check = await checkPassword('ai', password, request, access)
      if (check.outcome !== 'right') return refusePassword(reply, check)
    }
    reply.header('cache-control', 'no-store')
    return aiParlayPicksOf(view, deps.analyst)
  }

  function visitorOf(request: ParlayRequest, reply: FastifyReply): string {
    const known = request.cookies[VISITOR_COOKIE]
    if (known && /^[0-9a-f-]{36}$/.test(known)) return known
    const fresh = randomUUID()
    const secure = isSecure(request.raw, access.trusts)
    const options = { path: '/', httpOnly: true, sameSite: 'strict', maxAge: YEAR_SECONDS, secure } as const
    reply.setCookie(VISITOR_COOKIE, fresh, options)
    return fresh
  }
}

/** The picks that a visitor is shown. */
interface Shown {
  readonly all: AnswerBook
  /** By the visitor's own books; null for all books. */
  readonly own: ParlayView | null
}
