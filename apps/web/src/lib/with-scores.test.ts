import { describe, expect, it } from 'vitest'
import { withScores } from './with-scores.ts'

const teams = { homeTeam: 'Boston Red Sox', awayTeam: 'New York Yankees' }
const scoreOf = (game: object) => {
  const { games } = withScores({ games: [{ ...teams, ...game }] }) as {
    games: { homeScore: unknown; awayScore: unknown }[]
  }
  return [games[0]!.homeScore, games[0]!.awayScore]
}

describe('scores as they come', () => {
  it.each([
    ['by our names', { homeScore: 5, awayScore: 3 }],
    ['with underscores', { home_score: 5, away_score: 3 }],
    ['of the visitors', { homescore: '5', visitorscore: '3' }],
    ['in an object', { scores: { home: 5, away: 3 } }],
    ['in an object of each side', { scores: { home: { score: 5 }, away: { score: 3 } } }],
    [
      'in a list by name',
      {
        scores: [
          { name: teams.awayTeam, score: '3' },
          { name: teams.homeTeam, score: '5' },
        ],
      },
    ],
    ['within live data', { liveData: { homeScore: 5, awayScore: 3 } }],
    ['within a line score', { liveData: { linescore: { teams: { home: { runs: 5 }, away: { runs: 3 } } } } }],
  ])('%s are read', (_, game) => expect(scoreOf(game)).toEqual([5, 3]))

  it('keeps a nought, and does not know what is no score', () => {
    expect(scoreOf({ homeScore: 0, awayScore: '0' })).toEqual([0, 0])
    for (const odd of ['', 'five', -1, 2.5, null, undefined, Number.NaN, {}, '1e3'])
      expect(scoreOf({ homeScore: odd, awayScore: odd })).toEqual([null, null])
  })

  it('reads scores of two and three figures, with space around them, and no longer ones', () => {
    expect(scoreOf({ homescore: ' 112 ', visitorscore: '98' })).toEqual([112, 98])
    expect(scoreOf({ homescore: '1120', visitorscore: '9 8' })).toEqual([null, null])
  })

  it('leaves what is no answer with games as it is', () => {
    for (const odd of [null, 'x', [], { games: 'none' }]) expect(withScores(odd)).toEqual(odd)
    expect(withScores({ games: [null, 3] })).toEqual({ games: [null, 3] })
  })
})
