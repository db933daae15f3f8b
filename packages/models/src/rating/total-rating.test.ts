import { describe, expect, it } from 'vitest'
import { type TotalSettings, totalRating } from './total-rating.ts'

const settings: TotalSettings = {
  ...{ level: 200, levelDeviation: 10, levelVariance: 0, newcomerDeviation: 6, summerDeviation: 4, carry: 0.5 },
  ...{ dayVariance: 0.1, resultDeviation: 18, marketDeviation: 4 },
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
})
