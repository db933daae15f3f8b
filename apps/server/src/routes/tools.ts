import { convertTool, hedgeTool, parlayTool, promoTool } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { readQuery } from './read-query.ts'
import { codingOf, sendComputed } from './send-computed.ts'

/** Calculators: their responses follow from the request only. */
export function toolRoutes(app: FastifyInstance, { compute }: AppDeps): void {
  for (const { path, query: schema } of [convertTool, parlayTool, hedgeTool, promoTool]) {
    app.get(path, { config: { cost: 1 } }, async (request, reply) => {
      const query: object | null = readQuery(reply, schema, request.query)
      if (query === null) return reply
      return sendComputed(request, reply, { compute, task: { kind: 'tool', path, query, coding: codingOf(request) } })
    })
  }
}
