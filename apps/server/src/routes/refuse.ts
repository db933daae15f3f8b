import type { Problem } from '@fairline/contract'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { type FieldIssue, issueText } from './issue-text.ts'

/** Rejects an invalid request: names the first invalid field, and what is expected. */
export function refuse(
  reply: FastifyReply,
  error: { readonly issues: readonly (FieldIssue | z.core.$ZodIssue)[] } | undefined,
): FastifyReply {
  const [issue] = error?.issues ?? []
  const title = issue ? issueText(issue) : 'Invalid request.'
  const problem: Problem = { type: 'invalid-request', title, status: 400 }
  return reply.code(400).type('application/problem+json').send(JSON.stringify(problem))
}
