import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { numberIssue } from './number-issue.ts'
import { refuse } from './refuse.ts'

/** Reads the query of an address; null if it was refused. A number that is not written in decimal digits is refused as well. */
export function readQuery<Query extends z.ZodMiniType>(
  reply: FastifyReply,
  query: Query | undefined,
  given: unknown,
): z.infer<Query> | null {
  const read = query?.safeParse(given)
  const issue = read?.success ? numberIssue(read.data as object, given) : null
  if (read?.success && !issue) return read.data as z.infer<Query>
  refuse(reply, issue ? { issues: [issue] } : read?.error)
  return null
}
