import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminPredictions, openaiTestConnection, site } from '@fairline/contract'
import { LRUCache } from 'lru-cache'
import { isSecure } from '../access/secure-request.ts'
import type { TrustsHop } from '../access/trust-proxy.ts'
import type { AnswerBytes } from '../answers/answer-book.ts'
import { isoOf } from '../answers/wire.ts'
import type { Clock } from '../clock.ts'
import { type Coding, codingChooser } from '../coding/content-coding.ts'
import type { BoardState } from '../jobs/board-state.ts'
import { constantHeaders, tlsHeaders } from './constant-headers.ts'
import { matchesEtag } from './matches-etag.ts'

const always = (): boolean => true

interface Kept {
  readonly bytes: AnswerBytes
  /** Real milliseconds until which it may be sent. */
  readonly until: number
  /** Whether it still says how things are. */
  readonly holds: () => boolean
}

/** Responses cached per version of the board at most, and their size: anyone can make up URLs that lead to the same response. */
const MAX_RESPONSES = 2000
const MAX_BYTES = 16 * 1024 * 1024
/** Our own pages request no longer URLs. */
const MAX_KEY_LENGTH = 1000
/** How long responses are sent again that count seconds, or that come from the ledger, which grows without the board. */
export const A_SECOND = 1000

/**
 * Answers that were given before, looked up only by address, before any router or hook: half of the time of a small answer goes
 * there. Kept for a version of the board at most.
 *
 * @param trusts  which proxies may say that a request came over TLS
 * @param clock  real time in milliseconds
 */
export function quickAnswers({
  state,
  trusts,
  now,
  clock,
}: {
  state: Pick<BoardState, 'answers'>
  trusts: TrustsHop
  now: Clock
  clock: () => number
}) {
  const chooseCoding = codingChooser()
  const kept = new LRUCache<string, Kept>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.encoded('plain').length + 1,
  })
  const moment = momentHeader()
  let of: ReturnType<BoardState['answers']> = null

  function fresh(): void {
    if (of === state.answers()) return
    kept.clear()
    of = state.answers()
  }

  return {
    /** Chooses the coding of a response from the Accept-Encoding header. */
    chooseCoding,
    /** Keeps an answer for the address it was given to; for a number of real milliseconds, or as long as the board stays and it holds. */
    keep(key: string | null, bytes: AnswerBytes, lasts = Number.POSITIVE_INFINITY, holds = always): void {
      fresh()
      if (key !== null && key.length <= MAX_KEY_LENGTH) {
        kept.set(key, { bytes, until: clock() + lasts, holds })
      }
    },
    /** Sends what is kept; false where that is nothing, and someone else has to answer. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET') return false
      fresh()
      const key = keyOf(request)
      const found = key === null ? undefined : kept.get(key)
      if (!found || found.until < clock() || !found.holds()) return false
      send(found.bytes, { request, isSecure: isSecure(request, trusts), chooseCoding }, response, moment(now()))
      return true
    },
  }
}

export type QuickAnswers = ReturnType<typeof quickAnswers>

const PARLAY = '/api/parlay-picks'
/** These responses depend on a gate, so each request is checked again. */
const GATED_PATHS = [site.path, adminPredictions.path, openaiTestConnection.path]
const VISITOR = /(?:^|; )fairline-visitor=([0-9a-f-]{36})(?:;|$)/

/** A path as written in the contract. The router handles other spellings, which may lead to the same route. */
const PLAIN = /^\/[^%?#]*(?:\?|$)/

/**
 * Returns the cache key of a response: its URL, plus the visitor id where the route logs visitors. Null for responses
 * that are not cached: routes behind a gate, and visitors without an id.
 */
export function keyOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
  if (!PLAIN.test(url) || GATED_PATHS.some((path) => url.startsWith(path))) return null
  if (!url.startsWith(PARLAY)) return url
  const visitor = VISITOR.exec(headers.cookie ?? '')?.[1]
  return visitor === undefined ? null : `${url}#${visitor}`
}

type HeaderSet = Coding | 'unchanged'

/** Headers as one list of names and values, which Node writes fastest. Cached per set, with and without TLS. */
const written = new WeakMap<AnswerBytes, Map<string, readonly string[]>>()

function headersOf(bytes: AnswerBytes, set: HeaderSet, isSecure: boolean): readonly string[] {
  const lists = written.get(bytes) ?? new Map<string, readonly string[]>()
  written.set(bytes, lists)
  const key = isSecure ? `${set} over TLS` : set
  const cached = lists.get(key)
  if (cached) return cached
  const list = Object.entries({
    ...(bytes.etag === null ? {} : { etag: bytes.etag }),
    'cache-control': bytes.kept,
    vary: 'accept-encoding',
    // A 304 omits these headers: the client already has them with the stored response (RFC 9110, 15.4.5).
    ...(set === 'unchanged' ? {} : bodyHeaders(bytes, set, isSecure)),
  }).flat()
  lists.set(key, list)
  return list
}

const bodyHeaders = (bytes: AnswerBytes, coding: Coding, isSecure: boolean): Readonly<Record<string, string>> => ({
  ...constantHeaders,
  ...(isSecure ? tlsHeaders : {}),
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(bytes.encoded(coding).length),
  ...(coding === 'plain' ? {} : { 'content-encoding': coding }),
})

/** The header that tells the moment; written once for each millisecond, in which a busy server answers many. */
function momentHeader() {
  let written = Number.NaN
  let header: readonly string[] = []
  return (now: number): readonly string[] => {
    if (now !== written) header = ['x-fairline-now', isoOf(now)]
    written = now
    return header
  }
}

interface SendOptions {
  readonly request: IncomingMessage
  readonly isSecure: boolean
  readonly chooseCoding: (header: string | undefined) => Coding
}

function send(
  bytes: AnswerBytes,
  { request, isSecure, chooseCoding }: SendOptions,
  response: ServerResponse,
  at: readonly string[],
): void {
  const { headers } = request
  if (bytes.etag !== null && matchesEtag(headers['if-none-match'], bytes.etag)) {
    response.writeHead(304, [...headersOf(bytes, 'unchanged', isSecure), ...at]).end()
    return
  }
  const coding = chooseCoding(headers['accept-encoding'])
  response.writeHead(200, [...headersOf(bytes, coding, isSecure), ...at]).end(bytes.encoded(coding))
}
