import type { BacktestReport } from '@fairline/engine'
import type { ReactNode } from 'react'
import { whole } from '../numbers.ts'
import { dataTable } from '../parts.ts'

/** Whether each book's prices won as often as they closed, and which books were excluded for it; nothing of a single book. */
export function booksTable({ books }: BacktestReport): ReactNode[] {
  if (books.length < 2) return []
  return [
    dataTable({
      caption:
        'Books: at each alone, the bets with an EV above 0 at the open. A book is excluded once its bets win far more seldom than they closed on (evidence 2,000 or more); no pick is made there from the next day on.',
      header: ['Book', 'Bets', 'Wins by the fair close', 'Won', 'Evidence of too few', 'Excluded'],
      rows: books.map(({ book, bets, expectedWins, wins, evidence, excludedAfter }) => [
        book,
        whole(bets),
        expectedWins.toFixed(1),
        whole(wins),
        evidence < 100 ? evidence.toFixed(2) : evidence.toExponential(1),
        excludedAfter === null ? 'no' : `after ${excludedAfter}`,
      ]),
    }),
  ]
}
