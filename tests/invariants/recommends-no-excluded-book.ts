import type { TrackRecord } from '@fairline/contract'
import type { AgedWorld } from '../aged/aged-world.ts'
import { nodesOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** Fields that name the book of a bet. */
const FIELDS = ['bookmaker', 'bookmakerTitle', 'book'] as const
/** Lists of prices of all books, and of the excluded books themselves: nothing there is recommended. */
const LISTS = /(^|\.)(books|excluded)\[\]$/
/** What was published stays, at any book. */
const PUBLISHED = /(^|\.)published$/
const PAST: ReadonlySet<string> = new Set(['/api/track-record/picks', '/api/ledger/{id}', '/api/days/{day}'])

/** No bet, parlay leg or arbitrage leg stands at a book that the record lists as excluded. All games are of one league. */
export function recommendsNoExcludedBook(world: AgedWorld): Looked {
  const { at, looked } = looks()
  const record = world.answers.find(({ route }) => route.path === '/api/track-record')?.body as TrackRecord
  const excluded = new Set(record.bookWatch.excluded.map(({ book }) => book))
  for (const { answer, path, value } of nodesOf(world)) {
    if (LISTS.test(path) || PUBLISHED.test(path) || PAST.has(answer.route.path)) continue
    for (const field of FIELDS) {
      const book = value[field]
      if (typeof book === 'string') at(answer.route.path, excluded.has(book) ? `${answer.url} ${path}: ${book}` : null)
    }
  }
  return looked()
}
