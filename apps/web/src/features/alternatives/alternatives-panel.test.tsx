import type { AlternativePicks } from '@fairline/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listFields, provenance } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { slip } from '../../lib/slip.ts'
import { AlternativesPanel } from './alternatives-panel.tsx'

const leg = {
  id: 'g1|spread|1.5|away',
  gameId: 'g1',
  league: 'MLB',
  game: 'Boston Red Sox @ New York Yankees',
  gameTime: '2026-07-15T23:05:00.000Z',
  pick: 'Boston Red Sox +1.5',
  odds: -125,
  bookmaker: 'Bovada (simulated)',
  quotedAt: '2026-07-15T18:58:00.000Z',
  winProbability: 61,
  expectedValue: 3.2,
  confidence: 74,
  confidenceAssumed: false,
  recommendation: 'lean' as const,
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
  parlay: null,
  expectedROI: 3.2,
  riskLevel: 'conservative' as const,
  reasoning: ['first', 'second', 'third'],
  onProbation: true,
}

afterEach(() => {
  noteServerTime(new Date().toISOString())
  act(() => slip.set([]))
})

describe('the alternative picks panel', () => {
  it('names the price and the book behind the ROI of both bets together', () => {
    const both = { ...set, pick2: leg, parlay: { odds: 240, bookmaker: 'Bovada (simulated)' } }
    const { unmount } = show(<AlternativesPanel answer={answer([both])} />)
    expect(screen.getByText('Both as a parlay: +240 at Bovada (simulated)')).toBeInTheDocument()
    unmount()
    show(<AlternativesPanel answer={answer([set])} />)
    expect(screen.queryByText(/as a parlay/)).toBeNull()
  })

  it('shows each bet with its verdict, start, book and price age, and adds both to the slip', () => {
    noteServerTime('2026-07-15T19:00:00.000Z')
    const other = { ...leg, id: 'g2|moneyline||home', gameId: 'g2', pick: 'Chicago Cubs to win', odds: 130 }
    show(<AlternativesPanel answer={answer([{ ...set, pick2: other }])} />)
    const first = within(screen.getByRole('region', { name: 'Boston Red Sox +1.5' }))
    expect(first.getAllByText(/^(bet|lean|pass)$/i).map(({ textContent }) => textContent)).toEqual(['Lean'])
    expect(first.getByText('Wed, Jul 15, 4:05 PM PT')).toBeInTheDocument()
    expect(first.getByText('Bovada (simulated) · 2 min')).toBeInTheDocument()
    expect(first.getByText('−125')).toBeInTheDocument()
    expect(first.getByText(/^[+−]\d+\.\d% EV as a single$/)).toBeInTheDocument()
    for (const { pick } of [leg, other]) fireEvent.click(screen.getByRole('button', { name: `Add to slip: ${pick}` }))
    const { quotedAt: _, gameTime: __, expectedValue: ___, ...rest } = leg
    const { confidence: ____, confidenceAssumed: _____, recommendation: ______, ...onSlip } = rest
    expect(slip.get()).toEqual([
      onSlip,
      { ...onSlip, id: 'g2|moneyline||home', gameId: 'g2', pick: 'Chicago Cubs to win', odds: 130 },
    ])
  })

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
    expect(screen.getByText('Each strategy’s best two bets by rank score')).toBeInTheDocument()
    expect(screen.getByText('19 strategies analyzed • Min confidence 70% • 23 games processed')).toBeInTheDocument()
  })

  it('says in the documented words that none is over the bar', () => {
    show(<AlternativesPanel answer={answer([])} />)
    expect(screen.getByText('No Advanced Strategies Available')).toBeInTheDocument()
    expect(screen.getByText("Current market conditions don't meet 70%+ confidence threshold")).toBeInTheDocument()
    expect(screen.getByText('UBSE continues monitoring • Check back in 30 minutes')).toBeInTheDocument()
  })
})
