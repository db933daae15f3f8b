import type { PricedSlip } from '@fairline/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { provenance } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { settings } from '../../lib/use-settings.ts'
import { SlipFigures } from './slip-figures.tsx'

afterEach(() => act(() => settings.change({ odds: 'american' })))

const answer: PricedSlip = {
  legs: [],
  gone: [],
  goneBets: [],
  chance: 25,
  fairOdds: 300,
  together: [
    {
      gameId: 'g',
      game: 'A @ B',
      legs: 2,
      lift: 0.95,
      liftStdErr: 0.02,
      says: 'When one wins, the others win less often',
    },
  ],
  books: [{ book: 'Pinnacle', odds: 250, expectedValue: -0.125 }],
  asked: { odds: 250, expectedValue: -0.125, hold: 0.125 },
  provenance,
}

function type(text: string) {
  const onPrice = vi.fn<(price: number | null) => void>()
  show(<SlipFigures answer={answer} onPrice={onPrice} />)
  fireEvent.change(screen.getByLabelText('Your book’s parlay odds'), { target: { value: text } })
  return onPrice
}

it.each([
  ['+450', 450],
  ['−120', -120],
  ['5.50', 450],
  ['9/2', 450],
  ['50', 4900],
  ['0.5', null],
  ['soon', null],
])('reads odds in any format: %s', (text, american) => {
  expect(type(text)).toHaveBeenLastCalledWith(american)
})

it('says what the book keeps, the average loss and how the bets move together', () => {
  type('+250')
  expect(screen.getByText('Your book keeps 12.5%. EV −12.5%.')).toBeInTheDocument()
  expect(screen.getByText('A $10 bet at Pinnacle loses $1.25 on average.')).toBeInTheDocument()
  expect(screen.getByText(/\(−5% ± 2%\)\./)).toBeInTheDocument()
})

it('offers the bets of one game as singles, each at its best book, if no book prices them together', () => {
  const leg = {
    gameId: 'g',
    league: 'MLB',
    game: 'A @ B',
    gameTime: null,
    winProbability: 52,
    doubt: null,
    quotedAt: '2026-07-15T18:56:00.000Z',
    parlayOdds: null,
    parlayQuotedAt: null,
  }
  const legs = [
    { ...leg, id: 'a', pick: 'A to win', odds: 150, bookmaker: 'Bovada (simulated)', expectedValue: 0.021 },
    { ...leg, id: 'b', pick: 'Over 8.5', odds: -110, bookmaker: 'Pinnacle (simulated)', expectedValue: -0.013 },
  ]
  show(<SlipFigures answer={{ ...answer, legs, books: [] }} onPrice={() => undefined} />)
  const singles = screen.getByRole('region', { name: 'As singles' })
  expect(singles).toHaveTextContent('A to win+150Bovada (simulated) · $10 pays $25 · +2.1% EV')
  expect(singles).toHaveTextContent('Over 8.5−110Pinnacle (simulated) · $10 pays $19.09 · −1.3% EV')
  expect(screen.getByText(/It’s \+EV above \+300/)).toBeInTheDocument()
})

it('shows and suggests odds in the visitor’s format', () => {
  act(() => settings.change({ odds: 'decimal' }))
  type('')
  expect(screen.getByPlaceholderText('5.50')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Fair odds 4.00' })).toBeInTheDocument()
})

it('says neither a probability nor an EV of bets nobody knows the dependence of', () => {
  const says = 'How these bets depend on each other isn’t known, so their combined EV isn’t either'
  const together = [{ gameId: 'g', game: 'A @ B', legs: 2, lift: null, liftStdErr: null, says }]
  show(
    <SlipFigures
      answer={{ ...answer, chance: null, fairOdds: null, books: [], asked: null, together }}
      onPrice={() => undefined}
    />,
  )
  expect(screen.getByText(/their combined EV isn’t either/)).toBeInTheDocument()
  expect(screen.getByText(/Here is each of them by itself/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Your book’s parlay odds')).toBeNull()
})

it('asks for no price of bets that cannot all win', () => {
  const together = [{ gameId: 'g', game: 'A @ B', legs: 2, lift: 0, liftStdErr: 0, says: 'These can’t all win' }]
  show(
    <SlipFigures
      answer={{ ...answer, chance: 0, fairOdds: null, books: [], asked: null, together }}
      onPrice={() => undefined}
    />,
  )
  expect(screen.getByText('These can’t all win.')).toBeInTheDocument()
  expect(screen.getByText('2 bets on A @ B. Here is each of them by itself.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Your book’s parlay odds')).toBeNull()
})

describe('a parlay that loses on average', () => {
  const leg = {
    league: 'MLB',
    winProbability: 52,
    doubt: null,
    parlayOdds: 105,
    parlayQuotedAt: null,
    gameTime: null,
    quotedAt: '2026-07-15T18:56:00.000Z',
    bookmaker: 'Bovada (simulated)',
    odds: 110,
  }
  const legsOf = (...values: number[]) =>
    values.map((expectedValue, i) => ({
      ...leg,
      id: `${i}`,
      gameId: `g${i}`,
      game: `A${i} @ B${i}`,
      pick: `A${i} to win`,
      expectedValue,
    }))
  const open = (legs: PricedSlip['legs'], ...values: number[]) => {
    const books = values.map((expectedValue, i) => ({ book: `Book ${i}`, odds: 320, expectedValue }))
    show(<SlipFigures answer={{ ...answer, legs, together: [], books }} onPrice={() => undefined} />)
  }
  const note = () => screen.queryByText('Better as singles.')

  it('is better as singles if every bet is +EV at its own best book', () => {
    open(legsOf(0.02, 0.01), -0.015)
    expect(note()).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'As singles' })).toHaveTextContent('A0 to win')
  })

  it('is not if one of its bets loses by itself', () => {
    open(legsOf(0.02, -0.001), -0.015)
    expect(note()).toBeNull()
    expect(screen.queryByRole('region', { name: 'As singles' })).toBeNull()
  })

  it('claims no average while a price of its bets is in doubt, and says which', () => {
    const [first, second] = legsOf(0.218, 0.01)
    const doubt = 'Probable pricing error: it pays far more'
    open([{ ...first!, doubt }, second!], 0.2)
    expect(screen.queryByText(/on average\.$/)).toBeNull()
    expect(screen.getByText(/a price or a probability of its bets is in doubt/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Expected value –' })).toBeInTheDocument()
  })

  it('names no odds above which it is +EV while a probability of its bets is in doubt', () => {
    const [first, second] = legsOf(0.02, 0.01)
    const sameGame = { gameId: 'g', game: 'A @ B', legs: 2, lift: 0.95, liftStdErr: 0.02, says: '' }
    const legs = [{ ...first!, doubt: 'Its probability rests on another line' }, second!]
    show(<SlipFigures answer={{ ...answer, legs, together: [sameGame], books: [] }} onPrice={() => undefined} />)
    expect(screen.getByText(/enter yours below/)).toBeInTheDocument()
    expect(screen.queryByText(/\+EV above/)).toBeNull()
    fireEvent.change(screen.getByLabelText('Your book’s parlay odds'), { target: { value: '+250' } })
    expect(screen.getByText('EV not known: a bet is in doubt.')).toBeInTheDocument()
  })

  it('is the parlay to make if a book pays enough for all of them', () => {
    open(legsOf(0.02, 0.01), 0.003, -0.02)
    expect(note()).toBeNull()
  })
})
