import type { Problem } from '@fairline/contract'
import type { FastifyReply } from 'fastify'
import type { BoardState } from '../jobs/board-state.ts'

/** Answers that there is nothing to say yet, and what is being done meanwhile. */
export function starting(reply: FastifyReply, state: Pick<BoardState, 'phase'>): FastifyReply {
  const problem: Problem = { type: 'starting', title: `Fairline is starting: ${state.phase()}`, status: 503 }
  return reply.code(503).header('retry-after', '1').type('application/problem+json').send(JSON.stringify(problem))
}
