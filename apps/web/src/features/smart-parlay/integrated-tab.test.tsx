import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFields, provenance, serve } from '../../../testing/answers.ts'
import { aPublishedPick, aRankedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { IntegratedTab } from './integrated-tab.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('names the order of its list, says one verdict word of each bet, and lists published picks in play apart', async () => {
  const { rank: _, finalScore: __, ...bet } = aRankedPick({ recommendation: 'lean' })
  const scheduled = { gameType: 'scheduled', verdict: 'lean', recommendation: 'LEAN', liveContext: null, score: null }
  const inPlay = aPublishedPick('in-play', { id: 'g2|total|8.5|over', gameId: 'g2', pick: 'Over 8.5 (total)' })
  serve({
    '/api/smart-parlay/integrated': {
      recommendations: [{ ...bet, ...scheduled }],
      publishedInPlay: [inPlay],
      breakdown: { liveGames: 0, scheduledGames: 1 },
      qualityMetrics: { avgConfidence: 82 },
      ...listFields,
      provenance,
    },
  })
  show(<IntegratedTab />)
  expect(await screen.findByText(/^Most confident winner, spread or total of each game/)).toBeInTheDocument()
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(1)
  expect(
    within(cards[0]!)
      .getAllByText(/^(strong_)?(bet|lean|pass)$/i)
      .map(({ textContent }) => textContent),
  ).toEqual(['Lean'])
  const published = within(screen.getByRole('region', { name: 'Published, now in play' }))
  expect(published.getByText('Over 8.5 (total)')).toBeInTheDocument()
  expect(published.queryByRole('button', { name: /slip/ })).toBeNull()
})
