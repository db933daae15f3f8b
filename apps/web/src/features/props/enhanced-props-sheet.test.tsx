import type { AuthenticProps } from '@fairline/contract'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { EnhancedPropsSheet } from './enhanced-props-sheet.tsx'

afterEach(() => void vi.unstubAllGlobals())

const none: AuthenticProps = {
  success: true,
  enhancedProps: [],
  summary: { totalProps: 0, enhancedProps: 0, liveGamesFiltered: 0, valueGrades: {}, avgConfidence: null },
  gameCount: 0,
  propsByGame: {},
  message: 'No games are to come',
  timestamp: '2026-07-15T19:00:00.000Z',
  intelligence: { summary: 'how', features: [] },
  metadata: { highProbabilityProps: 0, valueOpportunities: 0, arbitrageOpportunities: 0 },
  totalProps: 0,
  funnel: { props: 0, positiveEv: 0, recommended: 0 },
  justMissed: [],
  provenance,
}

it('says of a league that it has none, and leads back to all sports', async () => {
  serve({ '/api/authentic-props': none })
  show(<EnhancedPropsSheet onClose={() => undefined} />)
  expect(await screen.findByText('No props available')).toBeInTheDocument()
  expect(screen.getByText('No games are to come')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'NHL' }))
  expect(screen.getByText('No NHL props available')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Clear Filter' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show All Sports' }))
  expect(screen.getByText('No props available')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear Filter' })).toBeNull()
})
