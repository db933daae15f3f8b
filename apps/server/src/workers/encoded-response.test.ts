import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '../answers/answer-book.ts'
import type { Coding } from '../coding/content-coding.ts'
import { encodeResponse, toAnswerBytes } from './encoded-response.ts'

const response = { games: ['Yankees @ Red Sox', 'Lakers @ Celtics'], text: 'the same words again '.repeat(50) }

describe('an encoded response', () => {
  it.each<Coding>(['br', 'gzip', 'plain'])(
    'that was made as %s has the bytes and ETag of any other response',
    (coding) => {
      const expected = bytesOf(response)
      const bytes = toAnswerBytes(structuredClone(encodeResponse(response, coding)))
      expect(bytes.etag).toBe(expected.etag)
      expect(bytes.encoded('plain').equals(expected.encoded('plain'))).toBe(true)
      expect(brotliDecompressSync(bytes.encoded('br')).equals(expected.encoded('plain'))).toBe(true)
      expect(gunzipSync(bytes.encoded('gzip')).equals(expected.encoded('plain'))).toBe(true)
    },
  )
})
