import type { TeamStats } from '@fairline/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { CallFailed } from '../../lib/call.ts'
import { statsQuery } from './team-queries.ts'
import { TeamSheet } from './team-sheet.tsx'

afterEach(() => vi.unstubAllGlobals())

const stats: TeamStats = {
  success: true,
  team: {
    name: 'Boston Red Sox',
    league: 'MLB',
    abbreviation: 'BOS',
    season: '2026',
    wins: 50,
    losses: 40,
    overtimeLosses: null,
    standingsPoints: null,
    draws: 0,
    winPercentage: 55.6,
    pointsPerGame: 4.71,
    pointsFor: 424,
    pointsAllowedPerGame: 4.2,
    pointsAgainst: 378,
    strengthRating: 0.53,
    recentForm: 60,
    recentGames: 10,
    bestGame: 11,
    worstGame: 0,
    strengthCalculation: { seasonRecord: 55.6, recentForm: 60, strengthRating: 53, total: 56.1 },
    scoringUnit: 'runs',
    logo: 'BOS',
    isLearning: false,
    dataSource: 'simulated',
    asOf: '2026-07-15T19:00:00.000Z',
  },
}
const history = {
  success: true,
  recentForm: { formString: 'WL' },
  recentGames: [
    {
      gameId: 'g1',
      result: 'W',
      homeAway: 'Home',
      opponent: 'New York Yankees',
      date: '2026-07-14',
      teamScore: 5,
      opponentScore: 3,
      formattedResult: 'W 5–3',
    },
  ],
  dataSource: 'simulated',
}
const paths = { stats: '/api/team-stats/MLB/BOS', history: '/api/team-game-history/MLB/BOS' }
const open = () => show(<TeamSheet of="MLB/BOS" onClose={() => undefined} />)

describe('a team’s season', () => {
  it('says Loading... until it is there, then record, strength, runs and form', async () => {
    serve({ [paths.stats]: stats, [paths.history]: history })
    open()
    expect(screen.getAllByText('Loading...')).toHaveLength(4)
    expect(await screen.findByText('50–40')).toBeInTheDocument()
    expect(screen.getByText('53.0%')).toBeInTheDocument()
    expect(screen.getByText('Runs/Game')).toBeInTheDocument()
    expect(screen.getByText('of 10 games')).toBeInTheDocument()
    expect(await screen.findByText('W 5–3')).toBeInTheDocument()
  })

  it('shows overtime losses and points in hockey', async () => {
    const team = { ...stats.team, league: 'NHL', wins: 40, losses: 30, overtimeLosses: 8, standingsPoints: 88 }
    serve({ [paths.stats]: { success: true, team }, [paths.history]: history })
    open()
    expect(await screen.findByText('40–22–8')).toBeInTheDocument()
    expect(screen.getByText('88 points')).toBeInTheDocument()
  })

  it('names the source and how old the season is', async () => {
    noteServerTime('2026-07-15T22:00:00.000Z')
    serve({ [paths.stats]: stats, [paths.history]: history })
    open()
    expect((await screen.findByText('Simulated league')).parentElement).toHaveTextContent('Updated 3 h ago')
    expect(await screen.findByText('Jul 14')).toBeInTheDocument()
    noteServerTime(new Date().toISOString())
  })

  it('shows the strength as the sum it is: 40, 30 and 30 percent', async () => {
    serve({ [paths.stats]: stats, [paths.history]: history })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Strength Calculation' }))
    const points = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent)
    expect(points).toEqual(['Points', '22.2', '18.0', '15.9', '56.1'])
    // One section at a time: the history is gone, and the open one closes when pressed.
    expect(screen.queryByText('W 5–3')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Strength Calculation' }))
    expect(screen.queryByText('Total')).toBeNull()
  })

  it('says No Data where a figure is not known, and that there are no games', async () => {
    const bare = {
      ...stats.team,
      strengthRating: null,
      pointsPerGame: null,
      recentForm: null,
      strengthCalculation: null,
    }
    serve({ [paths.stats]: { success: true, team: bare }, [paths.history]: { ...history, recentGames: [] } })
    open()
    await waitFor(() => expect(screen.getAllByText('No Data')).toHaveLength(3))
    expect(await screen.findByText('No recent games available')).toBeInTheDocument()
  })

  it('is kept for six hours and asked twice again, a second apart', () => {
    const { retry, staleTime, refetchInterval, ...caching } = statsQuery('MLB', 'BOS')
    expect(caching).toMatchObject({ gcTime: 21_600_000, retryDelay: 1000 })
    const waits = (isLearning: boolean) => {
      const query = { state: { data: { ...stats, team: { ...stats.team, isLearning } } } } as never
      return [staleTime, refetchInterval].map((wait) => (typeof wait === 'function' ? wait(query) : wait))
    }
    expect(waits(false)).toEqual([21_600_000, false])
    // While past games are being learned the season is only a part of one.
    expect(waits(true)).toEqual([0, 15_000])
    const asksAgain = retry as (count: number, error: Error) => boolean
    const broken = new CallFailed('internal', 'Something broke on our side', 500)
    expect([0, 1, 2].map((count) => asksAgain(count, broken))).toEqual([true, true, false])
  })

  it('is not asked again of a team that is not known', () => {
    const asksAgain = statsQuery('Euro', 'ITA').retry as (count: number, error: Error) => boolean
    expect(asksAgain(0, new CallFailed('not-found', 'No such team', 404))).toBe(false)
  })
})
