import type { SharePrediction } from '@fairline/contract'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFields, provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { ShareSheet } from './share-sheet.tsx'

afterEach(() => void vi.unstubAllGlobals())

const prediction: SharePrediction = {
  id: 'p1',
  sport: 'MLB',
  predictionType: 'Moneyline',
  anonymizedInsight: 'MLB moneyline',
  odds: 145,
  confidence: 80,
  shareableText: 'MLB moneyline',
  hashtags: [],
  timestamp: '2026-07-15T19:00:00.000Z',
  metadata: { successRate: null, sample: 4, winStreak: null },
}

it('names the order of its list and where its figures come from', async () => {
  serve({ '/api/social-sharing/predictions': { predictions: [prediction], ...listFields, provenance } })
  show(<ShareSheet of="" onClose={() => undefined} />)
  expect(await screen.findByText('Ranked by confidence')).toBeInTheDocument()
  expect(screen.getByText(/Simulated/i)).toBeInTheDocument()
})
