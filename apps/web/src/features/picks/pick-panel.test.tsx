import type { ParlayPicks } from '@fairline/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ExplainProvider } from '../../components/explain.tsx'
import { PickPanel } from './pick-panel.tsx'

const nothing = (reason: ParlayPicks['reason'], learnt: number | null) =>
  ({
    ...{ success: false, picks: { pick1: null, pick2: null }, parlay: null, nearest: [], lookedAt: 81, reason },
    provenance: { learnt },
  }) as unknown as ParlayPicks

it('says no word on prices while the past is still being learnt', () => {
  render(<PickPanel answer={nothing('still-learning', 18.75)} />)
  expect(screen.getByText('Not yet: past games are being learnt')).toBeInTheDocument()
  expect(screen.getByText(/19% is done; picks follow within minutes/)).toBeInTheDocument()
  expect(screen.queryByText(/No price pays more/)).not.toBeInTheDocument()
})

it('says beneath a pick why it is one, without a press', () => {
  const pick = {
    ...{ gameId: 'g', league: 'MLB', matchup: 'A @ B', text: 'B to win', book: 'Book', odds: 120, confidence: 80 },
    ...{ winProbability: 50, expectedValue: 0.1, grade: 'A', goodDownTo: 100, quotedAt: '2026-07-15T19:00:00Z' },
    ...{ why: 'our rating alone', reasoning: ['80 of 100 such prices have beaten the fair close'], analysis: null },
  }
  const answer = { ...nothing('picks', null), success: true, picks: { pick1: pick, pick2: null } }
  render(
    <ExplainProvider>
      <PickPanel answer={answer} />
    </ExplainProvider>,
  )
  expect(screen.getByText(/80 of 100 such prices have beaten the fair close/)).toBeInTheDocument()
})

it('says what was looked at where no price is worth it', () => {
  render(<PickPanel answer={nothing('no-bet-worth-making', null)} />)
  expect(screen.getByText(/81 games were looked at. No price pays more than its fair chance asks./)).toBeInTheDocument()
})
