import type { Game } from '@fairline/domain'
import type { Board, PlayedGame, TeamSeason } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { hasSeasonOf, teamGameHistoryOf, teamStatsOf } from './team-stats.ts'

const board = { source: 'simulated', asOf: 0 } as Board
const season: TeamSeason = {
  league: 'nhl',
  key: 'STL',
  name: 'St. Louis Blues',
  season: '60',
  wins: 40,
  draws: 0,
  losses: 30,
  overtimeLosses: 8,
  scored: 200,
  allowed: 190,
  told: 70,
  strength: null,
  last: [],
}

describe('teamStatsOf', () => {
  it('gives two points for a win and one for an overtime loss', () => {
    expect(teamStatsOf(board, season).team).toMatchObject({ losses: 30, overtimeLosses: 8, standingsPoints: 88 })
  })

  it('has no points if overtime losses are not known', () => {
    expect(teamStatsOf(board, { ...season, overtimeLosses: null }).team.standingsPoints).toBeNull()
  })
})

it('knows the seasons of the sides that have played, so that nobody asks for the others', () => {
  const game = { league: 'nhl', home: { key: 'STL' }, away: { key: 'NEW' } } as Game
  const withTeams = { ...board, teams: { nhl: [season] } }
  expect(hasSeasonOf(withTeams, game)).toEqual({ home: true, away: false })
  expect(hasSeasonOf({ ...board, teams: {} }, game)).toEqual({ home: false, away: false })
})

it('says of each recent game whether it was played at home, away or on neutral ground', () => {
  const played = (ground: PlayedGame['ground']): PlayedGame => ({
    gameId: ground,
    day: '2026-01-15',
    opponent: 'Chicago Blackhawks',
    ground,
    outcome: 'win',
    scored: 4,
    allowed: 2,
  })
  const { recentGames } = teamGameHistoryOf(board, {
    ...season,
    last: (['home', 'away', 'neutral'] as const).map(played),
  })
  expect(recentGames.map(({ gameId, homeAway }) => [gameId, homeAway])).toEqual([
    ['home', 'Home'],
    ['away', 'Away'],
    ['neutral', 'Neutral'],
  ])
})

describe('a side’s season in numbers', () => {
  const played = (outcome: PlayedGame['outcome'], scored: number | null, allowed = 2): PlayedGame => ({
    gameId: 'g',
    day: '2026-01-15',
    opponent: 'Chicago Blackhawks',
    ground: 'home',
    outcome,
    scored,
    allowed,
  })
  const last = [played('win', 4), played('loss', 1), played('draw', null), played('win', 3)]

  it('is called a part of one while past games are being learned', () => {
    expect(teamStatsOf({ ...board, rated: null }, season).team.isLearning).toBe(false)
    expect(teamStatsOf({ ...board, rated: 0.4 }, season).team.isLearning).toBe(true)
  })

  it('counts a draw as half a win, and averages over the games whose score is known', () => {
    // (40 + 5) / 80 = 56.3%; 200 and 190 in 70 games; (2 + 0.5) / 4 = 62.5%
    expect(teamStatsOf(board, { ...season, draws: 10, last }).team).toMatchObject({
      winPercentage: 56.3,
      pointsPerGame: 2.86,
      pointsAllowedPerGame: 2.71,
      recentForm: 62.5,
      recentGames: 4,
      bestGame: 4,
      worstGame: 1,
      abbreviation: 'STL',
    })
  })

  it('weighs record, form and rating by 40, 30 and 30 percent, and needs all three', () => {
    // 0.4 · 57.1 + 0.3 · 62.5 + 0.3 · 60 = 59.6
    const calculation = (strength: number | null, games = last) =>
      teamStatsOf(board, { ...season, strength, last: games }).team.strengthCalculation
    expect(calculation(0.6)).toEqual({ seasonRecord: 57.1, recentForm: 62.5, strengthRating: 60, total: 59.6 })
    expect(calculation(null)).toBeNull()
    expect(calculation(0.6, [])).toBeNull()
  })

  it('writes a score from the side’s own view, and only the letter of a game without one', () => {
    const { recentForm, recentGames } = teamGameHistoryOf(board, { ...season, last })
    expect(recentForm.formString).toBe('WLDW')
    expect(recentGames.map(({ formattedResult }) => formattedResult)).toEqual(['W 4–2', 'L 1–2', 'D', 'W 3–2'])
  })
})
