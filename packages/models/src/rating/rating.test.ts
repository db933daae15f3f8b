import { logistic, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { goalsRating } from './goals-rating.ts'
import type { RatedEnding, WinnerModel } from './rated-game.ts'
import { ratings } from './ratings.ts'
import { twoWayRating } from './two-way-rating.ts'

const twoWay = {
  gain: 0.1,
  marginUnit: 5,
  marginPower: 0.5,
  marketGain: 0,
  homeEdge: 0.2,
  homeGain: 0.001,
  carry: 0.7,
  newcomer: 0,
  newcomerHaste: 0,
}
const goals = {
  gain: 0.05,
  marketGain: 0,
  homeEdge: 0.3,
  homeGain: 0,
  level: 0.25,
  levelGain: 0,
  rho: -0.09,
  carry: 0.9,
  newcomer: 0,
  newcomerHaste: 0,
}
const game = { home: 'a', away: 'b', season: 2019, neutral: false, day: 1 }
const ending = (margin: number, closing: number[] | null = null): RatedEnding => ({
  winner: margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw',
  margin,
  total: 5,
  closing,
})

const families: [string, (marketGain: number) => WinnerModel, number[]][] = [
  ['two-way', (marketGain) => twoWayRating({ ...twoWay, marketGain }), [0.7, 0.3]],
  ['three-way', (marketGain) => goalsRating({ ...goals, marketGain }), [0.6, 0.22, 0.18]],
]

describe.each(families)('a %s rating', (_, make, closing) => {
  it('favors the home side among equals, and nobody on neutral ground', () => {
    const model = make(0)
    expect(model.forecast(game)[0]).toBeGreaterThan(model.forecast(game).at(-1)!)
    const neutral = model.forecast({ ...game, neutral: true, day: 1 })
    expect(neutral[0]).toBeCloseTo(neutral.at(-1)!, 4)
  })

  it('raises who won and lowers who lost, more for a bigger margin', () => {
    const after = (margin: number) => {
      const model = make(0)
      model.learn(game, ending(margin))
      return model.forecast(game)[0]!
    }
    expect(after(6)).toBeGreaterThan(after(1))
    expect(after(1)).toBeGreaterThan(after(-1))
    expect(after(-1)).toBeGreaterThan(after(-6))
  })

  it('changes nothing by forecasting', () => {
    const model = make(0)
    expect(model.forecast(game)).toEqual(model.forecast(game))
  })

  it('comes to what the market closes on when fed nothing else for long', () => {
    const model = make(0.3)
    for (let i = 0; i < 300; i++) model.learn(game, ending(i % 2 ? 1 : -1, closing))
    expect(Math.abs(model.forecast(game)[0]! - closing[0]!)).toBeLessThan(0.1)
  })

  it('forgets towards the middle over seasons, further over a gap', () => {
    const model = make(0)
    for (let i = 0; i < 30; i++) model.learn(game, ending(5))
    const [now, next, later] = [2019, 2020, 2023].map((season) => model.forecast({ ...game, season })[0]!)
    expect(now).toBeGreaterThan(next!)
    expect(next).toBeGreaterThan(later!)
  })
})

describe('a two-way rating', () => {
  it('finds out true strengths from results alone', () => {
    const next = randomStream(8)
    const truth: Record<string, number> = { a: 0.8, b: 0.2, c: -0.3, d: -0.7 }
    const names = Object.keys(truth)
    const model = twoWayRating({ ...twoWay, gain: 0.03, homeEdge: 0, homeGain: 0, marginPower: 0 })
    for (let i = 0; i < 20_000; i++) {
      const [home, away] = [names[Math.floor(next() * 4)]!, names[Math.floor(next() * 4)]!]
      if (home === away) continue
      const won = next() < logistic(truth[home]! - truth[away]!)
      model.learn({ home, away, season: 2019, neutral: true, day: 1 }, ending(won ? 1 : -1))
    }
    expect(model.forecast({ home: 'a', away: 'd', season: 2019, neutral: true, day: 1 })[0]).toBeCloseTo(
      logistic(1.5),
      1,
    )
  })

  it('learns a side it has hardly seen faster when told to', () => {
    const book = ratings({ carry: 1, newcomer: 0, newcomerHaste: 3 })
    book.move('new', 'x', 2019, 0.1)
    const first = book.of('new', 2019)
    book.move('new', 'x', 2019, 0.1)
    expect(first).toBeCloseTo(0.4, 12)
    expect(book.of('new', 2019) - first).toBeLessThan(first)
  })
})

it('learns nothing of the home edge from games on neutral ground', () => {
  const model = twoWayRating({ ...twoWay, homeGain: 0.1 })
  const strangers = { ...game, home: 'c', away: 'd' }
  const [before] = model.forecast(strangers)
  model.learn({ ...game, neutral: true }, ending(6))
  expect(model.forecast(strangers)[0]).toBe(before)
  model.learn(game, ending(6))
  expect(model.forecast(strangers)[0]).toBeGreaterThan(before!)
})

it('learns from a three-way close the lead of the home side over the away side, whatever the draw', () => {
  const model = goalsRating({ ...goals, marketGain: 0.3 })
  const untold = { ...ending(0, [0.6, 0.22, 0.18]), margin: null, total: null }
  for (let i = 0; i < 300; i++) model.learn(game, untold)
  const [home, , away] = model.forecast(game) as [number, number, number]
  expect(home - away).toBeCloseTo(0.6 - 0.18, 4)
})
