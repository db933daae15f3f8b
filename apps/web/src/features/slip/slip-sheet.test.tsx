import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { slip } from '../../lib/slip.ts'
import { SlipSheet } from './slip-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  slip.set([])
})

it('keeps its bets in sight where they cannot be priced, and lets them be taken off', async () => {
  serve({ '/api/slip': 500 })
  slip.set([
    {
      ...{ id: 'g1|moneyline||home', gameId: 'g1', league: 'MLB', game: 'New York Yankees @ Boston Red Sox' },
      ...{ pick: 'Boston Red Sox to win (moneyline)', odds: 120, bookmaker: 'Pinnacle', winProbability: 46.2 },
    },
  ])
  show(<SlipSheet of="" onClose={() => undefined} />)
  expect(await screen.findByText(/Your bets are saved/)).toBeInTheDocument()
  expect(screen.getByText('Boston Red Sox to win (moneyline)')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Boston Red Sox to win (moneyline)' }))
  expect(screen.getByText('Your slip is empty')).toBeInTheDocument()
})
