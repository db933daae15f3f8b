import type { LiveData } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { settings } from '../../lib/use-settings.ts'
import { GamesList } from './games-list.tsx'

const aGame = (homeTeam: string, awayTeam: string): LiveData['games'][number] => ({
  id: `${awayTeam}-${homeTeam}`,
  league: 'MLB',
  homeTeam,
  awayTeam,
  homeAbbreviation: 'H',
  awayAbbreviation: 'A',
  status: 'Scheduled',
  gameStatus: 'Scheduled',
  isLive: false,
  isCompleted: false,
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
  bayesianProbabilities: { homeWinPercentage: 55, awayWinPercentage: 45, drawPercentage: null, basis: 'model alone' },
  best: { home: null, draw: null, away: null },
  isPick: false,
  published: [],
  decision: 'No price',
})
const games = [aGame('Boston Red Sox', 'New York Yankees'), aGame('Chicago Cubs', 'Houston Astros')]
const order = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))

afterEach(() => settings.change({ teams: [] }))

it('puts games of teams that are followed first, and marks them, however their names are written', () => {
  settings.change({ teams: ['chicago cubs'] })
  show(<GamesList games={games} today="2026-07-15" />)
  expect(order()).toEqual(['Houston Astros at Chicago Cubs', 'New York Yankees at Boston Red Sox'])
  expect(screen.getAllByText('★ followed')).toHaveLength(1)
})

it('leaves the order alone where nobody is followed', () => {
  settings.change({ teams: [] })
  show(<GamesList games={games} today="2026-07-15" />)
  expect(order()).toEqual(['New York Yankees at Boston Red Sox', 'Houston Astros at Chicago Cubs'])
  expect(screen.queryByText('★ followed')).toBeNull()
})

it('groups live games by league too', () => {
  const live = (league: string, home: string) => ({
    ...aGame(home, 'Away'),
    league,
    isLive: true,
    status: 'Live' as const,
  })
  show(<GamesList games={[live('NBA', 'Kings'), live('NHL', 'Jets'), live('NBA', 'Suns')]} today="2026-07-15" />)
  const section = within(screen.getByRole('region', { name: 'Live now (3)' }))
  expect(section.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'NBA (2)',
    'NHL (1)',
  ])
})

it('lists a game of yesterday that is not over and not seen live with today’s', () => {
  const late = { ...aGame('Seattle Mariners', 'Oakland Athletics'), gameDate: '2026-07-14' }
  const tomorrows = { ...aGame('Chicago Cubs', 'Houston Astros'), gameDate: '2026-07-16' }
  show(<GamesList games={[late, tomorrows]} today="2026-07-15" />)
  const listed = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('article').getAttribute('aria-label')
  expect(listed('Today (1)')).toBe('Oakland Athletics at Seattle Mariners')
  expect(listed('Tomorrow (1)')).toBe('Houston Astros at Chicago Cubs')
})

it('shows league, date and time on every card; the date where no time is recorded', () => {
  const timed = { ...aGame('Boston Red Sox', 'New York Yankees'), gameTime: '2026-07-15T23:05:00.000Z' }
  show(<GamesList games={[timed, aGame('Chicago Cubs', 'Houston Astros')]} today="2026-07-15" />)
  const [first, second] = screen.getAllByRole('article')
  expect(first).toHaveTextContent('MLB')
  expect(first).toHaveTextContent('Wed, Jul 15, 4:05 PM PT')
  expect(second).toHaveTextContent('Wed, Jul 15 · Time not recorded')
})

it.each([
  ['no-longer-worth-it', 'No longer recommended'],
  ['in-play', 'Now in play'],
  ['worth-it', 'Still recommended'],
] as const)(
  'shows a published pick whose bet is %s at its published price, plainly, with what it is now',
  (status, text) => {
    const pick = {
      id: 'g|moneyline||home',
      pick: 'Boston Red Sox to win (moneyline)',
      published: { odds: -124, status },
    }
    show(
      <GamesList games={[{ ...aGame('Boston Red Sox', 'New York Yankees'), published: [pick] }]} today="2026-07-15" />,
    )
    const line = screen.getByText('Published').closest('p')
    expect(line).toHaveTextContent(`Published Boston Red Sox to win (moneyline) at −124 · ${text}`)
    expect(line?.querySelector('.text-value')).toBeNull()
    expect(screen.queryByText('Pick')).toBeNull()
  },
)

it('shows win probabilities as they are on the wire, to a tenth', () => {
  const game = aGame('Boston Red Sox', 'New York Yankees')
  const bayesianProbabilities = { ...game.bayesianProbabilities, homeWinPercentage: 60.5, awayWinPercentage: 39.5 }
  show(<GamesList games={[{ ...game, bayesianProbabilities }]} today="2026-07-15" />)
  expect(screen.getByText('60.5%')).toBeInTheDocument()
  expect(screen.getByText('39.5%')).toBeInTheDocument()
})

it('shows no probability for a game in play if it is not known, and says why', () => {
  const game = aGame('Boston Red Sox', 'New York Yankees')
  const live = {
    ...game,
    status: 'Live' as const,
    gameStatus: 'Top 7th',
    isLive: true,
    homeScore: 2,
    awayScore: 3,
    bayesianProbabilities: {
      homeWinPercentage: null,
      awayWinPercentage: null,
      drawPercentage: null,
      basis: 'not known in play' as const,
    },
  }
  show(<GamesList games={[live]} today="2026-07-15" />)
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Live win probability not known: no live odds right now.')).toBeInTheDocument()
  expect(card.queryByText(/%/)).toBeNull()
  expect(card.queryByRole('img', { name: /Fair probabilities/ })).toBeNull()
})
