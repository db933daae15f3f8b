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
