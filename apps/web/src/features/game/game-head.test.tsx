import type { GamePage } from '@fairline/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { GameHead } from './game-head.tsx'

type Game = GamePage['game']

afterEach(() => window.history.replaceState(null, '', '/'))

const aGame = (other: Partial<Game> = {}): Game => ({
  id: 'g1',
  league: 'MLB',
  homeTeam: 'Boston Red Sox',
  awayTeam: 'New York Yankees',
  homeAbbreviation: 'BOS',
  awayAbbreviation: 'NYY',
  status: 'Scheduled',
  gameStatus: 'Scheduled',
  isLive: false,
  isCompleted: false,
  gameTime: '2026-07-15T23:05:00.000Z',
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
  bayesianProbabilities: {
    homeWinPercentage: 55.4,
    awayWinPercentage: 44.6,
    drawPercentage: null,
    basis: 'model alone',
  },
  best: { home: null, draw: null, away: null },
  isPick: false,
  published: [],
  decision: 'No price',
  ...other,
})
const open = (other: Partial<Game> = {}) => show(<GameHead game={aGame(other)} />)
const rows = () => screen.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent))
const live = { status: 'Live', gameStatus: 'Top 4th', isLive: true } as const

it('shows each side’s win probability before the start, away side first', () => {
  open({ periodScores: { home: [1], away: [2] }, homeScore: 0, awayScore: 0 })
  expect(rows()).toEqual([
    ['NYYNew York Yankees', '44.6%'],
    ['BOSBoston Red Sox', '55.4%'],
  ])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New York Yankees at Boston Red Sox')
})

it('shows each side’s points by period and score once the game is on, and no probability', () => {
  open({ ...live, homeScore: 3, awayScore: 0, periodScores: { home: [1, 0, 2], away: [0, 0, 0] } })
  expect(rows()).toEqual([
    ['NYYNew York Yankees', '0', '0', '0', '0'],
    ['BOSBoston Red Sox', '1', '0', '2', '3'],
  ])
})

it('shows no score as a dash, and who won where the game has none', () => {
  const { unmount } = open(live)
  expect(rows().map((row) => row.at(-1))).toEqual(['–', '–'])
  unmount()
  const result = { homeWinPercentage: 100, awayWinPercentage: 0, drawPercentage: null, basis: 'result' } as const
  open({ status: 'Final', isCompleted: true, bayesianProbabilities: result })
  expect(rows().map((row) => row.at(-1))).toEqual(['Lost', 'Won'])
})

it('tells the clock of a live game only', () => {
  const { unmount } = open(live)
  expect(screen.getByText('Live')).toBeInTheDocument()
  expect(screen.getByText('Top 4th')).toBeInTheDocument()
  unmount()
  open({ status: 'Final', gameStatus: 'Final/10' })
  expect(screen.getByText('Final')).toBeInTheDocument()
  expect(screen.queryByText('Final/10')).toBeNull()
})

it('shows the start, or the day where no time is recorded', () => {
  const { unmount } = open()
  expect(screen.getByText('Wed, Jul 15, 4:05 PM PT')).toBeInTheDocument()
  unmount()
  open({ gameTime: null })
  expect(screen.getByText('Wed, Jul 15 · Time not recorded')).toBeInTheDocument()
})

it.each(['New York Yankees', 'Boston Red Sox'])('opens the season of the team that is pressed: %s', (name) => {
  open()
  fireEvent.click(within(screen.getByRole('rowheader', { name })).getByRole('button'))
  expect(new URLSearchParams(window.location.search).getAll('show')).toEqual([`team:MLB/${name}`])
})
