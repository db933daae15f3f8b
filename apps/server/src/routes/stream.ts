import { type Problem, STREAM_PATH } from '@fairline/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientNetwork } from '../access/client-network.ts'
import { isSecure } from '../access/secure-request.ts'
import type { AppDeps } from '../app-deps.ts'
import { tlsHeaders } from './constant-headers.ts'

/** Maximum number of open streams: in total, and per client network. Beyond it clients poll. */
const MAX_STREAMS = 1000
const MAX_STREAMS_PER_NETWORK = 10
const RETRY_AFTER_SECONDS = 30

/** The live stream. A reader that comes again says in Last-Event-ID which version it saw last. */
export function streamRoute(
  app: FastifyInstance,
  { stream, access, now }: AppDeps,
  headers: Readonly<Record<string, string>>,
): void {
  const open = new Map<string, number>()

  app.get(STREAM_PATH, { exposeHeadRoute: false }, (request, reply) => {
    const network = clientNetwork(request.ip ?? '')
    const ofNetwork = open.get(network) ?? 0
    if (stream.size() >= MAX_STREAMS) return refuseStream(reply, 'Too many streams are open; poll instead.')
    if (ofNetwork >= MAX_STREAMS_PER_NETWORK) {
      return refuseStream(reply, `Your network has ${ofNetwork} streams open, the most there may be; poll instead.`)
    }
    reply.hijack()
    const response = reply.raw
    open.set(network, ofNetwork + 1)
    response.on('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
      stream.leave(response)
    })
    response.writeHead(200, {
      ...headers,
      ...(isSecure(request.raw, access.trusts) ? tlsHeaders : {}),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const lastEventId = request.headers['last-event-id']
    stream.join(response, typeof lastEventId === 'string' ? lastEventId : null, now())
  })
}

function refuseStream(reply: FastifyReply, title: string): FastifyReply {
  const problem: Problem = { type: 'busy', title, status: 503 }
  reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).header('cache-control', 'no-store')
  return reply.type('application/problem+json').send(JSON.stringify(problem))
}
