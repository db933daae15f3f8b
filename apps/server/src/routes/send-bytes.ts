import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerBytes } from '../answers/answer-book.ts'
import { keyOf, type QuickAnswers } from './quick-answers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly quick: QuickAnswers
  }
}

/**
 * Sends ready bytes in the best coding the visitor takes, or 304 where he has them, and keeps them for who asks the same next.
 *
 * @param lasts  real milliseconds they may be sent again; as long as the board stays where nothing is said
 * @param holds  asked before they are sent again: whether they still say how things are
 */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: AnswerBytes,
  lasts?: number,
  holds?: () => boolean,
): FastifyReply {
  request.server.quick.keep(keyOf(request.raw), bytes, lasts, holds)
  reply.header('cache-control', bytes.kept).header('vary', 'accept-encoding')
  if (bytes.etag !== null) reply.header('etag', bytes.etag)
  if (bytes.etag !== null && request.headers['if-none-match'] === bytes.etag) return reply.code(304).send()
  const takes = String(request.headers['accept-encoding'] ?? '')
  reply.type('application/json; charset=utf-8')
  if (takes.includes('br')) return reply.header('content-encoding', 'br').send(bytes.br)
  if (takes.includes('gzip')) return reply.header('content-encoding', 'gzip').send(bytes.gzip)
  return reply.send(bytes.plain)
}
