import { type AnswerBytes, bytesOf } from '../answers/answer-book.ts'
import type { Coding } from '../coding/content-coding.ts'
import { decodeBytes, encodeBytes } from '../coding/encode-bytes.ts'

/** A response in the requested coding, as the worker returns it. */
export interface EncodedResponse {
  readonly coding: Coding
  readonly etag: string
  readonly body: Uint8Array<ArrayBuffer>
}

/** Serializes and compresses a response, in the worker so that it does not block the main thread. */
export function encodeResponse(response: unknown, coding: Coding): EncodedResponse {
  const bytes = bytesOf(response)
  return { coding, etag: bytes.etag ?? '', body: new Uint8Array(bytes.encoded(coding)) }
}

/** Converts to the bytes that routes send; other codings are made on demand. */
export function toAnswerBytes({ coding, etag, body }: EncodedResponse): AnswerBytes {
  const given = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return {
    kept: 'no-cache',
    etag,
    encoded: (other) => (other === coding ? given : encodeBytes(decodeBytes(given, coding), other)),
  }
}
