import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RecommendationBadge } from './recommendation-badge.tsx'

it.each([
  ['bet', 80, 'Strong bet'],
  ['bet', 79.9, 'Bet'],
  ['lean', 80, 'Lean'],
  ['lean', null, 'Lean'],
  ['pass', 90, 'Pass'],
] as const)('calls a %s of %s %% confidence: %s', (recommendation, confidence, word) => {
  render(<RecommendationBadge recommendation={recommendation} confidence={confidence} />)
  expect(screen.getByText(word)).toBeInTheDocument()
})
