import { normalCdf } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { correlation, mean, numbers } from '../../../testing/moments.ts'
import { countProbabilities } from '../../counts/count-distribution.ts'
import { simulateBasketball } from './simulate-basketball.ts'
import type { DrawnPlayer } from './squads.ts'

const spreads = {
  points: { linear: 2.48, square: 0 },
  rebounds: { linear: 0.295, square: 0.0004 },
  assists: { linear: 0.112, square: 0.031 },
  threes: { linear: 0.145, square: 0 },
}
const player = (side: 'home' | 'away', place: number): DrawnPlayer => ({
  name: `${side} ${place}`,
  side,
  stats: {
    points: { mean: 24 - 2 * place, spread: spreads.points },
    rebounds: { mean: 6, spread: spreads.rebounds },
    assists: { mean: 4, spread: spreads.assists },
    threes: { mean: 1.8, spread: spreads.threes },
    turnovers: { mean: 2, spread: { linear: 0.1, square: 0 } },
  },
})
const players = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((place) => [player('home', place), player('away', place)])
const [COUNT, margin, total] = [8000, { mean: 3, deviation: 12.6 }, { mean: 226, deviation: 18.2 }]

/** Drawn within each test: a mutation is held against the tests that reach it. */
function drawnGame() {
  const draws = simulateBasketball({ margin, total, players }, COUNT, 9)
  const of = (name: string, stat: string) => numbers(draws.players.get(name)![stat]!)
  return { draws, home: numbers(draws.home), away: numbers(draws.away), of }
}

describe('a simulated basketball game', () => {
  it('comes to the margin and total that are believed', () => {
    const { home, away } = drawnGame()
    const error = (deviation: number) => (4 * deviation) / Math.sqrt(COUNT)
    expect(Math.abs(mean(home) - mean(away) - 3)).toBeLessThan(error(12.6))
    expect(Math.abs(mean(home) + mean(away) - 226)).toBeLessThan(error(18.2))
    const sums = home.map((points, i) => points + away[i]!)
    const middle = mean(sums)
    expect(Math.sqrt(mean(sums.map((sum) => (sum - middle) ** 2)))).toBeCloseTo(18.2, 0)
    const won = mean(home.map((points, i) => Number(points > away[i]!)))
    expect(Math.abs(won - normalCdf(3 / 12.6))).toBeLessThan(0.015)
  })

  it('goes to overtime as often as NBA games did, and never ends level', () => {
    const { draws, home, away } = drawnGame()
    const regulation = (i: number, side: 'home' | 'away') =>
      draws.periods.reduce((sum, period) => sum + period[side][i]!, 0)
    const tied = home.filter((_, i) => regulation(i, 'home') === regulation(i, 'away')).length / COUNT
    // 5.6 % of 7,563 games.
    expect(Math.abs(tied - 0.056)).toBeLessThan(0.01)
    home.forEach((points, i) => {
      expect(points).not.toBe(away[i])
      const level = regulation(i, 'home') === regulation(i, 'away')
      expect(points >= regulation(i, 'home') && (level || points === regulation(i, 'home'))).toBe(true)
    })
  })

  // Within players, 16,878 games of 2024-25 of fifteen minutes or more.
  it('lets what a player does go together as it did', () => {
    const { of } = drawnGame()
    const recorded = [
      ['points', 'rebounds', 0.219],
      ['points', 'assists', 0.114],
      ['rebounds', 'assists', 0.163],
      ['points', 'threes', 0.672],
    ] as const
    for (const [a, b, seen] of recorded)
      expect(Math.abs(correlation(of('home 2', a), of('home 2', b)) - seen), `${a} and ${b}`).toBeLessThan(0.035)
  })

  it('lets players score with their side, and take points from each other', () => {
    const { home, away, of } = drawnGame()
    expect(Math.abs(correlation(of('home 2', 'points'), home) - 0.204)).toBeLessThan(0.03)
    expect(Math.abs(correlation(of('home 2', 'points'), of('home 3', 'points')) + 0.033)).toBeLessThan(0.03)
    expect(correlation(of('home 2', 'rebounds'), away)).toBeLessThan(-0.05)
  })

  it('keeps a player’s own distribution of each stat', () => {
    const { of } = drawnGame()
    for (const stat of ['points', 'rebounds', 'assists', 'turnovers']) {
      const { mean: middle, spread } = players[0]!.stats[stat]!
      const line = Math.round(middle) + 0.5
      const { over } = countProbabilities(middle, line, spread)
      const drawn = mean(of('home 0', stat).map((count) => Number(count > line)))
      expect(Math.abs(drawn - over), stat).toBeLessThan(4 * Math.sqrt((over * (1 - over)) / COUNT) + 0.001)
    }
  })

  it('gives nobody more threes than points', () => {
    const { of } = drawnGame()
    const threes = of('home 7', 'threes')
    expect(of('home 7', 'points').filter((points, i) => 3 * threes[i]! > points)).toEqual([])
  })

  it('is the same for the same seed, and refuses what cannot be drawn', () => {
    const one = () => simulateBasketball({ margin, total, players: [player('home', 1)] }, 30, 2)
    expect(one()).toEqual(one())
    expect(() => simulateBasketball({ margin, total }, 1.5, 1)).toThrow(RangeError)
    expect(() => simulateBasketball({ margin: { mean: 0, deviation: 0 }, total }, 1, 1)).toThrow(/deviation/)
  })
})
