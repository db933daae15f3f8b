import type { LiveData } from '@fairline/contract'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { settings } from '../../lib/use-settings.ts'
import { GameCard } from './game-card.tsx'

type Game = LiveData['games'][number]

afterEach(() => act(() => settings.change({ odds: 'american' })))

const aGame = (other: Partial<Game> = {}): Game => ({
  id: 'g 1',
  league: 'MLS',
  homeTeam: 'Austin',
  awayTeam: 'Dallas',
  homeAbbreviation: 'AUS',
  awayAbbreviation: 'DAL',
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
    homeWinPercentage: 45,
    awayWinPercentage: 30,
    drawPercentage: 25,
    basis: 'model and market',
  },
  best: {
    home: { odds: 120, book: 'Bovada', observedAt: '2026-07-15T19:00:00.000Z' },
    draw: { odds: 260, book: 'FanDuel', observedAt: '2026-07-15T19:00:00.000Z' },
    away: { odds: 210, book: 'Pinnacle', observedAt: '2026-07-15T19:00:00.000Z' },
  },
  isPick: false,
  published: [],
  decision: 'Passed: −EV at every book, the best −2%',
  ...other,
})
const open = (other: Partial<Game> = {}) => show(<GameCard game={aGame(other)} />)
/** Mark, name, probability, and price or score of each row. */
const rows = () =>
  ['Dallas', 'Draw', 'Austin'].flatMap((name) => {
    const row = screen.queryByText(name)?.parentElement
    return row ? [Array.from(row.children, ({ textContent }) => textContent)] : []
  })
const live = { status: 'Live', isLive: true, gameStatus: 'Top 7th' } as const

it('shows each outcome’s own probability and best price, away side first, the draw between', () => {
  open()
  expect(rows()).toEqual([
    ['DAL', 'Dallas', '30.0%', '+210'],
    ['X', 'Draw', '25.0%', '+260'],
    ['AUS', 'Austin', '45.0%', '+120'],
  ])
  expect(screen.getByText('+120')).toHaveAttribute('title', 'Best price, at Bovada')
  expect(screen.getByRole('img', { name: /: Dallas 30\.0%, Draw 25\.0%, Austin 45\.0%\. / })).toBeInTheDocument()
})

it('writes prices in the visitor’s format, and a dash where there is none', () => {
  act(() => settings.change({ odds: 'decimal' }))
  const { best } = aGame()
  open({ best: { ...best, away: null } })
  expect(rows().map((row) => row.at(-1))).toEqual(['–', '3.60', '2.20'])
  expect(screen.getByTitle('No odds yet')).toHaveTextContent('–')
})

it('shows each side’s score once the game is on, 0 as 0, and none next to the draw', () => {
  open({ ...live, awayScore: 0, homeScore: 2 })
  expect(rows().map((row) => row.at(-1))).toEqual(['0', '', '2'])
})

it('shows a score that is not known as a dash', () => {
  open({ ...live, awayScore: null, homeScore: null })
  expect(rows().map((row) => row.at(-1))).toEqual(['–', '', '–'])
})

it.each([
  [0, [false, false, false], '0 out · bases empty'],
  [1, [true, false, true], '1 out · on first and third'],
  [2, [false, true, false], '2 out · on second'],
  [2, [true, true, true], '2 out · bases loaded'],
] as const)('tells outs and runners in baseball: %d out, %j', (outs, bases, situation) => {
  open({ ...live, outs, bases: [...bases] })
  expect(screen.getByText(`Top 7th · ${situation}`)).toBeInTheDocument()
})

it('tells the clock only between innings, and where no runners are told', () => {
  const { unmount } = open({ ...live, outs: 3, bases: [false, false, false] })
  expect(screen.getByText('Top 7th')).toBeInTheDocument()
  unmount()
  open({ ...live, outs: 1, bases: null })
  expect(screen.getByText('Top 7th')).toBeInTheDocument()
})

it('says why there is no pick, unless one is published', () => {
  const { unmount } = open()
  expect(screen.getByText('Passed: −EV at every book, the best −2%')).toBeInTheDocument()
  unmount()
  const pick = { id: 'g|moneyline||home', pick: 'Austin to win', published: { odds: 120, status: 'worth-it' } } as const
  open({ published: [pick] })
  expect(screen.queryByText(/^Passed/)).toBeNull()
})

it.each([
  ['model alone', true],
  ['model and market', false],
] as const)('marks a probability that no market stands behind: %s', (basis, isMarked) => {
  open({ bayesianProbabilities: { ...aGame().bayesianProbabilities, basis } })
  expect(screen.queryByText('Model only: no market yet') !== null).toBe(isMarked)
})

it('leads to its own game', () => {
  open()
  const link = screen.getByRole('link', { name: /^Odds, props & analysis.*Dallas at Austin/ })
  expect(link).toHaveAttribute('href', '/games/g%201')
})
