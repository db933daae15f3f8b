import type { Problem } from '@fairline/contract'
import type { FastifyReply } from 'fastify'

/** Sends 503 for data that can't be read right now. */
export function unavailable(reply: FastifyReply, title: string): FastifyReply {
  const problem: Problem = { type: 'unavailable', title, status: 503 }
  return reply.code(503).header('retry-after', '1').type('application/problem+json').send(JSON.stringify(problem))
}
