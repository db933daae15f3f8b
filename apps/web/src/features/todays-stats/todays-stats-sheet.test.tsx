import type { LiveData } from '@fairline/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { provenance, serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { TodaysStatsSheet } from './todays-stats-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

type Game = LiveData['games'][number]

const fight: Game = {
  id: 'f',
  league: 'UFC',
  homeTeam: 'Red Corner',
  awayTeam: 'Blue Corner',
  homeAbbreviation: 'RED',
  awayAbbreviation: 'BLU',
  status: 'Final',
  gameStatus: 'Final',
  isLive: false,
  isCompleted: true,
  gameTime: null,
  startTime: null,
  gameDate: '2026-07-15',
  homeScore: null,
  awayScore: null,
  period: null,
  periodScores: null,
  outs: null,
  bases: null,
  venue: null,
  completedAt: null,
  doubleHeader: null,
  best: { home: null, draw: null, away: null },
  bayesianProbabilities: { homeWinPercentage: 100, awayWinPercentage: 0, drawPercentage: null, basis: 'result' },
  isPick: false,
  published: [],
  decision: 'No price',
}

const rowOf = async (game: Game) => {
  const summary = { total: 1, live: 0, scheduled: 0, completed: 1 }
  serve({ '/api/live-data': { games: [game], summary, pacificTimeDate: '2026-07-15', provenance } })
  show(<TodaysStatsSheet onClose={() => undefined} />)
  return (await screen.findByRole('button', { name: /Blue Corner/ })).parentElement?.textContent
}

it('shows who won where a game that is over has no score, in the order of the names', async () => {
  expect(await rowOf(fight)).toMatch(/Blue Corner.*Lost–Won.*Red Corner/)
})

it('shows the score, away side first', async () => {
  expect(await rowOf({ ...fight, homeScore: 5, awayScore: 3 })).toMatch(/Blue Corner.*3–5.*Red Corner/)
})

const aGame = (id: string, league: string, other: Partial<Game> = {}): Game => ({
  ...fight,
  id,
  league,
  homeTeam: `Home ${id}`,
  awayTeam: `Away ${id}`,
  ...other,
})
const live = { status: 'Live', gameStatus: 'Top 9th', isLive: true, isCompleted: false } as const
async function open(...games: readonly Game[]) {
  const summary = { total: 9, live: 2, scheduled: 4, completed: 3 }
  serve({ '/api/live-data': { games, summary, pacificTimeDate: '2026-07-15', provenance } })
  show(<TodaysStatsSheet onClose={() => undefined} />)
  await screen.findByRole('region', { name: 'Games overview' })
}
const tilesOf = (name: string) =>
  Array.from(screen.getByRole('region', { name }).children, ({ textContent }) => textContent)

it('counts games of the day, live, upcoming and final, each under its own name', async () => {
  await open()
  expect(tilesOf('Games overview')).toEqual(['Games today 9', 'Live 2', 'Upcoming 4', 'Final 3'])
})

it('shows what is on, whatever its day, and otherwise only games of today', async () => {
  await open(
    aGame('today', 'MLB'),
    aGame('late', 'MLB', { ...live, gameDate: '2026-07-14' }),
    aGame('over', 'MLB', { gameDate: '2026-07-14' }),
    aGame('tomorrow', 'MLB', { status: 'Scheduled', gameDate: '2026-07-16' }),
  )
  const section = within(screen.getByRole('region', { name: 'MLB teams' }))
  expect(section.getAllByRole('button', { name: /Home/ }).map(({ textContent }) => textContent)).toEqual([
    'REDHome today',
    'REDHome late',
  ])
  expect(screen.getByText('(2 games)')).toBeInTheDocument()
})

it('lists MLB first, then WNBA, then the other leagues by name', async () => {
  await open(aGame('a', 'UFC'), aGame('b', 'WNBA'), aGame('c', 'La Liga'), aGame('d', 'MLB'))
  expect(screen.getAllByRole('region', { name: / teams$/ }).map((part) => part.getAttribute('aria-label'))).toEqual([
    'MLB teams',
    'WNBA teams',
    'La Liga teams',
    'UFC teams',
  ])
})

it('alerts to a live game from 11 runs on, away side first, and to none of 10', async () => {
  await open(
    aGame('high', 'MLB', { ...live, awayScore: 7, homeScore: 4 }),
    aGame('low', 'MLB', { ...live, awayScore: 6, homeScore: 4 }),
  )
  const alerts = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(alerts.map(({ textContent }) => textContent)).toEqual(['MLB: Away high 7–4 Home high (Top 9th)'])
  expect(tilesOf('Live statistics')).toEqual([
    'Runs in live games 21',
    'Points in live games 0',
    'Goals in live games 0',
    'Closest live game Away low 6–4 Home low',
    'High-scoring 1',
  ])
})

it('alerts to nothing where no live game is high-scoring, and says that none is live', async () => {
  await open(aGame('over', 'MLB', { awayScore: 9, homeScore: 9 }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('None live')).toBeInTheDocument()
})

it('shows no score before the start, and 0–0 as 0–0 once it is on', async () => {
  await open(
    aGame('soon', 'MLB', { status: 'Scheduled', awayScore: 0, homeScore: 0 }),
    aGame('on', 'MLB', { ...live, awayScore: 0, homeScore: 0 }),
  )
  const rowText = (name: RegExp) => screen.getByRole('button', { name }).parentElement?.textContent
  expect(rowText(/Away soon/)).toContain('Scheduled–')
  expect(rowText(/Away on/)).toContain('Live0–0')
})

it.each(['Away a', 'Home a'])('opens the season of the team that is pressed: %s', async (name) => {
  await open(aGame('a', 'WNBA'))
  fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }))
  expect(new URLSearchParams(window.location.search).getAll('show')).toEqual([`team:WNBA/${name}`])
})
