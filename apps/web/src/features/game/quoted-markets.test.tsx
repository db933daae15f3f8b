import type { QuotedMarket } from '@fairline/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { QuotedMarkets } from './quoted-markets.tsx'

type Side = QuotedMarket['sides'][number]

const price = (book: string, odds: number, isStale = false): Side['books'][number] => ({
  book,
  odds,
  quotedAt: '2026-07-15T19:00:00.000Z',
  isStale,
  isExcluded: false,
})
const side = (name: string, other: Partial<Side> = {}): Side => ({
  id: name,
  side: name,
  fairProbability: 48.2,
  noFairReason: null,
  carriedOverFrom: null,
  expectedValue: 1,
  confidence: 52.4,
  confidenceAssumed: false,
  grade: 'D',
  recommendation: 'pass',
  passReason: null,
  books: [],
  ...other,
})
const market = (kind: string, ...sides: Side[]): QuotedMarket => ({ market: kind, line: null, sides })
const open = (...markets: readonly QuotedMarket[]) => show(<QuotedMarkets of={markets} none="No other markets." open />)
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li')
  if (!row) throw new RangeError(`${name} is not in the list`)
  return row
}

it('counts the lines of a kind, and a book only once however many sides it prices', () => {
  open(
    market('Run line', side('Boston −2.5', { books: [price('Pinnacle', 200), price('Bovada', 190)] })),
    market('First five total', side('Over 4.5', { books: [price('Pinnacle', -110)] })),
    market('Run line', side('Boston −3.5', { books: [price('Pinnacle', 300)] })),
  )
  const titles = screen.getAllByText(/ · /).map(({ textContent }) => textContent)
  expect(titles).toEqual(expect.arrayContaining(['Run line · 2 lines, 2 books▾', 'First five total · 1 book▾']))
  expect(screen.getAllByText(/ · \d+ (line|book)/)).toHaveLength(2)
})

it('shows a side at the best price that its book has confirmed', () => {
  open(market('Total', side('Over 8.5', { books: [price('Bovada', 130, true), price('FanDuel', 105)] })))
  const [best] = within(rowOf('Over 8.5')).getAllByRole('button')
  expect(best).toHaveTextContent(/^\+105FanDuel/)
})

it('says that no price is confirmed, or that a side has no offer, next to that side', () => {
  open(market('Total', side('Over 8.5', { books: [price('Bovada', 130, true)] }), side('Under 8.5')))
  expect(rowOf('Over 8.5')).toHaveTextContent('No confirmed price')
  expect(rowOf('Under 8.5')).toHaveTextContent('Not offered')
  expect(rowOf('Over 8.5')).not.toHaveTextContent('Not offered')
})

it('shows the fair probability of each side, or why there is none', () => {
  const noFairReason = 'Fewer than three books price both sides'
  open(market('Total', side('Over 8.5'), side('Under 8.5', { fairProbability: null, noFairReason })))
  expect(rowOf('Over 8.5')).toHaveTextContent('Fair 48.2%')
  expect(rowOf('Under 8.5')).toHaveTextContent(noFairReason)
  expect(rowOf('Under 8.5')).not.toHaveTextContent('Fair 0')
})

it('signs the line a probability was carried over from where it is a handicap, and not where it is a total', () => {
  open(
    market('Alternate run line', side('Boston +2.5', { carriedOverFrom: 1.5 })),
    market('First five total', side('Over 4.5', { carriedOverFrom: 5 })),
  )
  expect(rowOf('Boston +2.5')).toHaveTextContent('Probability rests on the odds of +1.5, too')
  expect(rowOf('Over 4.5')).toHaveTextContent('Probability rests on the odds of 5, too')
})

it('draws what is folded only when it is opened', () => {
  show(<QuotedMarkets of={[market('Total', side('Over 8.5'))]} none="No other markets." />)
  expect(screen.queryByText('Over 8.5')).toBeNull()
  const folded = screen.getByText(/^Total/).closest('details')
  if (!folded) throw new RangeError('a kind of market can be opened')
  folded.open = true
  fireEvent(folded, new Event('toggle'))
  expect(screen.getByText('Over 8.5')).toBeInTheDocument()
})

it('says so if no book offers any', () => {
  open()
  expect(screen.getByText('No other markets.')).toBeInTheDocument()
})

it('shows what a side is worth at its best price, and why one above 0 is no bet', () => {
  const misprint = { expectedValue: 13.1, passReason: 'Probable pricing error', confidence: null }
  const poor = {
    expectedValue: -2.5,
    passReason: 'No value at the best price',
    confidenceAssumed: true,
    confidence: 61,
  }
  open(market('Moneyline', side('Home'), side('Away', misprint), side('Draw', poor)))
  expect(rowOf('Home')).toHaveTextContent('Fair 48.2% · +1.0% EV · 52% to beat the close · D')
  expect(rowOf('Away')).toHaveTextContent('Fair 48.2% · +13.1% EV · DProbable pricing error')
  expect(rowOf('Draw')).toHaveTextContent('Fair 48.2% · −2.5% EV · 61% to beat the close (assumed) · D')
  expect(rowOf('Draw')).not.toHaveTextContent('No value')
})

it('marks a side that is recommended, and no other', () => {
  open(market('Moneyline', side('Boston', { recommendation: 'lean' }), side('New York')))
  const [boston, newYork] = screen.getAllByRole('listitem')
  expect(within(boston!).getByText('Lean')).toBeInTheDocument()
  expect(within(newYork!).queryByText(/^(lean|bet|strong bet)$/i)).toBeNull()
})
