import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { BookPrices } from './book-prices.tsx'

const price = (book: string, odds: number, expectedValue: number | null, isStale = false) => ({
  book,
  odds,
  quotedAt: '2026-07-15T19:00:00Z',
  isStale,
  isExcluded: false,
  expectedValue,
})

it('marks the best price, and says of one its book has not confirmed that it is none', () => {
  show(<BookPrices of="Over 8.5" books={[price('FanDuel', 105, 1.2), price('Bovada', 130, null, true)]} />)
  const [, best, stale] = screen.getAllByRole('row')
  expect(within(best!).getByText('Best')).toBeInTheDocument()
  expect(within(best!).getByText('+1.2%')).toBeInTheDocument()
  expect(within(stale!).getByText('Not confirmed while others moved')).toBeInTheDocument()
  expect(within(stale!).getByText('–')).toBeInTheDocument()
  expect(within(stale!).queryByText('Best')).not.toBeInTheDocument()
})

it('calls no price the best if none is confirmed', () => {
  show(<BookPrices of="Over 8.5" books={[price('Bovada', 130, null, true)]} />)
  expect(screen.queryByText('Best')).not.toBeInTheDocument()
})

it('says of an excluded book that it is not recommended, and calls another price the best', () => {
  const excluded = { ...price('Misdated', 150, 12.5), isExcluded: true }
  show(<BookPrices of="Over 8.5" books={[price('FanDuel', 105, 1.2), excluded]} />)
  const [, best, last] = screen.getAllByRole('row')
  expect(within(best!).getByText('Best')).toBeInTheDocument()
  expect(last!).toHaveTextContent('Misdated Not recommended: bets here lose far more than expected+150')
  expect(within(last!).queryByText('Best')).not.toBeInTheDocument()
})

it('calls no price the best if only an excluded book offers one', () => {
  show(<BookPrices of="Over 8.5" books={[{ ...price('Misdated', 150, 12.5), isExcluded: true }]} />)
  expect(screen.queryByText('Best')).not.toBeInTheDocument()
})
