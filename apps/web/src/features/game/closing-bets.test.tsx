import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { ClosingBets } from './closing-bets.tsx'

const bet = {
  id: 'g1|moneyline||home',
  betType: 'Moneyline',
  pick: 'Boston Red Sox to win (moneyline)',
  line: null,
  odds: 110,
  bookmaker: 'FanDuel',
  quotedAt: '2026-07-15T19:00:00Z',
  winProbability: 48.6,
  marketProbability: 48.1,
  expectedValue: 2.06,
  isPublished: true,
  settlement: 'win',
  books: [],
} as const

it('shows what a bet closed at and what became of it, and offers none for the slip', () => {
  show(
    <ClosingBets
      learnt={null}
      bets={[
        { ...bet, books: [] },
        { ...bet, books: [], id: 'g1|moneyline||away', isPublished: false, settlement: null },
      ]}
    />,
  )
  const [settled, open] = screen.getAllByRole('listitem')
  expect(within(settled!).getByText('Won')).toBeInTheDocument()
  expect(within(settled!).getByText('Published')).toBeInTheDocument()
  expect(within(settled!).getByText(/Fair 48.6%, market 48.1%, \+2.1% EV/)).toBeInTheDocument()
  expect(within(open!).queryByText('Won')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /slip/i })).not.toBeInTheDocument()
})

it('leaves the market out if too few books quoted', () => {
  show(<ClosingBets learnt={null} bets={[{ ...bet, books: [], marketProbability: null }]} />)
  expect(screen.getByText(/Fair 48.6%, \+2.1% EV/)).toBeInTheDocument()
})

it('says if no book had odds', () => {
  show(<ClosingBets learnt={null} bets={[]} />)
  expect(screen.getByText('The odds of each book at the close are not kept for this game.')).toBeInTheDocument()
})

it('does not blame the books while past games are being learned', () => {
  show(<ClosingBets learnt={18} bets={[]} />)
  expect(screen.getByText('Not yet: learning from past games.')).toBeInTheDocument()
})
