import { authenticProps, bayesianAnalysis, parlayPicks, playerProps, premiumPlayerProps } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { type AnswerBytes, boardPaths, openApiBytes } from '../answers/answer-book.ts'
import { askedAnswers } from '../answers/asked-answers.ts'
import { isoOf } from '../answers/wire.ts'
import type { AppDeps } from '../app-deps.ts'
import { healthRoute } from './health.ts'
import { readOwnBooks } from './own-books.ts'
import { refuse } from './refuse.ts'
import { sendBytes } from './send-bytes.ts'
import { codingOf, sendComputed } from './send-computed.ts'
import { starting } from './starting.ts'

/** The API: answers from memory, health, and the document that describes both. */
export function apiRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { state, compute, now, version } = deps
  let described: AnswerBytes | null = null

  app.addHook('onRequest', async (request, reply) => {
    // A visitor's clock is not ours: ages are counted from this.
    if (request.url.startsWith('/api/')) reply.header('x-fairline-now', isoOf(now()))
  })

  for (const path of boardPaths) {
    if (ofTheirOwn.has(path)) continue
    app.get(path, { config: { cost: costs[path] ?? 1 } }, async (request, reply) => {
      const all = state.answers()
      if (!all) return starting(reply, state)
      const requested = readOwnBooks(all.board, request, reply)
      if (!requested) return reply
      const bytes = requested.books ? null : all.of(path)
      if (bytes) return sendBytes(request, reply, bytes)
      const { books } = requested
      return sendComputed(request, reply, {
        compute,
        task: { kind: 'board-response', path, books, coding: codingOf(request) },
      })
    })
  }
  for (const answer of askedAnswers) {
    const { path } = answer
    app.get(path, { config: { cost: 2 } }, async (request, reply) => {
      const read = answer.read(request.query)
      if ('error' in read) return refuse(reply, read.error)
      const all = state.answers()
      if (!all) return starting(reply, state)
      const requested = readOwnBooks(all.board, request, reply)
      if (!requested) return reply
      // All clients' screens send the same few requests.
      const bytes = requested.books ? null : all.asked(answer, read.asked)
      if (bytes) return sendBytes(request, reply, bytes)
      const task = { kind: 'board-query', path, query: read.asked, ...requested, coding: codingOf(request) } as const
      return sendComputed(request, reply, { compute, task })
    })
  }

  app.get('/api/openapi.json', (request, reply) => {
    described ??= openApiBytes(version)
    return sendBytes(request, reply, described)
  })

  healthRoute(app, deps)
}

/** Lists of all player props take longer to compute than other responses. */
const costs: Readonly<Record<string, number>> = {
  [premiumPlayerProps.path]: 8,
  [authenticProps.path]: 8,
  [playerProps.path]: 4,
}

/** Answered by routes of their own: who is shown the pair is noted, and the record stands next to the probabilities. */
const ofTheirOwn: ReadonlySet<string> = new Set([parlayPicks.path, bayesianAnalysis.path])
