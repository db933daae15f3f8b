import { authenticProps, playerProps, premiumPlayerProps, type Route } from '@fairline/contract'
import { CallFailed, type FailureKind } from './call.ts'
import { type Change, changesSince, placesOf } from './list-changes.ts'

/** The routes whose answers hold hundreds or thousands of rows. */
const routes = [authenticProps, playerProps, premiumPlayerProps]
/** This many rows are handed over at once: a phone is done with them within a frame. */
const AT_ONCE = 100

/** A request to the reader next to the page. */
export interface LongAsk {
  /** Tells this ask from others. */
  readonly ask: number
  /** The route's. */
  readonly path: string
  readonly books: readonly string[]
  /** The edition of this answer that the page has; null where it has none. */
  readonly known: number | null
}
/** Takes a piece of what changed in a list of the answer, in order. */
export type TakeChanges = (list: string, changes: readonly Change<object>[]) => unknown

/** An answer without its lists, or why there is none. */
export type LongAnswer =
  | { readonly edition: number; readonly rest: object; readonly lists: readonly string[] }
  | { readonly failed: { readonly kind: FailureKind; readonly title: string; readonly status: number | null } }

/** Reads answers of many rows where the page is not held up by it. */
export interface LongReader {
  /** Hands over what changed since the edition that is known; all, where it is not the last one that was read. */
  read(query: LongAsk, take: TakeChanges): Promise<LongAnswer>
  /** Lets go of what is on its way. */
  giveUp(ask: number): void
}

/** What was read last of a route: where each row of each list was. */
interface Edition {
  readonly edition: number
  readonly places: ReadonlyMap<string, ReadonlyMap<string, number>>
}

type Ask = (route: Route, how: { readonly signal: AbortSignal; readonly books: readonly string[] }) => Promise<unknown>

/** @param ask  how a route is called */
export function longReader(ask: Ask): LongReader {
  const onTheirWay = new Map<number, AbortController>()
  const last = new Map<string, Edition>()
  let editions = 0

  async function changed({ path, books, known }: LongAsk, signal: AbortSignal, take: TakeChanges): Promise<LongAnswer> {
    const route = routes.find((each) => each.path === path)
    if (!route) throw new RangeError(`${path} is no door of long answers`)
    const [lists, rest] = listsOf(await ask(route, { signal, books }))
    const before = last.get(path)
    const edition = ++editions
    last.set(path, { edition, places: new Map(lists.map(([name, list]) => [name, placesOf(list)])) })
    for (const [name, list] of lists) {
      const places = before?.edition === known ? before?.places.get(name) : undefined
      await inPieces(changesSince(places ?? new Map(), list), (piece) => take(name, piece))
    }
    return { edition, rest, lists: lists.map(([name]) => name) }
  }

  return {
    giveUp: (one) => onTheirWay.get(one)?.abort(),
    async read(query, take) {
      const mine = new AbortController()
      onTheirWay.set(query.ask, mine)
      return changed(query, mine.signal, take)
        .catch(failedOf)
        .finally(() => onTheirWay.delete(query.ask))
    },
  }
}

async function inPieces<One>(all: readonly One[], take: (piece: readonly One[]) => unknown): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) await take(all.slice(from, from + AT_ONCE))
}

/** A failure in words that pass from a worker to its page; what is no failure of a call is thrown on. */
function failedOf(failure: unknown): LongAnswer {
  if (!(failure instanceof CallFailed)) throw failure
  return { failed: { kind: failure.kind, title: failure.title, status: failure.status } }
}

/** What of an answer are lists of rows, each with its name; and the rest of it. */
function listsOf(answer: unknown): [(readonly [string, readonly object[]])[], object] {
  const fields: [string, unknown][] = Object.entries(answer as object)
  const lists = fields.filter((field): field is [string, object[]] => isRows(field[1]))
  return [lists, Object.fromEntries(fields.filter(([, value]) => !isRows(value)))]
}

const isRows = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null)
