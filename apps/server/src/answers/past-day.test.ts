import { type PlayedGame, type TeamSeason, trackRecord } from '@fairline/engine'
import { expect, it } from 'vitest'
import { boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import type { RecordState } from '../jobs/keep-record.ts'
import { pastDayOf } from './past-day.ts'

const record: RecordState = { record: trackRecord(), rows: 0, leftOut: [], staleSince: null, staleReason: null }

const season = (
  key: string,
  name: string,
  played: Omit<PlayedGame, 'gameId' | 'day'> & { readonly day?: string },
): TeamSeason => ({
  league: 'mlb',
  key,
  name,
  season: '2026',
  wins: 1,
  draws: 0,
  losses: 1,
  overtimeLosses: null,
  scored: 0,
  allowed: 0,
  told: 1,
  strength: null,
  last: [{ gameId: 'g', day: '2026-07-10', ...played }],
})

it('shows a past game once, the home side with its own score', () => {
  const home = { opponent: 'Yankees', ground: 'home', outcome: 'win', scored: 5, allowed: 3 } as const
  const away = { opponent: 'Red Sox', ground: 'away', outcome: 'loss', scored: 3, allowed: 5 } as const
  const teams = { mlb: [season('BOS', 'Red Sox', home), season('NYY', 'Yankees', away)] }
  expect(pastDayOf({ ...boardOf(), teams }, record, '2026-07-10').games).toEqual([
    {
      gameId: 'g',
      league: 'MLB',
      homeTeam: 'Red Sox',
      awayTeam: 'Yankees',
      homeScore: 5,
      awayScore: 3,
      winner: 'home',
      onBoard: false,
    },
  ])
})

it('shows a game of the board once, as the board knows it, whatever its sides still know of it', () => {
  const result = { gameId: 'g', winner: 'away', home: 2, away: 3, observedAt: 0 } as const
  const home = {
    day: '2026-07-15',
    opponent: 'Yankees',
    ground: 'home',
    outcome: 'win',
    scored: 5,
    allowed: 3,
  } as const
  const teams = { mlb: [season('BOS', 'Red Sox', home)] }
  const board = { ...boardOf(upcomingGame('g', [], { result })), teams }
  expect(pastDayOf(board, record, '2026-07-15').games).toMatchObject([
    { gameId: 'g', homeScore: 2, awayScore: 3, winner: 'away', onBoard: true },
  ])
})

it('says who won a game of the board, with a score and without one, and no winner while a game is played', () => {
  const over = (id: string, home: number | null, away: number | null) =>
    upcomingGame(id, [], { result: { gameId: id, winner: 'away', home, away, observedAt: 0 } })
  const board = boardOf(over('a', 2, 3), over('b', null, null), liveGame('c', []))
  const told = pastDayOf(board, record, '2026-07-15').games
  expect(told.map(({ homeScore, awayScore, winner }) => [homeScore, awayScore, winner])).toEqual([
    [2, 3, 'away'],
    [null, null, 'away'],
    [0, 5, null],
  ])
})

it('says who won a past game without a score, as a fight', () => {
  const home = { opponent: 'Yankees', ground: 'neutral', scored: null, allowed: null } as const
  const winners = (['win', 'draw', 'loss'] as const).map((outcome) => {
    const teams = { mlb: [season('BOS', 'Red Sox', { ...home, outcome })] }
    return pastDayOf({ ...boardOf(), teams }, record, '2026-07-10').games[0]?.winner
  })
  expect(winners).toEqual(['home', 'draw', 'away'])
})
