import { fullGame, type Instant } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import type { BoardQuote } from './board-quote.ts'
import { groupQuotes } from './group-quotes.ts'

const quote = (book: string, prices: readonly number[], at: Instant | null): BoardQuote => ({
  event: 'A @ B 2026-07-15',
  eventKey: 'g',
  book,
  market: fullGame('moneyline'),
  prices: prices as DecimalOdds[],
  at,
})
const bestAt = (...quotes: readonly BoardQuote[]) => groupQuotes(quotes)[0]!.best.map(({ book, at }) => [book, at])

it('takes the book that pays most, and of equal prices the newest, as a bet on it does', () => {
  expect(bestAt(quote('Old', [2.4, 1.6], 1000), quote('New', [2.4, 1.7], 2000))).toEqual([
    ['New', 2000],
    ['New', 2000],
  ])
  expect(bestAt(quote('New', [2.4, 1.6], 2000), quote('Old', [2.4, 1.7], 1000))).toEqual([
    ['New', 2000],
    ['Old', 1000],
  ])
})

it('takes the first of equal prices whose times are not known', () => {
  expect(bestAt(quote('First', [2.4, 1.6], null), quote('Second', [2.4, 1.6], null))).toEqual([
    ['First', null],
    ['First', null],
  ])
})
