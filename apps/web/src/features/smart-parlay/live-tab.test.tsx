import type { LiveGamesAnalysis } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { provenance, serve } from '../../../testing/answers.ts'
import { aPublishedBet, aRankedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { settings } from '../../lib/use-settings.ts'
import { LiveTab } from './live-tab.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const row = (id: string | null, pick: string): LiveGamesAnalysis['games'][number] => ({
  id,
  game: 'New York Yankees @ Boston Red Sox',
  gameId: 'g1',
  league: 'MLB',
  pick,
  published: null,
  isPick: id !== null,
  winProbability: 4.2,
  expectedValue: null,
  reasoning: [],
  liveContext: { currentScore: '5–0', clock: 'Top 7th', period: 7, remaining: 30 },
})

it.each([
  ['Chicago White Sox @ Boston Red Sox', true],
  ['Chicago White Sox @ Boston Red Sox 2', false],
  ['boston red sox vs Chicago White Sox', true],
])('marks a game of a team that is followed, by its whole name: %s', async (game, isMarked) => {
  settings.change({ teams: ['Boston Red Sox'] })
  serve({
    '/api/live-games-analysis': { games: [{ ...row('a', 'Over 8.5 (total)'), game }], worthNow: [], provenance },
  })
  show(<LiveTab />)
  const card = await screen.findByRole('article', { name: game })
  expect(card.classList.contains('border-act')).toBe(isMarked)
})

it('lists two published picks of one game, each on its own', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const games = [row('g1|moneyline||home', 'Boston Red Sox to win'), row('g1|total|8.5|over', 'Over 8.5 (total)')]
  serve({ '/api/live-games-analysis': { games, worthNow: [], provenance } })
  show(<LiveTab />)
  await screen.findByText('Over 8.5 (total)')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  // React complains of two rows with one key.
  expect(complaints.mock.calls).toEqual([])
})

it('says of a published pick what was published, beside what it is now', async () => {
  const published = aPublishedBet({ status: 'in-play' })
  serve({
    '/api/live-games-analysis': { games: [{ ...row('a', 'Over 8.5 (total)'), published }], worthNow: [], provenance },
  })
  show(<LiveTab />)
  expect(await screen.findByText(/^Published −124 at .*grade B · Now in play$/)).toBeInTheDocument()
  expect(screen.getByText(/^4\.2% to win from here/)).toBeInTheDocument()
})

it('lists what is worth making now at prices in play before the games, without a way onto a slip', async () => {
  const worth = { ...aRankedPick({ expectedValue: 0.021 }), score: { away: 5, home: 0, clock: 'Top 7th' } }
  serve({ '/api/live-games-analysis': { games: [row(null, 'Red Sox favored')], worthNow: [worth], provenance } })
  show(<LiveTab />)
  const list = within(await screen.findByRole('region', { name: 'Worth making now' }))
  expect(list.getByRole('heading', { name: 'Worth making now (1)' })).toBeInTheDocument()
  const card = within(list.getByRole('article', { name: /^Boston Red Sox to win/ }))
  expect(card.getByRole('button', { name: /^Expected value/ })).toHaveTextContent('+2.1%')
  expect(card.queryByRole('button', { name: /slip/i })).toBeNull()
})
