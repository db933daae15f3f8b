import type { BacktestReport } from '@fairline/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { booksTable } from '../report/sections/books-table.ts'
import { bookLines } from './book-lines.ts'

type BookRecord = BacktestReport['books'][number]

const record = (of: Partial<BookRecord> = {}): BookRecord => ({
  book: 'Bovada',
  bets: 1200,
  expectedWins: 610.26,
  wins: 540,
  evidence: 99.994,
  excludedAfter: null,
  ...of,
})
const excluded = record({ book: 'Heritage', evidence: 250_000, excludedAfter: '2016-05-02' })
const report = (books: readonly BookRecord[]) => ({ books }) as BacktestReport
const cellsOf = (html: string) => [...html.matchAll(/<t[dh](?: [^>]*)?>([^<]*)</g)].map(([, text]) => text)

it('lists expected wins before wins, and the day after which a book was excluded', () => {
  const [, , , first, second] = bookLines([record(), excluded]).join('\n').split('\n')
  expect(first).toMatch(/^Bovada +1200 +610\.3 +540 +99\.99 +no$/)
  expect(second).toMatch(/^Heritage +1200 +610\.3 +540 +2\.5e\+5 +wins too seldom, after 2016-05-02$/)
})

it('says the same in the report as on the command line', () => {
  const cells = cellsOf(renderToStaticMarkup(booksTable(report([record(), excluded]))))
  expect(cells.slice(6)).toEqual([
    'Bovada',
    '1,200',
    '610.3',
    '540',
    '99.99',
    'no',
    'Heritage',
    '1,200',
    '610.3',
    '540',
    '2.5e+5',
    'after 2016-05-02',
  ])
})

it('says nothing of a single book: nothing is chosen there', () => {
  expect(bookLines([excluded])).toEqual([])
  expect(booksTable(report([excluded]))).toEqual([])
})
