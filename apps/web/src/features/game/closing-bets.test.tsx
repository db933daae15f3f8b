import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { ClosingBets } from './closing-bets.tsx'

const bet = {
  id: 'g1|moneyline||home',
  betType: 'Moneyline',
  pick: 'Boston Red Sox to win (moneyline)',
  line: null,
  odds: -124,
  bookmaker: 'Pinnacle (simulated)',
  quotedAt: '2026-07-15T23:04:00.000Z',
  winProbability: 56.1,
  marketProbability: 55.4,
  expectedValue: 1.4,
  isPublished: true,
  settlement: 'win',
  books: [],
} as const

describe('closing bets', () => {
  it('say what became of each, with its closing price, and recommend none: they can no longer be made', () => {
    show(<ClosingBets bets={[{ ...bet, books: [] }]} />)
    expect(screen.getByText('Won')).toBeInTheDocument()
    expect(screen.getByText('Published')).toBeInTheDocument()
    expect(screen.getByText(/Fair 56.1%, market 55.4%, \+1.4% EV/)).toBeInTheDocument()
    expect(screen.queryByText(/^(bet|lean|pass|pick)$/i)).toBeNull()
    expect(screen.queryByRole('button', { name: /slip/ })).toBeNull()
  })

  it('say so if no book had odds', () => {
    show(<ClosingBets bets={[]} />)
    expect(screen.getByText('No book had odds for this game.')).toBeInTheDocument()
  })
})
