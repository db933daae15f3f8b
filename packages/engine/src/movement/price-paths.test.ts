import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { pricePaths } from './price-paths.ts'

const quote = (observedAt: number, line: number, over: number, under: number | null, book = 'A'): Quote => ({
  gameId: 'g',
  book,
  market: fullGame('total', line),
  mark: null,
  observedAt,
  prices: [decimalOdds(over), under === null ? null : decimalOdds(under)],
})
const pointsOf = (...quotes: readonly Quote[]) => pricePaths(leagues.mlb, aFile(quotes))[0]?.books[0]?.points

it('has a point for a new price of either side, for a new line and for a price taken away, none for the same again', () => {
  const points = pointsOf(
    ...[quote(1, 8, 1.9, 1.9), quote(2, 8, 1.9, 1.9), quote(3, 8, 1.9, 1.95)],
    ...[quote(4, 8.5, 1.9, 1.95), quote(5, 8.5, 1.9, null), quote(6, 8.5, 1.9, null)],
  )
  expect(points?.map(({ at, line, prices }) => [at, line, prices[1]])).toEqual([
    [1, 8, 1.9],
    [3, 8, 1.95],
    [4, 8.5, 1.95],
    [5, 8.5, null],
  ])
})

it('has a point where a book goes back to an earlier price', () => {
  expect(pointsOf(quote(1, 8, 1.9, 1.9), quote(2, 8, 1.8, 2), quote(3, 8, 1.9, 1.9))?.map(({ at }) => at)).toEqual([
    1, 2, 3,
  ])
})

it('keeps books apart, and tells nothing of markets without quotes', () => {
  const paths = pricePaths(leagues.mlb, aFile([quote(1, 8, 1.9, 1.9), quote(1, 8, 1.8, 2, 'B')]))
  expect(paths.map(({ kind, books }) => [kind, books.map(({ book }) => book)])).toEqual([['total', ['A', 'B']]])
})
