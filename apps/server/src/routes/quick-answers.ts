import type { IncomingMessage, ServerResponse } from 'node:http'
import { forwarding } from '../access/gate.ts'
import type { AnswerBytes } from '../answers/answer-book.ts'
import { isoOf } from '../answers/wire.ts'
import type { Clock } from '../clock.ts'
import type { BoardState } from '../jobs/board-state.ts'
import { constantHeaders } from './constant-headers.ts'

const always = (): boolean => true

interface Kept {
  readonly bytes: AnswerBytes
  /** Real milliseconds until which it may be sent. */
  readonly until: number
  /** Whether it still says how things are. */
  readonly holds: () => boolean
}

/** So many questions are kept, of each version of the board. */
const MOST = 2000
/** Nobody of ours asks longer questions. */
const LONGEST = 1000
/** What counts seconds is sent for one. */
export const A_SECOND = 1000

/**
 * Answers that were given before, sent again by address alone, before a router or a hook is asked: half of the time of a small answer goes
 * there. Kept for a version of the board at most.
 *
 * @param clock  real time in milliseconds
 */
export function quickAnswers({
  state,
  now,
  clock,
}: {
  state: Pick<BoardState, 'answers'>
  now: Clock
  clock: () => number
}) {
  const kept = new Map<string, Kept>()
  const moment = momentHeader()
  let of: ReturnType<BoardState['answers']> = null

  function fresh(): void {
    if (of === state.answers()) return
    kept.clear()
    of = state.answers()
  }

  return {
    /** Keeps an answer for the address it was given to; for so many real milliseconds, or as long as the board stays and it holds. */
    keep(key: string | null, bytes: AnswerBytes, lasts = Number.POSITIVE_INFINITY, holds = always): void {
      fresh()
      if (key !== null && key.length <= LONGEST && kept.size < MOST) {
        kept.set(key, { bytes, until: clock() + lasts, holds })
      }
    },
    /** Sends what is kept; false where that is nothing, and somebody else has to answer. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET') return false
      fresh()
      const key = keyOf(request)
      const found = key === null ? undefined : kept.get(key)
      if (!found || found.until < clock() || !found.holds()) return false
      send(found.bytes, request, response, moment(now()))
      return true
    },
  }
}

export type QuickAnswers = ReturnType<typeof quickAnswers>

const PARLAY = '/api/parlay-picks'
/** What they say, or whether they say it, hangs on a gate. */
const GATED = ['/api/site', '/api/admin/predictions', '/api/openai/test-connection']
const VISITOR = /(?:^|; )fairline-visitor=([0-9a-f-]{36})(?:;|$)/

/** A path as it is written in the contract. One written otherwise leads to the same door, and is left to the router. */
const PLAIN = /^\/[^%?#]*(?:\?|$)/

type Asker = Pick<IncomingMessage, 'url' | 'headers'> & {
  readonly socket?: { readonly remoteAddress?: string | undefined }
}

/**
 * What a question is kept under: its address; who asks where that is noted, null for somebody who is not known yet; and all that opens a
 * gate where the answer hangs on one, null for who comes through a proxy.
 */
export function keyOf({ url = '', headers, socket }: Asker): string | null {
  if (!PLAIN.test(url)) return null
  if (GATED.some((path) => url.startsWith(path))) {
    if (forwarding.some((name) => headers[name] !== undefined)) return null
    return `${url}#${socket?.remoteAddress}#${headers.host}#${headers.origin}#${headers.cookie}`
  }
  if (!url.startsWith(PARLAY)) return url
  const visitor = VISITOR.exec(headers.cookie ?? '')?.[1]
  return visitor === undefined ? null : `${url}#${visitor}`
}

type Coding = 'br' | 'gzip' | 'plain'

/** Headers as Node writes them quickest: names and values in one list, the moment last. Worked out once for each coding. */
const written = new WeakMap<AnswerBytes, Map<Coding | 'unchanged', readonly string[]>>()

function headersOf(bytes: AnswerBytes, coding: Coding | 'unchanged'): readonly string[] {
  const known = written.get(bytes) ?? new Map<Coding | 'unchanged', readonly string[]>()
  written.set(bytes, known)
  let list = known.get(coding)
  if (!list) {
    list = Object.entries({
      ...(bytes.etag === null ? {} : { etag: bytes.etag }),
      ...{ 'cache-control': bytes.kept, vary: 'accept-encoding' },
      // Who has the answer has these with it: a 304 leaves standing what it does not say.
      ...(coding === 'unchanged'
        ? {}
        : {
            ...constantHeaders,
            'content-type': 'application/json; charset=utf-8',
            'content-length': String(bytes[coding].length),
          }),
      ...(coding === 'br' || coding === 'gzip' ? { 'content-encoding': coding } : {}),
    }).flat()
    known.set(coding, list)
  }
  return list
}

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

function send(bytes: AnswerBytes, { headers }: IncomingMessage, response: ServerResponse, at: readonly string[]): void {
  if (bytes.etag !== null && headers['if-none-match'] === bytes.etag) {
    response.writeHead(304, [...headersOf(bytes, 'unchanged'), ...at]).end()
    return
  }
  const takes = headers['accept-encoding']
  const coding = takes?.includes('br') ? 'br' : takes?.includes('gzip') ? 'gzip' : 'plain'
  response.writeHead(200, [...headersOf(bytes, coding), ...at]).end(bytes[coding])
}
