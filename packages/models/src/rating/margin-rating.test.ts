import { normalCdf, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { type MarginSettings, marginRating } from './margin-rating.ts'
import type { RatedEnding, RatedGame } from './rated-game.ts'

const settings: MarginSettings = {
  newcomerDeviation: 6,
  summerDeviation: 3,
  carry: 0.8,
  dayVariance: 0.1,
  resultDeviation: 12,
  marketDeviation: 4,
  homeEdge: 3,
  homeTired: 1.5,
  awayTired: 1,
  edgeDeviation: 0.5,
  tiredDeviation: 0.5,
  spread: 12,
  spreadHalfLife: 1e9,
  sharpness: 1,
}
const game: RatedGame = { home: 'a', away: 'b', season: 2019, neutral: false, day: 100 }
const ending = (margin: number | null, over: Partial<RatedEnding> = {}): RatedEnding => ({
  winner: (margin ?? 1) > 0 ? 'home' : 'away',
  margin,
  total: 200,
  closing: null,
  ...over,
})
const fresh = () => marginRating(settings)
const home = (model: ReturnType<typeof fresh>, over: Partial<RatedGame> = {}) =>
  model.forecast({ ...game, ...over })[0]!
const taught = (last: RatedEnding, times = 1) => {
  const model = fresh()
  for (let i = 0; i < times; i++) model.learn({ ...game, day: 100 + 3 * i }, last)
  return model
}
const later = { day: 1000 }

describe('a rating of margins', () => {
  it('says of equals what the home edge is worth, and nothing on neutral ground', () => {
    expect(home(fresh())).toBeCloseTo(normalCdf(3 / 12), 12)
    expect(home(fresh(), { neutral: true })).toBe(0.5)
  })

  it('takes off who played the day before', () => {
    const model = taught(ending(3))
    const rested = home(model, later)
    expect(home(model, { home: 'a', away: 'x', day: 101 })).toBeLessThan(
      home(model, { home: 'a', away: 'x', ...later }),
    )
    expect(home(model, { home: 'x', away: 'b', day: 101 })).toBeGreaterThan(
      home(model, { home: 'x', away: 'b', ...later }),
    )
    expect(home(model, { day: 101 })).toBeLessThan(rested)
  })

  it('moves by a margin, farther by a closing spread, which it comes to', () => {
    const [result, spread] = [home(taught(ending(15)), later), home(taught(ending(null, { spread: -15 })), later)]
    expect(result).toBeGreaterThan(home(fresh()))
    expect(spread).toBeGreaterThan(result)
    expect(home(taught(ending(null, { spread: -15 }), 60), later)).toBeCloseTo(normalCdf(15 / 12), 2)
    expect(home(taught(ending(null, { closing: [0.8, 0.2] }), 60), later)).toBeCloseTo(0.8, 2)
  })

  it('finds out true levels and the home edge from margins alone', () => {
    const next = randomStream(3)
    const truth: Record<string, number> = { a: 6, b: 2, c: -3, d: -5 }
    const names = Object.keys(truth)
    const model = marginRating({ ...settings, dayVariance: 0, edgeDeviation: 3, homeTired: 0, awayTired: 0 })
    for (let i = 0; i < 3000; i++) {
      const [one, other] = [names[Math.floor(next() * 4)]!, names[Math.floor(next() * 4)]!]
      if (one === other) continue
      const noise = 12 * (Array.from({ length: 12 }, next).reduce((sum, draw) => sum + draw, 0) - 6)
      model.learn({ ...game, home: one, away: other, day: 2 * i }, ending(truth[one]! - truth[other]! + 5 + noise))
    }
    expect(Math.abs(home(model, { home: 'a', away: 'd', day: 1e6 }) - normalCdf(16 / 12))).toBeLessThan(0.03)
    expect(Math.abs(home(model, { home: 'c', away: 'b', day: 1e6 }) - normalCdf(0))).toBeLessThan(0.03)
  })

  it('widens with the margins it sees', () => {
    const wild = marginRating({ ...settings, spreadHalfLife: 5 })
    for (let i = 0; i < 30; i++) wild.learn({ ...game, day: 2 * i }, ending(i % 2 ? 40 : -34))
    expect(Math.abs(home(wild, later) - 0.5)).toBeLessThan(Math.abs(home(fresh()) - 0.5))
  })

  it('falls back over summers, and goes on from what it saved', () => {
    const model = taught(ending(25), 20)
    const [now, next, far] = [2019, 2020, 2024].map((season) => home(model, { season, ...later }))
    expect(now).toBeGreaterThan(next!)
    expect(next).toBeGreaterThan(far!)
    const again = fresh()
    again.restore(JSON.parse(JSON.stringify(model.save())))
    for (const one of [model, again]) one.learn({ ...game, season: 2021, day: 900 }, ending(-4, { spread: 3 }))
    expect(again.save()).toEqual(model.save())
    expect(home(again, { season: 2021, day: 901 })).toBe(home(model, { season: 2021, day: 901 }))
  })
})
