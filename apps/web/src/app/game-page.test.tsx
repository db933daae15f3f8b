import type { GamePage as GameResponse } from '@fairline/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { provenance, serve } from '../../testing/answers.ts'
import { aPublishedBet, aPublishedPick, aRankedPick } from '../../testing/picks.ts'
import { show } from '../../testing/show.tsx'
import { GamePage } from './game-page.tsx'

afterEach(() => void vi.unstubAllGlobals())

const answer = (other: Partial<GameResponse>): GameResponse => ({
  game: {
    id: 'g1',
    league: 'MLB',
    homeTeam: 'Boston Red Sox',
    awayTeam: 'New York Yankees',
    homeAbbreviation: 'BOS',
    awayAbbreviation: 'NYY',
    status: 'Live',
    gameStatus: 'Top 7th',
    isLive: true,
    isCompleted: false,
    gameTime: '2026-07-15T17:05:00.000Z',
    startTime: '2026-07-15T17:05:00.000Z',
    gameDate: '2026-07-15',
    homeScore: 0,
    awayScore: 5,
    period: 7,
    periodScores: null,
    outs: null,
    bases: null,
    venue: null,
    completedAt: null,
    doubleHeader: null,
    bayesianProbabilities: {
      homeWinPercentage: 4,
      awayWinPercentage: 96,
      drawPercentage: null,
      basis: 'model in play',
    },
    best: { home: null, draw: null, away: null },
    isPick: true,
    published: [],
    decision: 'Boston Red Sox to win (moneyline)',
  },
  outcomes: [],
  curve: [],
  hasSeason: { home: true, away: true },
  strengths: null,
  bets: [],
  markets: [],
  livePrices: [],
  closing: null,
  published: [],
  decisions: [],
  props: [],
  factors: [],
  provenance,
  ...other,
})
let query: ReturnType<typeof serve>
const decisions: GameResponse['decisions'] = [
  {
    market: 'Winner',
    id: 'g1|moneyline||home',
    isPick: true,
    isRecorded: true,
    text: 'Boston Red Sox to win (moneyline)',
    publishedOdds: -124,
  },
  { market: 'Spread', id: null, isPick: false, isRecorded: null, text: 'No +EV price', publishedOdds: null },
]
const open = async (other: Partial<GameResponse>) => {
  query = serve({ '/api/games/g1': answer(other) })
  show(<GamePage gameId="g1" />)
  return within(await screen.findByRole('region', { name: 'Our picks' }))
}

it('shows each published pick with what it is now, and why there is none on the other markets', async () => {
  const picks = await open({ published: [aPublishedPick('in-play')], decisions })
  expect(
    picks.getByText(/^Published −124 at .*, 12:03 PM PT, \+3.0% EV, 72% to beat the closing line, grade B · now −118/),
  ).toBeInTheDocument()
  expect(picks.getByText('Now in play')).toBeInTheDocument()
  expect(picks.getAllByText('Passed')).toHaveLength(1)
  expect(picks.getByText('No +EV price')).toBeInTheDocument()
  // Its head names the game already.
  expect(picks.queryByRole('link')).toBeNull()
  // A pick is never shown at its published price as if it still was offered.
  expect(picks.queryByText('Pick')).toBeNull()
  expect(picks.queryByText('Winner')).toBeNull()
})

it('names what is worth making now and was not published, in place of why its market was passed', async () => {
  const { rank: _, finalScore: __, game: ___, ...bet } = aRankedPick()
  const rest = { sharpValue: null, marketProbability: null, reasoning: [], carriedOverFrom: null, books: [] }
  const spread = { ...bet, ...rest, expectedValue: 2.4, marketType: 'spread', recommendation: 'lean' } as const
  const passed = {
    ...spread,
    id: 'passed',
    pick: 'Over 8.5 (total)',
    marketType: 'total',
    recommendation: 'pass',
  } as const
  const published = { ...spread, id: 'published', published: aPublishedBet() }
  const picks = await open({ bets: [spread, passed, published], decisions })
  const worth = within(picks.getByRole('region', { name: 'Worth making now' }))
  expect(worth.getAllByRole('listitem')).toHaveLength(1)
  expect(worth.getByRole('listitem')).toHaveTextContent(/^Lean.*\+2\.4%$/)
  expect(worth.getByText(bet.pick)).toBeInTheDocument()
  expect(worth.getByText(bet.bookmaker, { exact: false })).toBeInTheDocument()
  expect(picks.queryByText('Passed')).toBeNull()
})

