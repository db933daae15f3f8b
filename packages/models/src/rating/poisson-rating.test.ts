import { randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { threeWayOfGoals } from '../score-grid/three-way-of-goals.ts'
import { type PoissonSettings, poissonRating } from './poisson-rating.ts'
import type { RatedEnding, RatedGame } from './rated-game.ts'

const settings: PoissonSettings = {
  newcomerVariance: 1,
  dayVariance: 0.0001,
  noise: 1,
  cap: 6,
  level: 0.2,
  levelGain: 0,
  homeEdge: 0.4,
  homeGain: 0,
  rho: -0.07,
}
const game: RatedGame = { home: 'a', away: 'b', season: 2019, neutral: false, day: 100 }
const ending = (home: number, away: number): RatedEnding => ({
  winner: home > away ? 'home' : home < away ? 'away' : 'draw',
  margin: home - away,
  total: home + away,
  closing: null,
})
const fresh = () => poissonRating(settings)
const lead = (model: ReturnType<typeof fresh>, over: Partial<RatedGame> = {}) => {
  const [home, , away] = model.forecast({ ...game, ...over })
  return home! - away!
}
const taught = (home: number, away: number, times = 1) => {
  const model = fresh()
  for (let i = 0; i < times; i++) model.learn({ ...game, day: 100 + i }, ending(home, away))
  return model
}

describe('a rating of sides that meet seldom', () => {
  it('says of strangers what the home edge is worth, and nothing on neutral ground', () => {
    expect(fresh().forecast(game)).toEqual(threeWayOfGoals(Math.exp(0.4), Math.exp(0), -0.07))
    expect(lead(fresh(), { neutral: true })).toBeCloseTo(0, 12)
  })

  it('learns most from the first game, and again after a long time unseen', () => {
    const steps = Array.from({ length: 6 }, (_, i) => lead(taught(3, 0, i)))
    const moves = steps.slice(1).map((step, i) => step - steps[i]!)
    expect(moves[0]!).toBeGreaterThan(moves[3]!)
    const [soon, late] = [taught(3, 0, 30), taught(3, 0, 30)]
    soon.learn({ ...game, day: 131 }, ending(0, 4))
    late.learn({ ...game, day: 9000 }, ending(0, 4))
    expect(lead(late)).toBeLessThan(lead(soon))
  })

  it('does not count more goals than the cap, nor a game without a score', () => {
    expect(lead(taught(12, 0))).toBe(lead(taught(6, 0)))
    const model = fresh()
    model.learn(game, { ...ending(3, 0), margin: null, total: null })
    expect(lead(model)).toBe(lead(fresh()))
  })

  it('finds out how strong sides truly are', () => {
    const next = randomStream(9)
    const poisson = (mean: number) => {
      let [count, product] = [0, next()]
      for (const floor = Math.exp(-mean); product > floor; product *= next()) count += 1
      return count
    }
    const truth: Record<string, number> = { a: 0.5, b: 0.1, c: -0.2, d: -0.4 }
    const names = Object.keys(truth)
    const model = poissonRating({ ...settings, cap: 20, dayVariance: 0, rho: 0 })
    for (let i = 0; i < 6000; i++) {
      const [one, other] = [names[Math.floor(next() * 4)]!, names[Math.floor(next() * 4)]!]
      if (one === other) continue
      const [up, down] = [truth[one]! - truth[other]!, truth[other]! - truth[one]!]
      const scored = ending(poisson(Math.exp(0.2 + up)), poisson(Math.exp(0.2 + down)))
      model.learn({ ...game, home: one, away: other, neutral: true }, scored)
    }
    const said = model.forecast({ ...game, home: 'a', away: 'd', neutral: true })
    const expected = threeWayOfGoals(Math.exp(1.1), Math.exp(-0.7), 0)
    for (const [i, probability] of expected.entries()) expect(Math.abs(said[i]! - probability)).toBeLessThan(0.03)
  })

  it('follows level and home edge where told to, and goes on from what it saved', () => {
    const moving = poissonRating({ ...settings, levelGain: 0.01, homeGain: 0.01 })
    for (let i = 0; i < 50; i++) moving.learn({ ...game, home: `h${i}`, away: `v${i}` }, ending(0, 2))
    expect(lead(moving, { home: 'x', away: 'y' })).toBeLessThan(0)
    const again = poissonRating({ ...settings, levelGain: 0.01, homeGain: 0.01 })
    again.restore(JSON.parse(JSON.stringify(moving.save())))
    for (const model of [moving, again]) model.learn({ ...game, home: 'h3', day: 200 }, ending(2, 1))
    expect(again.save()).toEqual(moving.save())
  })
})
