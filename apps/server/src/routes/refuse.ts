import type { Problem } from '@fairline/contract'
import type { FastifyReply } from 'fastify'

/** Answers a question that cannot be asked: which field, and what was expected. */
export function refuse(
  reply: FastifyReply,
  error:
    | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
    | undefined,
): FastifyReply {
  const [issue] = error?.issues ?? []
  const title = ['This cannot be asked', issue?.path.map(String).join('.'), issue?.message].filter(Boolean).join(': ')
  const problem: Problem = { type: 'invalid-request', title, status: 400 }
  return reply.code(400).type('application/problem+json').send(JSON.stringify(problem))
}
