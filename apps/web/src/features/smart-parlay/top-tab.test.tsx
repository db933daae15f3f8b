import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFields, provenance, serve } from '../../../testing/answers.ts'
import { aRankedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { TopTab } from './top-tab.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('counts grades A+ and A as top tier and confidence from 80 as good, and shows how many prices of all have high value', async () => {
  const picks = [
    aRankedPick({ id: 'a', valueGrade: 'A+', expectedValue: 0.15, confidence: 80 }),
    aRankedPick({ id: 'b', valueGrade: 'A', expectedValue: 0.151, confidence: 79.9 }),
    aRankedPick({ id: 'c', valueGrade: 'B+', expectedValue: 0.02, confidence: null }),
  ]
  const answer = {
    picks,
    totalPicks: 9,
    highValue: 3,
    lastUpdated: provenance.asOf,
    avgConfidence: 79.95,
    ...listFields,
    provenance,
  }
  serve({ '/api/smart-parlay-picks': answer })
  show(<TopTab />)
  await screen.findByText('Recommended')
  const tile = (name: string) => screen.getByText(name).parentElement
  // The same number as in the funnel below it.
  expect(tile('Recommended')).toHaveTextContent('26')
  expect(screen.getByText('Best bet of each market, ranked by rank score · first 3 of 9')).toBeInTheDocument()
  expect(tile('Top tier')).toHaveTextContent('2')
  expect(tile('High value')).toHaveTextContent('3')
  expect(tile('Good picks')).toHaveTextContent('1')
})
