import { logistic } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import type { RatedEnding, RatedGame } from './rated-game.ts'
import { type ScoringSettings, scoringRating } from './scoring-rating.ts'

const settings: ScoringSettings = {
  attackGain: 0.01,
  defenceGain: 0.01,
  attackCarry: 0.7,
  defenceCarry: 0.7,
  periods: 3,
  level: 1.1,
  levelGain: 0.001,
  homeField: 0.02,
  homeEdge: 0.05,
  homeGain: 0,
  slope: 3,
  tired: 0.14,
  marketVariance: 0.2,
}
const game: RatedGame = { home: 'a', away: 'b', season: 2019, neutral: false, day: 100 }
const ending = (home: number, away: number, over: Partial<RatedEnding> = {}): RatedEnding => ({
  winner: home > away ? 'home' : 'away',
  margin: home - away,
  total: home + away,
  closing: null,
  ...over,
})
const later = { day: 1000 }
const home = (model: ReturnType<typeof scoringRating>, over: Partial<RatedGame> = {}) =>
  model.forecast({ ...game, ...later, ...over })[0]!
const taught = (last: RatedEnding, times = 1) => {
  const model = scoringRating(settings)
  for (let i = 0; i < times; i++) model.learn({ ...game, day: 100 + 3 * i }, last)
  return model
}

describe('a rating of goals for games that somebody wins', () => {
  it('says of equals what home is worth, and nothing on neutral ground', () => {
    expect(home(scoringRating(settings))).toBeCloseTo(logistic(3 * 0.04 + 0.05), 12)
    expect(home(scoringRating(settings), { neutral: true })).toBe(0.5)
  })

  it('takes off who played the day before, and nothing two days after', () => {
    const model = taught(ending(3, 2))
    const against = (day: number) => home(model, { away: 'x', day })
    expect(against(101)).toBeLessThan(against(102))
    expect(against(102)).toBe(against(900))
    expect(home(model, { day: 101 })).toBeCloseTo(home(model), 12)
  })

  it('does not count what was scored after regular time', () => {
    const regular = { home: [1, 0, 1], away: [0, 2, 0] }
    const tie = taught(ending(3, 2, { periods: { home: [...regular.home, 1], away: [...regular.away, 0] } }))
    const other = taught(ending(2, 3, { periods: { home: [...regular.home, 0], away: [...regular.away, 1] } }))
    expect(home(tie)).toBe(home(other))
    expect(home(taught(ending(3, 2)))).toBeGreaterThan(home(tie))
  })

  it('moves towards the closing line, and all the way when that repeats', () => {
    const closing = [0.65, 0.35]
    const unscored = { margin: null, total: null, closing }
    expect(home(taught(ending(1, 0, unscored)))).toBeGreaterThan(home(scoringRating(settings)))
    expect(home(taught(ending(1, 0, unscored), 80))).toBeCloseTo(0.65, 3)
  })

  it('learns attacks and defences apart', () => {
    const model = scoringRating(settings)
    for (let i = 0; i < 40; i++) model.learn({ ...game, day: 3 * i }, ending(6, 6))
    // Both attack well and defend badly: against others that comes to nothing, against each other too.
    expect(home(model, { away: 'x' })).toBeCloseTo(home(scoringRating(settings)), 1)
    for (let i = 0; i < 40; i++) model.learn({ ...game, day: 200 + 3 * i }, ending(6, 1))
    expect(home(model, { away: 'x' })).toBeGreaterThan(home(scoringRating(settings)) + 0.05)
  })

  it('goes on from what it saved', () => {
    const model = taught(ending(4, 1, { closing: [0.6, 0.4] }), 5)
    const again = scoringRating(settings)
    again.restore(JSON.parse(JSON.stringify(model.save())))
    expect(again.save()).toEqual(model.save())
    expect(home(again, { day: 113 })).toBe(home(model, { day: 113 }))
  })
})
