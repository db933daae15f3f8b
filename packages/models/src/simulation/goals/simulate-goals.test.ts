import { describe, expect, it } from 'vitest'
import { correlation, mean, numbers } from '../../../testing/moments.ts'
import { threeWayOfGoals } from '../../score-grid/three-way-of-goals.ts'
import { simulateHockey } from './simulate-hockey.ts'
import { simulateSoccer } from './simulate-soccer.ts'

const COUNT = 8000

describe('a simulated hockey game', () => {
  const squad = (side: string) =>
    Array.from({ length: 18 }, (_, place) => ({
      name: `${side} ${place}`,
      goals: 0.15,
      assists: 0.25,
      shots: { mean: 1.6, spread: { linear: 0.1, square: 0 } },
    }))
  /** Drawn within each test: a mutation is held against the tests that reach it. */
  function drawnGame() {
    const draws = simulateHockey(
      { home: { goals: 3.1, players: squad('h') }, away: { goals: 2.9, players: squad('a') } },
      COUNT,
      4,
    )
    const [home, away] = [numbers(draws.home), numbers(draws.away)]
    const after = (side: 'home' | 'away') =>
      home.map((_, i) => draws.periods.reduce((sum, period) => sum + period[side][i]!, 0))
    const of = (name: string, stat: string) => numbers(draws.players.get(name)![stat]!)
    return { draws, home, away, ours: after('home'), theirs: after('away'), of }
  }

  // 3,112 games of 2019–22 after 60 minutes.
  it('ends regulation level or some goals apart as often as recorded', () => {
    const { ours, theirs } = drawnGame()
    const margins = ours.map((goals, i) => Math.abs(goals - theirs[i]!))
    for (const [margin, seen] of [0.2265, 0.197, 0.197, 0.228, 0.0986].entries())
      expect(Math.abs(mean(margins.map((one) => Number(one === margin))) - seen), `${margin}`).toBeLessThan(0.025)
  })

  it('has the goals that were asked for, and one more than the other side after overtime', () => {
    const { home, away, ours } = drawnGame()
    expect(Math.abs(mean(home) - 3.1)).toBeLessThan(0.06)
    expect(Math.abs(mean(away) - 2.9)).toBeLessThan(0.06)
    expect(home.filter((goals, i) => goals === away[i])).toEqual([])
    const extra = home.map((goals, i) => goals - ours[i]!)
    expect(new Set(extra)).toEqual(new Set([0, 1]))
  })

  it('gives players goals, assists, points and shots that add up', () => {
    const { draws, home, ours, of } = drawnGame()
    for (let i = 0; i < 300; i++) {
      let [scored, points] = [0, 0]
      for (let place = 0; place < 18; place++) {
        const line = draws.players.get(`h ${place}`)!
        scored += line.goals![i]!
        points += line.points![i]! - line.goals![i]! - line.assists![i]!
        expect(line.shots![i]).toBeGreaterThanOrEqual(line.goals![i]!)
      }
      expect(points).toBe(0)
      expect(scored).toBeLessThanOrEqual(home[i]!)
    }
    expect(mean(of('h 3', 'goals'))).toBeCloseTo(0.15, 1)
    // Within players, 22,770 games of 2025-26.
    expect(Math.abs(correlation(of('h 3', 'shots'), of('h 3', 'goals')) - 0.303)).toBeLessThan(0.05)
    expect(Math.abs(correlation(of('h 3', 'points'), ours) - 0.38)).toBeLessThan(0.06)
  })

  it('lets a side that wins by two and many goals go together as in recorded games', () => {
    const { home, away } = drawnGame()
    const wide = home.map((goals, i) => Number(goals - away[i]! >= 2))
    const over = home.map((goals, i) => Number(goals + away[i]! > 5.5))
    expect(Math.abs(correlation(wide, over) - 0.09)).toBeLessThan(0.04)
  })

  it('refuses what cannot be drawn', () => {
    expect(() => simulateHockey({ home: { goals: 0.1 }, away: { goals: 3 } }, 1, 1)).toThrow(/goals/)
    expect(() => simulateHockey({ home: { goals: 3 }, away: { goals: 3 } }, 0, 1)).toThrow(RangeError)
  })
})

describe('a simulated soccer match', () => {
  function drawnMatch() {
    const draws = simulateSoccer(
      { home: { goals: 1.6, players: [{ name: 'Anna', goals: 0.5 }] }, away: { goals: 1.1 } },
      COUNT,
      7,
    )
    return { draws, home: numbers(draws.home), away: numbers(draws.away) }
  }

  it('has the three-way chances of the same goals on a grid', () => {
    const { home, away } = drawnMatch()
    const said = threeWayOfGoals(1.6, 1.1, -0.09)
    const drawn = [1, 0, -1].map((sign) => mean(home.map((goals, i) => Number(Math.sign(goals - away[i]!) === sign))))
    for (const [k, probability] of said.entries()) expect(Math.abs(drawn[k]! - probability)).toBeLessThan(0.015)
  })

  it('has halves that add up, and scorers', () => {
    const { draws, home, away } = drawnMatch()
    expect(home.map((_, i) => draws.periods[0]!.home[i]! + draws.periods[1]!.home[i]!)).toEqual(home)
    expect(mean(numbers(draws.players.get('Anna')!.goals!))).toBeCloseTo(0.5, 1)
    // 0.21 to 0.24 for favorites in recorded leagues.
    const won = home.map((goals, i) => Number(goals > away[i]!))
    const over = home.map((goals, i) => Number(goals + away[i]! > 2.5))
    expect(Math.abs(correlation(won, over) - 0.22)).toBeLessThan(0.04)
  })

  it('refuses goals that cannot be', () => {
    expect(() => simulateSoccer({ home: { goals: 0 }, away: { goals: 1 } }, 1, 1)).toThrow(/goals/)
  })
})
