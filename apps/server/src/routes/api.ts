import { isDeepStrictEqual } from 'node:util'
import { bayesianAnalysis, type Health, health, parlayPicks } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { askedAnswers, boardPaths, bytesOf, openApiBytes } from '../answers/answer-book.ts'
import { isoOf } from '../answers/wire.ts'
import type { AppNeeds } from '../app-needs.ts'
import { answersFor } from './own-books.ts'
import { refuse } from './refuse.ts'
import { sendBytes } from './send-bytes.ts'
import { starting } from './starting.ts'

/** The API: answers from memory, health, and the document that describes both. */
export function apiRoutes(app: FastifyInstance, { state, now, version }: AppNeeds): void {
  const described = openApiBytes(version)

  app.addHook('onRequest', async (request, reply) => {
    // A visitor's clock is not ours: ages are counted from this.
    if (request.url.startsWith('/api/')) reply.header('x-fairline-now', isoOf(now()))
  })

  for (const path of boardPaths) {
    if (ofTheirOwn.has(path)) continue
    app.get(path, (request, reply) => {
      const all = state.answers()
      if (!all) return starting(reply, state)
      const bytes = answersFor(all, request, reply)?.of(path)
      return bytes ? sendBytes(request, reply, bytes) : reply
    })
  }
  for (const answer of askedAnswers) {
    app.get(answer.path, (request, reply) => {
      const read = answer.read(request.query)
      if ('error' in read) return refuse(reply, read.error)
      const all = state.answers()
      if (!all) return starting(reply, state)
      const answers = answersFor(all, request, reply)
      return answers ? sendBytes(request, reply, answers.asked(answer, read.asked)) : reply
    })
  }

  app.get('/api/openapi.json', (request, reply) => sendBytes(request, reply, described))

  app.get(health.path, (request, reply) => {
    const board = state.answers()?.board ?? null
    const [second, troubles] = [secondOf(now()), state.troubles()]
    const age = (instant: number | null | undefined) =>
      instant == null ? null : Math.max(0, Math.round((now() - instant) / 1000))
    const answer: Health = {
      status: board ? 'ok' : 'starting',
      phase: board ? 'serving' : state.phase(),
      version,
      source: state.source,
      now: isoOf(now()),
      boardVersion: board?.version ?? null,
      boardAgeSeconds: age(board?.asOf),
      newestFactAgeSeconds: age(board?.newestFactAt),
      troubles: [...troubles, ...new Set(board?.troubles.map(({ message }) => message) ?? [])],
    }
    if (!board) return reply.code(503).header('cache-control', 'no-store').send(answer)
    const holds = () => second === secondOf(now()) && isDeepStrictEqual(troubles, state.troubles())
    return sendBytes(request, reply, bytesOf(answer, 'no-store'), undefined, holds)
  })
}

/** Answered by routes of their own: who is shown the pair is noted, and the record is told beside the chances. */
const ofTheirOwn: ReadonlySet<string> = new Set([parlayPicks.path, bayesianAnalysis.path])

/** Health counts in seconds. */
const secondOf = (instant: number): number => Math.floor(instant / 1000)
