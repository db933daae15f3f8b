import { teamGameHistory, teamStats } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { type AnswerBytes, bytesOf } from '../answers/answer-book.ts'
import { sideOf, teamGameHistoryOf, teamStatsOf } from '../answers/team-stats.ts'
import type { AppDeps } from '../app-deps.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { sendBytes } from './send-bytes.ts'
import { starting } from './starting.ts'

const routes = [
  { path: teamStats.path, answer: teamStatsOf },
  { path: teamGameHistory.path, answer: teamGameHistoryOf },
] as const

/** A side's season and its last games: the same bytes until one of its league's games ends. */
export function teamRoutes(app: FastifyInstance, { state }: AppDeps): void {
  type Params = { readonly Params: { readonly league: string; readonly team: string } }
  for (const { path, answer } of routes) {
    const made = new WeakMap<object, AnswerBytes>()
    app.get<Params>(inFastify(path), (request, reply) => {
      const board = state.answers()?.board
      if (!board) return starting(reply, state)
      const { league, team } = request.params
      const side = sideOf(board, league, team)
      if (!side) return notFound(reply, `No team of ${league} that has played this season or last is called ${team}`)
      const bytes = made.get(side) ?? bytesOf(answer(board, side))
      // While past games are being learned, the season is not yet what it will be called by.
      if (board.rated === null) made.set(side, bytes)
      return sendBytes(request, reply, bytes)
    })
  }
}
