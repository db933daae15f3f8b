import type { Route } from '@fairline/contract'
import { proxy, type Remote, wrap } from 'comlink'
import type * as z from 'zod/mini'
import { CallFailed, call } from './call.ts'
import { type Change, withChanges } from './list-changes.ts'
import type { LongReader, TakeChanges } from './read-long.ts'
import { settings } from './use-settings.ts'

/** Who reads next to the page. */
export interface Beside {
  readonly reader: Pick<Remote<LongReader>, 'read' | 'giveUp'>
  /** Rejects if the worker does not start; otherwise never settles. */
  readonly gone: Promise<never>
}
type Rows = Record<string, readonly object[]>
const editions = new WeakMap<object, number>()
let asks = 0

/**
 * Calls a route whose answer holds thousands of rows: it is fetched, read and checked in a worker, and only what changed since the
 * answer before is handed over, piece by piece, so that a list scrolls on meanwhile. Rows that did not change are the same objects as
 * before. In the page itself where there is no worker.
 *
 * @param before  the answer the page has of this route, if any
 * @throws CallFailed as `call` does
 */
export async function callBeside<Door extends Route>(
  route: Door,
  { signal, before }: { readonly signal: AbortSignal; readonly before: z.output<Door['answer']> | undefined },
  beside: Beside | null = ours(),
): Promise<z.output<Door['answer']>> {
  if (!beside) return call(route, { signal })
  const ask = ++asks
  const changes = new Map<string, Change<object>[]>()
  const take: TakeChanges = (list, piece) => void changes.set(list, [...(changes.get(list) ?? []), ...piece])
  const query = { ask, path: route.path, books: settings.get().books, known: editions.get(before as object) ?? null }
  const giveUp = () => void beside.reader.giveUp(ask)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const answer = await Promise.race([beside.reader.read(query, proxy(take)), beside.gone])
    if ('failed' in answer) throw new CallFailed(answer.failed.kind, answer.failed.title, answer.failed.status)
    const lists = answer.lists.map((name) => [
      name,
      withChanges((before as Rows)?.[name] ?? [], changes.get(name) ?? []),
    ])
    const whole = { ...answer.rest, ...Object.fromEntries(lists) }
    editions.set(whole, answer.edition)
    return whole as z.output<Door['answer']>
  } catch (failure) {
    if (failure instanceof CallFailed || signal.aborted) throw failure
    return call(route, { signal })
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

let worker: Beside | null | undefined

/** The one of this page, started when it is first needed; null where there is none. */
function ours(): Beside | null {
  if (worker === undefined) worker = typeof Worker === 'undefined' ? null : started()
  return worker
}

function started(): Beside {
  const thread = new Worker(new URL('./read-long.worker.ts', import.meta.url), { type: 'module' })
  const gone = new Promise<never>((_, fail) =>
    thread.addEventListener('error', () => {
      worker = null
      fail(new Error('the worker did not start'))
    }),
  )
  gone.catch(() => undefined)
  return { reader: wrap<LongReader>(thread), gone }
}
