import { gamePage } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { hasSeasonOf } from '../answers/team-stats.ts'
import type { AppDeps } from '../app-deps.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { readOwnBooks } from './own-books.ts'
import { codingOf, sendComputed } from './send-computed.ts'
import { starting } from './starting.ts'

/** Everything that is known of one game, for the visitor’s own books where he names them. */
export function gamePageRoute(app: FastifyInstance, { state, live, compute }: AppDeps): void {
  type Params = { readonly Params: { readonly gameId: string } }
  app.get<Params>(inFastify(gamePage.path), { config: { cost: 1 } }, async (request, reply) => {
    const board = state.answers()?.board
    if (!board) return starting(reply, state)
    const requested = readOwnBooks(board, request, reply)
    if (!requested) return reply
    const { gameId } = request.params
    const { books } = requested
    const curve = live.curve(gameId)
    const onBoard = board.games.find(({ game }) => game.id === gameId)
    if (!onBoard) return notFound(reply, 'The board has no such game')
    const hasSeason = hasSeasonOf(board, onBoard.game)
    const task = { kind: 'game-page', gameId, curve, hasSeason, books, coding: codingOf(request) } as const
    return sendComputed(request, reply, { compute, task })
  })
}
