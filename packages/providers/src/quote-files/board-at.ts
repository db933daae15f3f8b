import type { BoardQuote } from '@fairline/engine'
import type { SeenQuote } from './seen-quote.ts'

/**
 * What was offered together, of every event: its opening or closing prices where the file names them, its first or last snapshot where it has
 * some, else each book's first or last price list.
 */
export function boardAt(quotes: readonly SeenQuote[], at: 'first' | 'close'): BoardQuote[] {
  const events = Map.groupBy(quotes, ({ eventKey }) => eventKey)
  return [...events.values()].flatMap((of) => {
    if (of.some(({ mark }) => mark !== null))
      return of.filter(({ mark }) => mark === (at === 'first' ? 'open' : 'close'))
    const snapshots = of.flatMap(({ snapshot }) => snapshot ?? []).sort()
    if (snapshots.length === 0) return inOrderOf(of, at)
    const taken = at === 'first' ? snapshots[0] : snapshots.at(-1)
    return of.filter(({ snapshot }) => snapshot === taken)
  })
}

/** Of a book that lists a market twice the one seen first, or last, comes last: it is the one that counts. */
const inOrderOf = (quotes: readonly SeenQuote[], at: 'first' | 'close') =>
  quotes.toSorted((a, b) => ((a.at ?? 0) - (b.at ?? 0)) * (at === 'first' ? -1 : 1))
