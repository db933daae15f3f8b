import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { PredictionRow } from './prediction-row.tsx'

const prediction = {
  id: 'p1',
  sport: 'MLB',
  predictionType: 'Moneyline',
  anonymizedInsight: 'MLB moneyline',
  odds: -145,
  confidence: 80,
  shareableText: 'MLB moneyline',
  hashtags: [],
  timestamp: '2026-07-15T19:00:00.000Z',
}

it('says how many picks like it won only with how many those were', () => {
  const metadata = { successRate: 54.2, sample: 48, winStreak: 3 }
  const { unmount } = show(<PredictionRow prediction={{ ...prediction, metadata }} onChoose={() => undefined} />)
  expect(screen.getByRole('button')).toHaveTextContent('54.2% of 48 picks like this won · 3 in a row')
  expect(screen.getByRole('button')).toHaveTextContent('MLB moneyline at −145')
  unmount()
  const few = { successRate: null, sample: 4, winStreak: null }
  show(<PredictionRow prediction={{ ...prediction, metadata: few }} onChoose={() => undefined} />)
  expect(screen.getByRole('button')).toHaveTextContent('Success rate after 30 settled picks like this (4 so far)')
})

it('says what its percentage is, and that its time is that of the price', () => {
  const metadata = { successRate: null, sample: 4, winStreak: null }
  show(<PredictionRow prediction={{ ...prediction, metadata }} onChoose={() => undefined} />)
  expect(screen.getByRole('button')).toHaveTextContent('80% to beat the close')
  expect(screen.getByRole('button')).toHaveTextContent('Price seen Wed, Jul 15, 12:00 PM PT')
})
