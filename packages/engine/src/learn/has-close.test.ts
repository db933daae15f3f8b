import { fullGame, leagues, type MarketKind, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { hasClose } from './has-close.ts'

const HOUR = 3_600_000
const quote = (kind: MarketKind, hoursBefore: number, mark: Quote['mark'] = null): Quote => ({
  gameId: '',
  book: 'a',
  market: fullGame(kind, kind === 'spread' ? -3 : null),
  mark,
  observedAt: (10 - hoursBefore) * HOUR,
  prices: [decimalOdds(1.9), decimalOdds(1.9)],
})
const isClosed = (...quotes: Quote[]) => hasClose(leagues.nba, aFile(quotes, { league: 'nba', startsAt: 10 * HOUR }))

it('is so where the winner was seen within an hour of the start, or its source names the close', () => {
  expect(isClosed(quote('moneyline', 0.5))).toBe(true)
  expect(isClosed(quote('moneyline', 7, 'close'))).toBe(true)
  expect(isClosed(quote('moneyline', 7))).toBe(false)
  expect(isClosed(quote('moneyline', 7), quote('spread', 0.5))).toBe(false)
})

it('is so where no book quotes the winner and the spread was seen to close', () => {
  expect(isClosed(quote('spread', 0.5))).toBe(true)
  expect(isClosed(quote('spread', 7))).toBe(false)
  expect(isClosed()).toBe(false)
})
