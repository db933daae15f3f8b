import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { refuse } from './refuse.ts'

/** What the address asks; null where it was refused. */
export function readQuery<Query extends z.ZodMiniType>(
  reply: FastifyReply,
  query: Query | undefined,
  given: unknown,
): z.infer<Query> | null {
  const read = query?.safeParse(given)
  if (read?.success) return read.data as z.infer<Query>
  refuse(reply, read?.error)
  return null
}
