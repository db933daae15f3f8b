import type { WatchedBook } from '@fairline/engine'
import { expect, it } from 'vitest'
import { bookWatchOf } from './book-watch.ts'

const watched = (book: string, over: Partial<WatchedBook> = {}): WatchedBook => ({
  book,
  league: 'mlb',
  bets: 100,
  expectedWins: 45.26,
  wins: 44,
  evidence: 0.5,
  excludedAfter: null,
  ...over,
})

it('lists excluded books with what came of their bets, the last excluded first', () => {
  const lost = { bets: 80, expectedWins: 33.3333, wins: 12, evidence: 2345.6 }
  const books = [
    watched('Early', { ...lost, excludedAfter: '2026-05-02' }),
    watched('Late', { ...lost, league: 'nhl', excludedAfter: '2026-06-01' }),
    watched('Honest'),
  ]
  const { excluded, excludedFrom } = bookWatchOf(books, 'feed')
  const counts = { bets: 80, expectedWins: 33.3, wins: 12, evidence: 2346 }
  expect(excluded).toEqual([
    { book: 'Late', league: 'NHL', excludedAfter: '2026-06-01', ...counts },
    { book: 'Early', league: 'MLB', excludedAfter: '2026-05-02', ...counts },
  ])
  expect(excludedFrom).toBe(2000)
})

it('counts a book once however many leagues it is in, its bets in all of them, and the most evidence at one', () => {
  const books = [watched('A'), watched('A', { league: 'nhl', bets: 20, evidence: 1.904 }), watched('B', { bets: 3 })]
  expect(bookWatchOf(books, 'feed')).toMatchObject({ excluded: [], watched: 2, bets: 123, mostEvidence: 1.9 })
})

it('knows no evidence before the first bet', () => {
  expect(bookWatchOf([], 'feed')).toMatchObject({ excluded: [], watched: 0, bets: 0, mostEvidence: null })
})
