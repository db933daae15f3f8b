import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { closedLater } from './closed-later.ts'

const quote = (book: string, observedAt: number, mark: Quote['mark'] = null): Quote => ({
  gameId: '',
  book,
  market: fullGame('moneyline'),
  mark,
  observedAt,
  prices: [decimalOdds(1.9), decimalOdds(2)],
})
const isLater = (...quotes: Quote[]) => closedLater(aFile(quotes, { startsAt: 10_000 }), 'moneyline')

it('has no later close where a game was quoted once: its only price is the opening and the closing one', () => {
  expect(isLater(quote('a', 1000))).toBe(false)
  expect(isLater(quote('a', 1000), quote('b', 1000))).toBe(false)
  expect(isLater(quote('a', 1000, 'open'), quote('a', 1000, 'close'))).toBe(false)
})

it('has a later close where any book was seen after the first opened', () => {
  expect(isLater(quote('a', 1000), quote('a', 1001))).toBe(true)
  expect(isLater(quote('a', 1000), quote('b', 2000))).toBe(true)
})

it('has one where only closing prices are recorded, and none without a closing price', () => {
  expect(isLater(quote('a', 1000, 'close'))).toBe(true)
  expect(isLater(quote('a', 1000, 'open'))).toBe(false)
  expect(isLater()).toBe(false)
})

it('has none where a recording ends more than an hour before the start: what the game closed on is not known', () => {
  const startsAt = 10 * 3_600_000
  const quotes = (lastAt: number, mark: Quote['mark'] = null) => [quote('a', 1000), quote('a', lastAt, mark)]
  const isKnown = (seen: readonly Quote[], over: { startsAt: number | null } = { startsAt }) =>
    closedLater(aFile(seen, over), 'moneyline')
  expect(isKnown(quotes(startsAt - 3_600_001))).toBe(false)
  expect(isKnown(quotes(startsAt - 3_600_000))).toBe(true)
  expect(isKnown(quotes(startsAt - 7_200_000, 'close'))).toBe(true)
  expect(isKnown(quotes(startsAt - 7_200_000), { startsAt: null })).toBe(true)
  // A price that stands until its source says otherwise was still offered at the start.
  const standing = { ...aFile(quotes(startsAt - 7_200_000), { startsAt }), pricesStand: true }
  expect(closedLater(standing, 'moneyline')).toBe(true)
})
