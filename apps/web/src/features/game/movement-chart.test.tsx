import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { settings } from '../../lib/use-settings.ts'
import { MovementChart } from './movement-chart.tsx'
import type { MovementMarket } from './movement-series.ts'

afterEach(() => act(() => settings.change({ odds: 'american' })))

type Book = MovementMarket['books'][number]
type Quote = Book['open']

/** Noon UTC is 5:00 AM in Los Angeles. */
const quote = (minute: number, line: number | null, first: number | null, second: number | null = -999): Quote => ({
  at: new Date(Date.UTC(2026, 6, 15, 12, minute)).toISOString(),
  line,
  odds: [first, second],
})
const book = (name: string, open: Quote, ...moves: Quote[]): Book => ({
  book: name,
  open,
  current: moves.at(-1) ?? open,
  path: [open, ...moves],
  moves: moves.length,
  high: null,
  low: null,
  highLine: null,
  lowLine: null,
})
const moneyline: MovementMarket = {
  kind: 'moneyline',
  selections: ['Boston', 'New York'],
  books: [
    book('Bovada', quote(0, null, -140), quote(10, null, -145)),
    book('Pinnacle (simulated)', quote(0, null, -150), quote(5, null, -155), quote(30, null, 150)),
  ],
}
const spread: MovementMarket = {
  kind: 'spread',
  selections: ['Boston', 'New York'],
  books: [book('Pinnacle', quote(0, 1.5, -190), quote(30, -1.5, 140))],
}
const total: MovementMarket = {
  kind: 'total',
  selections: ['Over 8.5', 'Under 8.5'],
  books: [book('Bovada', quote(0, 8.5, -110), quote(30, 9, 105))],
}
const open = (...markets: MovementMarket[]) =>
  show(<MovementChart markets={markets} until={Date.UTC(2026, 6, 15, 13)} hasStarted={false} />)
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

it('tells how the sharpest book moved from open to now, although another book comes first', () => {
  open(moneyline)
  expect(screen.getByRole('img', { name: 'Boston −150 → +150 at Pinnacle (simulated)' })).toBeInTheDocument()
  expect(screen.getByText('Boston: odds (left), implied probability (right)')).toBeInTheDocument()
  expect(screen.getByText('Bold: Pinnacle (sharpest) · Band: all 2 books')).toBeInTheDocument()
})

it('writes the odds of the sentence in the visitor’s format', () => {
  act(() => settings.change({ odds: 'decimal' }))
  open(moneyline)
  expect(screen.getByText('Boston 1.67 → 2.50 at Pinnacle (simulated)')).toBeInTheDocument()
})

it('turns to the market that is pressed: a handicap has a sign, a total has none and is about the over', () => {
  open(moneyline, spread, total)
  expect(pressed()).toEqual(['✓Winner'])
  fireEvent.click(screen.getByRole('button', { name: 'Spread' }))
  expect(pressed()).toEqual(['✓Spread'])
  expect(screen.getByText('Boston +1.5 (−190) → −1.5 (+140) at Pinnacle')).toBeInTheDocument()
  expect(screen.getByText('Boston line, labeled with the odds')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Total' }))
  expect(screen.getByText('Over 8.5 (−110) → 9 (+105) at Bovada')).toBeInTheDocument()
  expect(screen.getByText('Total line, labeled with the odds')).toBeInTheDocument()
  expect(screen.getByText('Bold: Bovada · Band: 1 book')).toBeInTheDocument()
})

it('says that a book is back where it opened', () => {
  open({ ...spread, books: [book('Pinnacle', quote(0, -3, -110), quote(5, -3.5, -110), quote(9, -3, -110))] })
  expect(screen.getByText('Boston −3 (−110), back where it opened at Pinnacle')).toBeInTheDocument()
})

it('says that a book has stood since it opened where others moved', () => {
  const stood = book('Pinnacle', quote(0, -3, -110), quote(9, -3, -110))
  open({ ...spread, books: [stood, book('Bovada', quote(0, -3, -110), quote(5, -3.5, -110))] })
  expect(screen.getByText('Boston −3 (−110), unchanged since open at Pinnacle')).toBeInTheDocument()
})

it('draws nothing until some book has moved, and says so', () => {
  open({ ...total, books: [book('Bovada', quote(0, 8.5, -110))] })
  expect(screen.getByText('No moves recorded.')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})

it('says that no book has odds where there is no market', () => {
  open()
  expect(screen.getByText('No book has odds for this game yet.')).toBeInTheDocument()
})

it('lists open and current of every book, the first selection’s price, and since when', () => {
  open({ ...spread, books: [...spread.books, book('Bovada', quote(0, 1.5, null))] })
  const cells = within(screen.getByRole('table', { name: 'Line movement of Boston', hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Book', 'Open', 'Current', 'Since', 'Moves'],
    ['Pinnacle', '+1.5 −190', '−1.5 +140', 'Wed, Jul 15, 5:30 AM PT', '1'],
    ['Bovada', '+1.5 –', '+1.5 –', 'Wed, Jul 15, 5:00 AM PT', '0'],
  ])
})

it('lists the number of a total without a sign, and odds only for a winner', () => {
  open(total)
  expect(screen.getByRole('row', { name: /^Bovada/, hidden: true })).toHaveTextContent('Bovada8.5 −1109 +105')
  open(moneyline)
  expect(screen.getAllByRole('row', { name: /^Bovada/, hidden: true }).at(-1)).toHaveTextContent(/^Bovada−140−145Wed/)
})
