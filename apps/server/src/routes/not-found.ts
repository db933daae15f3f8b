import type { Problem } from '@fairline/contract'
import type { FastifyReply } from 'fastify'

/** Answers that there is no such thing. */
export function notFound(reply: FastifyReply, title = 'There is nothing at this address'): FastifyReply {
  const problem: Problem = { type: 'not-found', title, status: 404 }
  return reply.code(404).type('application/problem+json').send(JSON.stringify(problem))
}
