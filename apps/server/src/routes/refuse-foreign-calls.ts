import type { Problem } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { isForeign } from '../access/own-origin.ts'

const CHANGING_METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Refuses calls that change something if a page of another site sent them: it would act in the visitor's name. */
export function refuseForeignCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!CHANGING_METHODS.has(request.method) || !request.url.startsWith('/api/') || !isForeign(request)) return
    const { origin = 'another site' } = request.headers
    const title = `Refused: this call was sent by a page of ${origin.slice(0, 100)}. Use Fairline's own pages.`
    const problem: Problem = { type: 'forbidden', title, status: 403 }
    return reply.code(403).type('application/problem+json').send(JSON.stringify(problem))
  })
}
