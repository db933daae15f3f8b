import { describe, expect, it } from 'vitest'
import { seasonRound } from './season-round.ts'

describe('the season and its round', () => {
  it.each([
    // 17 rounds of 32 clubs.
    { league: 'nfl', clubs: 32, rounds: 17 },
    // 54 series of three games are 162 games.
    { league: 'mlb', clubs: 30, rounds: 54 },
    // Each of 15 clubs has three byes next to its 42 games.
    { league: 'wnba', clubs: 15, rounds: 45 },
  ] as const)('change after $rounds rounds of $clubs clubs in $league', ({ league, clubs, rounds }) => {
    expect(seasonRound(league, 0, clubs)).toEqual({ season: 1, round: 0 })
    expect(seasonRound(league, rounds - 1, clubs)).toEqual({ season: 1, round: rounds - 1 })
    expect(seasonRound(league, rounds, clubs)).toEqual({ season: 2, round: 0 })
    expect(seasonRound(league, 2 * rounds - 1, clubs)).toEqual({ season: 2, round: rounds - 1 })
    expect(seasonRound(league, 2 * rounds, clubs)).toEqual({ season: 3, round: 0 })
  })

  it.each(['ufc', 'boxing'] as const)('throws for %s, which has no rounds', (league) => {
    expect(() => seasonRound(league, 0, 12)).toThrow(new RangeError(`${league} plays no rounds`))
  })
})
