import type { BacktestReport } from '@fairline/engine'
import { figure, table } from './table.ts'

/** Whether each book's prices won as often as they closed, and which books were excluded for it; nothing of a single book. */
export function bookLines(books: BacktestReport['books']): string[] {
  if (books.length < 2) return []
  const rows = books.map(({ book, bets, expectedWins, wins, evidence, excludedAfter }) => [
    book,
    String(bets),
    figure(expectedWins, 1),
    String(wins),
    evidence < 100 ? figure(evidence, 2) : evidence.toExponential(1),
    excludedAfter === null ? 'no' : `wins too seldom, after ${excludedAfter}`,
  ])
  const header = ['book alone, EV above 0', 'bets', 'wins by the fair close', 'won', 'evidence of too few', 'excluded']
  return ['', table(header, rows, [1, 2, 3, 4])]
}
