import type { AuthenticProps, EnhancedProp } from '@fairline/contract'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aProp, provenance, serve } from '../../../testing/answers.ts'
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

const prop = (id: string, confidence: number | null): EnhancedProp => ({
  ...aProp,
  id,
  confidence,
  expectedValue: 0.05,
  playerId: 'Amara Okoye',
  statType: 'points',
  lineValue: 21.5,
  bestOverOdds: 105,
  bestUnderOdds: -125,
  mlPrediction: null,
  expectedCount: null,
  valueScore: 5,
  kellyCriterionSize: 0.05,
  ubseRating: null,
  sharpMoneyAlignment: false,
  publicFadeOpportunity: null,
  arbitrageOpportunity: { detected: false },
  lineMovement: { direction: 'stable', movementPercentage: 0, originalLine: null, steamMove: false },
})

it('names the order of its list, and averages known confidences only', async () => {
  const enhancedProps = [prop('a', 60), prop('b', 71), prop('c', null)]
  serve({ '/api/authentic-props': { ...none, enhancedProps, totalProps: 3 } })
  show(<EnhancedPropsSheet onClose={() => undefined} />)
  const order = 'Ranked by EV; probable pricing errors and carried-over probabilities last'
  expect(await screen.findByText(order)).toBeInTheDocument()
  expect(screen.getByText('Avg Confidence').parentElement).toHaveTextContent('65.5%of 2 props')
})

it('can be narrowed to every league that has props, and back to another one', async () => {
  const enhancedProps = [prop('a', 80), { ...prop('b', 79.9), league: 'Serie A' }]
  serve({ '/api/authentic-props': { ...none, enhancedProps, totalProps: 2 } })
  show(<EnhancedPropsSheet onClose={() => undefined} />)
  expect((await screen.findByText('High Confidence')).parentElement).toHaveTextContent(/1$/)
  fireEvent.click(screen.getByRole('button', { name: 'NHL' }))
  fireEvent.click(screen.getByRole('button', { name: 'Serie A' }))
  expect(screen.getByText('Total Props').parentElement).toHaveTextContent(/1$/)
})

it('narrows to a league, and shows all again when that is pressed once more', async () => {
  const enhancedProps = [prop('a', 80), { ...prop('b', 70), league: 'NHL' }]
  serve({ '/api/authentic-props': { ...none, enhancedProps, totalProps: 2 } })
  show(<EnhancedPropsSheet onClose={() => undefined} />)
  const total = (await screen.findByText('Total Props')).parentElement
  fireEvent.click(screen.getByRole('button', { name: 'NHL' }))
  expect(total).toHaveTextContent(/1$/)
  expect(screen.getByText('Avg Confidence').parentElement).toHaveTextContent('70.0%')
  fireEvent.click(screen.getByRole('button', { name: /NHL/, pressed: true }))
  expect(total).toHaveTextContent(/2$/)
  expect(screen.getByText('Avg Confidence').parentElement).toHaveTextContent('75.0%')
})
