import { convertTool, hedgeTool, parlayTool, promoTool, type Route } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { bytesOf } from '../answers/answer-book.ts'
import { convertToolOf, hedgeToolOf, parlayToolOf, promoToolOf } from '../answers/tools.ts'
import { readQuery } from './read-query.ts'
import { refuse } from './refuse.ts'
import { sendBytes } from './send-bytes.ts'

/** Calculators: they know nothing but what they are asked with. */
export function toolRoutes(app: FastifyInstance): void {
  tool(app, convertTool, convertToolOf)
  tool(app, parlayTool, parlayToolOf)
  tool(app, hedgeTool, hedgeToolOf)
  tool(app, promoTool, promoToolOf)
}

function tool<Answer extends z.ZodMiniType, Query extends z.ZodMiniType>(
  app: FastifyInstance,
  { path, query }: Route<Answer, Query>,
  of: (asked: z.infer<Query>) => z.infer<Answer>,
): void {
  app.get(path, (request, reply) => {
    const asked = readQuery(reply, query, request.query)
    if (asked === null) return reply
    try {
      return sendBytes(request, reply, bytesOf(of(asked as z.infer<Query>)))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return refuse(reply, { issues: [{ path: [], message: error.message }] })
    }
  })
}
