import type { PricedSlip } from '@fairline/contract'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { settings } from '../../lib/use-settings.ts'
import { Singles } from './singles.tsx'

afterEach(() => act(() => settings.change({ odds: 'american', stake: 10 })))

const leg: PricedSlip['legs'][number] = {
  id: 'a',
  gameId: 'g',
  league: 'MLB',
  game: 'A @ B',
  gameTime: null,
  quotedAt: '2026-07-15T18:56:00.000Z',
  pick: 'A -1.5',
  odds: 150,
  bookmaker: 'Bovada',
  winProbability: 42,
  expectedValue: 0.05,
  doubt: null,
  parlayOdds: 140,
  parlayQuotedAt: null,
}
const open = (...legs: Partial<typeof leg>[]) =>
  show(<Singles legs={legs.map((other, i) => ({ ...leg, id: `${i}`, ...other }))} />)

it('says what the visitor’s own stake pays at the best price of the bet, not at that of the parlay', () => {
  act(() => settings.change({ odds: 'decimal', stake: 25 }))
  open({})
  // 25 × 2.5
  expect(screen.getByRole('listitem')).toHaveTextContent('A −1.52.50Bovada · $25 pays $62.50 · +5.0% EV')
})

it('praises no EV that is in doubt, and says why next to that bet', () => {
  open({ doubt: 'Probable pricing error' }, { expectedValue: 0.02 })
  const [doubted, sound] = screen.getAllByRole('listitem')
  expect(doubted).toHaveTextContent('⚠ Probable pricing error')
  expect(sound).not.toHaveTextContent('⚠')
  expect(screen.getByText('+5.0% EV')).not.toHaveClass('text-value')
  expect(screen.getByText('+2.0% EV')).toHaveClass('text-value')
})
