import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerBytes } from '../answers/answer-book.ts'
import { matchesEtag } from './matches-etag.ts'
import { keyOf, type QuickAnswers } from './quick-answers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly quick: QuickAnswers
  }
}

/**
 * Sends ready bytes in the best coding the visitor takes, or 304 where he has them, and keeps them for who asks the same next.
 *
 * @param lasts  real milliseconds they may be sent again; as long as the board stays by default
 * @param holds  called before they are sent again: whether they still say how things are
 */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: AnswerBytes,
  lasts?: number,
  holds?: () => boolean,
): FastifyReply {
  request.server.quick.keep(keyOf(request.raw), bytes, lasts, holds)
  return writeBytes(request, reply, bytes)
}

/** Sends encoded bytes in the best coding the client accepts, or 304 if the client has them. */
export function writeBytes(request: FastifyRequest, reply: FastifyReply, bytes: AnswerBytes): FastifyReply {
  reply.header('cache-control', bytes.kept).header('vary', 'accept-encoding')
  if (bytes.etag !== null) reply.header('etag', bytes.etag)
  if (bytes.etag !== null && matchesEtag(request.headers['if-none-match'], bytes.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const coding = request.server.quick.chooseCoding(request.headers['accept-encoding'])
  if (coding !== 'plain') reply.header('content-encoding', coding)
  return reply.send(bytes.encoded(coding))
}
