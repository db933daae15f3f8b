import type { AlternativePicks } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listFields, provenance } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { AlternativesPanel } from './alternatives-panel.tsx'

const leg = {
  id: 'g1|spread|1.5|home',
  gameId: 'g1',
  league: 'MLB',
  game: 'Boston Red Sox @ New York Yankees',
  gameTime: '2026-07-15T23:05:00.000Z',
  pick: 'Boston Red Sox +1.5',
  odds: -125,
  bookmaker: 'Bovada (simulated)',
  winProbability: 61,
  expectedValue: 3.2,
  confidence: 74,
}
const answer = (picks: AlternativePicks['picks']): AlternativePicks => ({
  picks,
  totalOptions: 19,
  proposals: 40,
  minConfidence: 70,
  gamesAnalyzed: 23,
  ...listFields,
  provenance,
})
const set = {
  id: 'value-betting',
  strategy: 'Value Betting',
  alsoBackedBy: ['Elo Edge', 'Line Shopping'],
  pick1: leg,
  pick2: null,
  confidence: 74,
  expectedROI: 3.2,
  riskLevel: 'conservative' as const,
  reasoning: ['first', 'second', 'third'],
  onProbation: true,
}

describe('the alternative picks panel', () => {
  it('shows each strategy with its bets, two reasons, and whether it is on probation', () => {
    show(<AlternativesPanel answer={answer([set, { ...set, id: 'kelly', strategy: 'Kelly Growth', pick2: leg }])} />)
    const card = within(screen.getByRole('article', { name: 'Value Betting' }))
    expect(card.getAllByText('Boston Red Sox +1.5')).toHaveLength(1)
    expect(card.getByRole('button', { name: 'Expected ROI +3.2%' })).toBeInTheDocument()
    expect(card.getByText('On probation')).toBeInTheDocument()
    expect(card.getByText('Also backed by Elo Edge, Line Shopping')).toBeInTheDocument()
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['•first', '•second'])
    const other = within(screen.getByRole('article', { name: 'Kelly Growth' }))
    expect(other.getAllByText('Boston Red Sox +1.5')).toHaveLength(2)
    expect(screen.getByText('19 strategies analyzed • Min confidence 70% • 23 games processed')).toBeInTheDocument()
  })

  it('says in the documented words that none is over the bar', () => {
    show(<AlternativesPanel answer={answer([])} />)
    expect(screen.getByText('No Advanced Strategies Available')).toBeInTheDocument()
    expect(screen.getByText("Current market conditions don't meet 70%+ confidence threshold")).toBeInTheDocument()
    expect(screen.getByText('UBSE continues monitoring • Check back in 30 minutes')).toBeInTheDocument()
  })

  it('does not blame the market while it still learns from past games', () => {
    show(<AlternativesPanel answer={{ ...answer([]), provenance: { ...provenance, learnt: 19 } }} />)
    expect(screen.getByText('Not yet: learning from past games')).toBeInTheDocument()
    expect(screen.queryByText(/market conditions/)).toBeNull()
  })
})
