import { describe, expect, it } from 'vitest'
import { isHighScoring, liveCounters } from './live-counters.ts'

const game = (league: string, awayScore: number | null, homeScore: number | null, isLive = true) => ({
  league,
  isLive,
  homeTeam: 'Home',
  awayTeam: 'Away',
  homeScore,
  awayScore,
})

describe('the counters of live games', () => {
  it.each([
    ['MLB', 5, 5, false],
    ['MLB', 6, 5, true],
    ['WNBA', 70, 70, false],
    ['WNBA', 71, 70, true],
    ['NHL', 11, 3, false],
  ])('%s %d–%d is high-scoring: %s', (league, away, home, high) => {
    expect(isHighScoring(game(league, away, home))).toBe(high)
    expect(isHighScoring(game(league, away, home, false))).toBe(false)
  })

  it('add up what is on, and name the closest game; what is over counts for nothing', () => {
    const games = [game('MLB', 3, 2), game('WNBA', 60, 44), game('MLB', 9, 9, false), game('NHL', null, null)]
    expect(liveCounters(games)).toEqual({ runs: 5, points: 104, goals: 0, closest: 'Away 3–2 Home' })
    expect(liveCounters([])).toEqual({ runs: 0, points: 0, goals: 0, closest: null })
  })

  it('add up runs, points and goals apart', () => {
    const games = [game('NBA', 90, 80), game('NHL', 3, 1), game('La Liga', 2, 0), game('MLB', 1, 0), game('UFC', 1, 0)]
    expect(liveCounters(games)).toMatchObject({ runs: 1, points: 170, goals: 6 })
    expect(liveCounters([game('NFL', 20, 17), game('WNBA', 50, 40)])).toMatchObject({ points: 127, goals: 0 })
  })
})
