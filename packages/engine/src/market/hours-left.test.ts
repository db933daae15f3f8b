import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { hoursLeft } from './hours-left.ts'

const startsAt = Date.parse('2019-06-15T20:00:00Z')
const before = (hours: number) => startsAt - hours * 3_600_000
const quoteOf = (book: string, hours: number): Quote => ({
  ...{ gameId: '', book, market: fullGame('moneyline'), mark: null, observedAt: before(hours) },
  prices: [decimalOdds(1.9), decimalOdds(2)],
})
const quotes = [quoteOf('A', 9), quoteOf('B', 7), quoteOf('A', 5), quoteOf('B', 1)]

it('counts the time left from the newest price of any book, of those seen by the moment', () => {
  const file = aFile(quotes, { startsAt })
  const left = [8, 6, 2, 0].map((hours) => hoursLeft(file, 'moneyline', { asOf: before(hours) }))
  expect(left).toEqual([9, 7, 5, 1])
})

it('does not know it where nobody quotes the market, or the start is not known', () => {
  expect(hoursLeft(aFile(quotes, { startsAt }), 'total', { asOf: startsAt })).toBeNull()
  expect(hoursLeft(aFile(quotes, { startsAt }), 'moneyline', { asOf: before(10) })).toBeNull()
  expect(hoursLeft(aFile(quotes), 'moneyline', { asOf: startsAt })).toBeNull()
})
