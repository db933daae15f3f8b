import type { GamePage } from '@fairline/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Passes } from './passes.tsx'

const decision = (market: string, isPick: boolean, text: string): GamePage['decisions'][number] => ({
  market,
  id: null,
  isPick,
  isRecorded: null,
  text,
  publishedOdds: null,
})

it('says why each market was passed, and leaves out those with a pick', () => {
  show(
    <Passes
      decisions={[
        decision('Winner', true, 'Boston to win'),
        decision('Spread', false, 'Boston -1.5 loses at every book'),
        decision('Total', false, 'Too few books'),
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PassedSpread Boston −1.5 loses at every book',
    'PassedTotal Too few books',
  ])
})
