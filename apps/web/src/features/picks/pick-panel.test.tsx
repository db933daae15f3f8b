import type { ParlayPicks } from '@fairline/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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

it('says what was looked at where no price is worth it', () => {
  render(<PickPanel answer={nothing('no-bet-worth-making', null)} />)
  expect(screen.getByText(/81 games were looked at. No price pays more than its fair chance asks./)).toBeInTheDocument()
})