it('blames no book for what is not read yet of a game that has begun', async () => {
  await open({ closing: { outcomes: [], bets: [], markets: [] }, provenance: { ...provenance, learnt: 18 } })
  expect(await screen.findAllByText('Not yet: learning from past games.')).toHaveLength(2)
  expect(screen.queryByText('The odds of each book at the close are not kept for this game.')).toBeNull()
})

it('leads to the live odds where a bet in play is worth making', async () => {
  const side = (id: string, recommendation: 'lean' | 'pass') => ({
    id,
    side: `Over ${id}`,
    fairProbability: 52,
    noFairReason: null,
    carriedOverFrom: null,
    expectedValue: 2.4,
    confidence: 60,
    confidenceAssumed: false,
    grade: 'B' as const,
    recommendation,
    passReason: null,
    books: [],
  })
  const livePrices = [{ market: 'Total', line: 8.5, sides: [side('8.5', 'lean'), side('9.5', 'pass')] }]
  const picks = await open({ livePrices })
  expect(picks.getByRole('link', { name: '1 bet in play' })).toHaveAttribute('href', '#live-prices')
  expect(picks.getByText(/worth making now, above: Over 8\.5$/)).toBeInTheDocument()
})

it('lists a bet worth making now also where nothing was decided', async () => {
  const { rank: _, finalScore: __, game: ___, ...bet } = aRankedPick()
  const rest = { sharpValue: null, marketProbability: null, reasoning: [], carriedOverFrom: null, books: [] }
  const picks = await open({ bets: [{ ...bet, ...rest, recommendation: 'bet' }] })
  expect(picks.getByRole('region', { name: 'Worth making now' })).toBeInTheDocument()
  expect(picks.queryByText('No market of this game has been evaluated.')).toBeNull()
})

it('says if no market of the game has been evaluated', async () => {
  const picks = await open({})
  expect(picks.getByText('No market of this game has been evaluated.')).toBeInTheDocument()
})

it('requests the season of a team only if there is one, so that a new tab reports no error', async () => {
  await open({ hasSeason: { home: false, away: false } })
  expect(screen.getByText('No season stats for these teams.')).toBeInTheDocument()
  const paths = query.mock.calls.map(([path]) => path)
  expect(paths.filter((path) => path.includes('team-stats'))).toEqual([])
})

it('requests the season of a team by its full name: a cup’s abbreviations are cut for the screen', async () => {
  await open({ hasSeason: { home: true, away: false } })
  const seasons = () => query.mock.calls.map(([path]) => path).filter((path) => path.includes('team-stats'))
  await waitFor(() => expect(seasons()).toEqual(['/api/team-stats/MLB/Boston%20Red%20Sox']))
  expect(screen.queryByText('No season stats for these teams.')).toBeNull()
})

it('says who won where a game that is over has no score, as a fight', async () => {
  const { game } = answer({})
  const over = { ...game, status: 'Final', isLive: false, isCompleted: true, homeScore: null, awayScore: null } as const
  const known = { homeWinPercentage: 0, awayWinPercentage: 100, drawPercentage: null, basis: 'result' } as const
  await open({ game: { ...over, bayesianProbabilities: known } })
  const rows = within(screen.getByRole('table', { name: 'Score by period' })).getAllByRole('row')
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(['Won', 'Lost'])
  cleanup()
  const drawn = { ...known, awayWinPercentage: 0, drawPercentage: 100 }
  await open({ game: { ...over, bayesianProbabilities: drawn } })
  expect(screen.getAllByText('Draw', { selector: 'td' })).toHaveLength(2)
})

it('pairs the live win probability of the home side with the score, its own first', async () => {
  await open({})
  const part = within(screen.getByRole('region', { name: 'Win probability' }))
  expect(part.getByText(/^Boston Red Sox 4\.0% at 0–5\./)).toBeInTheDocument()
})
