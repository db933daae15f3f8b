import { expect, it } from 'vitest'
import { type MovementMarket, toBand, toMovementSeries } from './movement-series.ts'

type Book = MovementMarket['books'][number]

const face = (minute: number, line: number | null, price: number | null): Book['open'] => ({
  at: new Date(Date.UTC(2026, 6, 15, 12, minute)).toISOString(),
  line,
  odds: [price, null],
})
const book = (name: string, ...path: Book['path']): Book => {
  const [open] = path
  const current = path.at(-1)
  if (!open || !current) throw new RangeError('a book has at least one quote')
  return {
    book: name,
    open,
    current,
    path,
    moves: path.length - 1,
    high: null,
    low: null,
    highLine: null,
    lowLine: null,
  }
}
const market = (kind: MovementMarket['kind'], ...books: Book[]): MovementMarket => ({
  kind,
  selections: kind === 'total' ? ['Over', 'Under'] : ['Ottawa', 'St. Louis'],
  books,
})
const minute = (minutes: number) => Date.UTC(2026, 6, 15, 12, minutes)

it('plots the line of a total and keeps the price as a label', () => {
  const moved = market('total', book('Pinnacle', face(0, 6.5, 117), face(30, 5.5, -130)))
  expect(toMovementSeries(moved)).toEqual([
    {
      book: 'Pinnacle',
      points: [
        { at: minute(0), value: 6.5, price: 117 },
        { at: minute(30), value: 5.5, price: -130 },
      ],
    },
  ])
})

it('plots the home handicap of a spread', () => {
  const [series] = toMovementSeries(market('spread', book('Pinnacle', face(0, -1.5, 140), face(5, 1.5, -190))))
  expect(series?.points.map(({ value }) => value)).toEqual([-1.5, 1.5])
})

it('plots the implied probability of a moneyline', () => {
  const [series] = toMovementSeries(market('moneyline', book('Pinnacle', face(0, null, -150), face(5, null, 150))))
  expect(series?.points.map(({ value }) => value)).toEqual([expect.closeTo(60, 9), expect.closeTo(40, 9)])
})

it('leaves out moments without a price and books without a point', () => {
  const series = toMovementSeries(
    market('moneyline', book('Pinnacle', face(0, null, null), face(5, null, 100)), book('Bovada', face(0, null, null))),
  )
  expect(series.map(({ book: name, points }) => [name, points.length])).toEqual([['Pinnacle', 1]])
})

it('spans the band from the lowest to the highest book at every move, each from its first quote on', () => {
  const series = toMovementSeries(
    market('total', book('Pinnacle', face(0, 6.5, 100), face(20, 5.5, 100)), book('Bovada', face(10, 6, 100))),
  )
  expect(toBand(series)).toEqual([
    { at: minute(0), low: 6.5, high: 6.5 },
    { at: minute(10), low: 6, high: 6.5 },
    { at: minute(20), low: 5.5, high: 6 },
  ])
})
