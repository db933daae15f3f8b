import { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { leagueModels, MODEL_VERSION, winnerModelOf } from './league-models.ts'
import { LeagueParameters } from './league-parameters.ts'
import mlb from './parameters/mlb.json' with { type: 'json' }

const unrecorded = ['nfl', 'goldcup', 'champions', 'europa', 'euro', 'copa', 'boxing']

describe('parameter files', () => {
  it.each(LeagueKey.options)('has one of %s, which says what it was made from where seasons are recorded', (key) => {
    const { league, market, results } = leagueModels[key]
    expect(league).toBe(key)
    for (const { made } of [market, results]) expect(made === null).toBe(unrecorded.includes(key))
    const game = { home: 'a', away: 'b', season: 2026, neutral: true, day: 1 }
    for (const model of [market, results])
      expect(
        winnerModelOf(model)
          .forecast(game)
          .reduce((sum, probability) => sum + probability, 0),
      ).toBeCloseTo(1, 9)
  })

  it('takes what was found only where it was better on games kept apart', () => {
    const made = Object.values(leagueModels).flatMap(({ market, results }) => [market.made, results.made])
    for (const { check, taken } of made.filter((found) => found !== null)) {
      expect(check.after < check.before).toBe(taken)
    }
  })

  it('is refused with the name of a constant that is missing or unknown', () => {
    const { slope, ...without } = mlb.market.settings
    const refusal = (settings: object) =>
      LeagueParameters.safeParse({ ...mlb, market: { ...mlb.market, settings } }).error?.message ?? ''
    expect(refusal(without)).toMatch(/"slope"/)
    expect(refusal({ ...without, slope: 'steep' })).toMatch(/expected number/)
    expect(refusal({ ...without, slope, steepness: 1 })).toMatch(/steepness/)
  })

  it('gives the models a version that follows from their constants', () => {
    expect(MODEL_VERSION).toMatch(/^rating-\d+\.[0-9a-f]{8}$/)
  })
})
