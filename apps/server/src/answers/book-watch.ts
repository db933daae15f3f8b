import type { TrackRecord } from '@fairline/contract'
import { leagues } from '@fairline/domain'
import { MIN_EVIDENCE, type WatchedBook } from '@fairline/engine'
import { round } from './bet-rows.ts'
import { bookShown } from './wire.ts'

type BookWatch = TrackRecord['bookWatch']

/** Which books are excluded, and how many were judged by how many bets. */
export function bookWatchOf(books: readonly WatchedBook[], source: string): BookWatch {
  const evidence = books.map((book) => book.evidence)
  return {
    excluded: books
      .flatMap((book) => excludedOf(book, source))
      .sort((a, b) => (a.excludedAfter > b.excludedAfter ? -1 : a.excludedAfter < b.excludedAfter ? 1 : 0)),
    watched: new Set(books.map(({ book }) => book)).size,
    bets: books.reduce((sum, { bets }) => sum + bets, 0),
    mostEvidence: evidence.length > 0 ? round(Math.max(...evidence), 2) : null,
    excludedFrom: MIN_EVIDENCE,
  }
}

function excludedOf(
  { book, league, excludedAfter, bets, expectedWins, wins, evidence }: WatchedBook,
  source: string,
): BookWatch['excluded'] {
  if (excludedAfter === null) return []
  return [
    {
      book: bookShown(source, book),
      league: leagues[league].name,
      excludedAfter,
      bets,
      expectedWins: round(expectedWins, 1),
      wins,
      evidence: round(evidence, 0),
    },
  ]
}
