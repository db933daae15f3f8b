import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { blankNumber } from './blank-number.ts'
import { refuse } from './refuse.ts'

/** Reads the query of an address; null if it was refused. A blank number is not zero: it is refused as well. */
export function readQuery<Query extends z.ZodMiniType>(
  reply: FastifyReply,
  query: Query | undefined,
  given: unknown,
): z.infer<Query> | null {
  const read = query?.safeParse(given)
  const blank = read?.success ? blankNumber(read.data as object, given) : null
  if (read?.success && !blank) return read.data as z.infer<Query>
  refuse(reply, blank ? { issues: [blank] } : read?.error)
  return null
}
