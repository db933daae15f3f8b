import { Problem, type Route } from '@fairline/contract'
import type * as z from 'zod/mini'
import { noteServerTime } from './app-clock.ts'
import { ownTask } from './own-task.ts'
import { settings } from './use-settings.ts'

/** What kind of failure a call met. */
export type FailureKind = Problem['type'] | 'unreachable' | 'unreadable'

/**
 * Thrown if a call fails. As documented, the message is the status, a colon and the server's words: `500: Something broke`; without a
 * response it is the title only.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly kind: FailureKind
  /** One sentence without the status, for where the screen says it in its own place. */
  readonly title: string
  /** HTTP status; null if there was no response. */
  readonly status: number | null

  constructor(kind: FailureKind, title: string, status: number | null = null) {
    super(status === null ? title : `${status}: ${title}`)
    this.kind = kind
    this.title = title
    this.status = status
  }
}

/** What a failure is in one sentence, without its status. */
export const failureTitle = (failure: Error): string =>
  failure instanceof CallFailed ? failure.title : failure.message

/** What a call takes along. */
interface Asked<Door extends Route> {
  readonly signal?: AbortSignal
  /** What goes in the braces of the path. */
  readonly places?: Readonly<Record<string, string>>
  /** What follows the question mark. */
  readonly query?: z.input<NonNullable<Door['query']>>
  readonly body?: object
  /** Whose prices are read; the visitor’s own where it is left out. */
  readonly books?: readonly string[]
  /** Puts an answer that came in another shape into ours. */
  readonly reshape?: (said: unknown) => unknown
}

/** Calls a route of the contract; trusts the answer only once it is parsed. */
export async function call<Door extends Route>(
  route: Door,
  { signal, places = {}, query, body, books = settings.get().books, reshape = (said) => said }: Asked<Door> = {},
): Promise<z.output<Door['answer']>> {
  // Prices of other books than the visitor’s own are left out of everything that is read, also by what an analyst writes.
  const readsPrices = route.method === 'GET' || (route.method === 'POST' && route.query !== undefined)
  const asked = readsPrices && books.length > 0 ? { ...(query as object), books: books.join(',') } : query
  const response = await ownTask(() =>
    fetch(addressOf(route.path, places, asked), {
      method: route.method,
      credentials: 'include',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...(signal && { signal }),
    }),
  ).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new CallFailed('unreachable', 'Couldn’t reach Fairline')
  })
  noteServerTime(response.headers.get('x-fairline-now'))
  const text = await response.text().catch(() => '')
  // An answer is read, understood and taken in one after the other, so that a slow phone hears in between.
  const said = await ownTask(() => parsed(text))
  if (!response.ok) throw failureOf(response, said, text)
  const answer = await ownTask(() => route.answer.safeParse(reshape(said)))
  if (!answer.success) throw new CallFailed('unreadable', 'Couldn’t read the response. Reload the page.')
  return answer.data as z.output<Door['answer']>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A sentence is shown as it came; a page of someone’s proxy is not. */
const LONGEST = 200

/** Our server says in a sentence what failed; of anybody else's response the body is used if it is a sentence. */
function failureOf({ status, statusText }: Response, said: unknown, text: string): CallFailed {
  const problem = Problem.safeParse(said)
  if (problem.success) return new CallFailed(problem.data.type, problem.data.title, status)
  const words = text.trim()
  const isSentence = words !== '' && words.length <= LONGEST && !/^[<{[]/.test(words)
  return new CallFailed('unreadable', isSentence ? words : statusText, status)
}

/** A path with its places filled in and its question; nothing of either can reach beyond its place. */
function addressOf(path: string, places: Readonly<Record<string, string>>, query: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''))
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return asked.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}
