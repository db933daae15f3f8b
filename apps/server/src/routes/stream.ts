import { type Problem, STREAM_PATH } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import type { AppNeeds } from '../app-needs.ts'

/** Streams that may be open at once; one more is asked to poll instead. */
const MOST_READERS = 1000

/** The live stream. A reader that comes again says in Last-Event-ID which version it saw last. */
export function streamRoute(
  app: FastifyInstance,
  { stream, now }: AppNeeds,
  headers: Readonly<Record<string, string>>,
): void {
  app.get(STREAM_PATH, (request, reply) => {
    if (stream.size() >= MOST_READERS) {
      const problem: Problem = { type: 'starting', title: 'Too many streams are open; poll instead', status: 503 }
      return reply.code(503).header('retry-after', '30').type('application/problem+json').send(JSON.stringify(problem))
    }
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const seen = request.headers['last-event-id']
    stream.join(response, typeof seen === 'string' ? seen : null, now())
    response.on('close', () => stream.leave(response))
  })
}
