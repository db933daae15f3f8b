import { describe, expect, it } from 'vitest'
import { type TotalSettings, totalRating } from './total-rating.ts'

const settings: TotalSettings = {
  level: 200,
  levelDeviation: 10,
  levelVariance: 0,
  newcomerDeviation: 6,
  summerDeviation: 4,
  carry: 0.5,
  dayVariance: 0.1,
  resultDeviation: 18,
  marketDeviation: 4,
  groundDeviation: 0,
  starterDeviation: 0,
  starterVariance: 0,
}
const game = (home: string, away: string, day: number, season = 1) => ({ home, away, season, neutral: false, day })

describe('a rating of totals', () => {
  it('learns that games of a side are high, and that those of another are low', () => {
    const model = totalRating(settings)
    for (let day = 1; day <= 40; day++) {
      model.learn(game('fast', 'usual', day), 215, 214)
      model.learn(game('slow', 'usual', day), 185, 186)
    }
    expect(model.forecast(game('fast', 'usual', 41))).toBeGreaterThan(210)
    expect(model.forecast(game('usual', 'slow', 41))).toBeLessThan(190)
    expect(Math.abs(model.forecast(game('fast', 'slow', 41)) - 200)).toBeLessThan(3)
  })

  it('believes a closing line far more than one result', () => {
    const [told, played] = [totalRating(settings), totalRating(settings)]
    told.learn(game('a', 'b', 1), null, 220)
    played.learn(game('a', 'b', 1), 220, null)
    expect(told.forecast(game('a', 'b', 2))).toBeGreaterThan(played.forecast(game('a', 'b', 2)) + 3)
  })

  it('carries part of it over a summer, and says nothing of who was never seen', () => {
    const model = totalRating(settings)
    for (let day = 1; day <= 40; day++) model.learn(game('fast', `opponent ${day}`, day), 215, 215)
    const level = model.forecast(game('new', 'newer', 41))
    const [now, later] = [model.forecast(game('fast', 'new', 41)), model.forecast(game('fast', 'new', 200, 2))]
    expect(later - level).toBeCloseTo((now - level) / 2, 10)
  })

  it('tells a high ground from sides whose games are high', () => {
    const model = totalRating({ ...settings, groundDeviation: 6 })
    for (let day = 1; day <= 60; day += 3) {
      model.learn(game('mountain', 'visitor', day), 220, 220)
      model.learn(game('visitor', 'mountain', day + 1), 200, 200)
      model.learn(game('other', 'visitor', day + 2), 200, 200)
    }
    const above = model.forecast(game('mountain', 'other', 70)) - model.forecast(game('other', 'mountain', 70))
    expect(above).toBeGreaterThan(10)
  })

  it('learns nothing of a ground from games played elsewhere', () => {
    const model = totalRating({ ...settings, groundDeviation: 6 })
    for (let day = 1; day <= 20; day++) model.learn({ ...game('mountain', 'visitor', day), neutral: true }, 230, 230)
    const next = game('mountain', 'visitor', 21)
    expect(model.forecast(next)).toBe(model.forecast({ ...next, neutral: true }))
  })

  it('knows a starter by his games, and whoever is not named as the usual one', () => {
    const model = totalRating({ ...settings, starterDeviation: 8, starterVariance: 0.01 })
    const started = (day: number, name: string | null) => ({
      ...game('a', 'b', day),
      starters: { home: name, away: null },
    })
    for (let day = 1; day <= 60; day += 2) {
      model.learn(started(day, 'ace'), 190, 190)
      model.learn(started(day + 1, 'usual'), 202, 202)
    }
    const said = (name: string | null) => model.forecast(started(70, name))
    expect(said('usual') - said('ace')).toBeCloseTo(12, 0)
    expect(said('nobody')).toBe(said(null))
  })

  it('never expects nothing, however little two sides have scored', () => {
    const model = totalRating({ ...settings, level: 3, newcomerDeviation: 2, resultDeviation: 1, marketDeviation: 0.2 })
    for (let day = 1; day <= 60; day += 2) {
      model.learn(game('dull', `open ${day}`, day), 0, 1)
      model.learn(game('tight', `open ${day}`, day + 1), 0, 1)
      model.learn(game(`open ${day}`, 'level', day + 1), 6, 6)
    }
    expect(model.forecast(game('dull', 'tight', 90))).toBeGreaterThan(0.5)
  })

  it('goes on from what was saved as if it had never stopped', () => {
    const rich = { ...settings, groundDeviation: 6, starterDeviation: 8, starterVariance: 0.01 }
    const [whole, first, second] = [totalRating(rich), totalRating(rich), totalRating(rich)]
    const learn = (model: ReturnType<typeof totalRating>, day: number) =>
      model.learn(
        { ...game('a', day % 2 ? 'b' : 'c', day), starters: { home: `p${day % 3}`, away: 'q' } },
        190 + day,
        200,
      )
    for (let day = 1; day <= 20; day++) learn(whole, day)
    for (let day = 1; day <= 10; day++) learn(first, day)
    second.restore(JSON.parse(JSON.stringify(first.save())))
    for (let day = 11; day <= 20; day++) learn(second, day)
    expect(second.save()).toEqual(whole.save())
  })
})
