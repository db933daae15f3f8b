import { type Fact, leagues } from '@fairline/domain'
import { logistic } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { someFacts } from '../../testing/facts.ts'
import { leagueForecaster } from './league-forecaster.ts'

const other = {
  id: 'mlb-2019-06-15-tor-bal',
  home: { key: 'BAL', name: 'Baltimore' },
  away: { key: 'TOR', name: 'Toronto' },
}
const opened = (facts: readonly Fact[]) => facts.slice(0, 2)
const at = (fact: Fact, observedAt: number): Fact =>
  fact.kind === 'quote' ? { ...fact, quote: { ...fact.quote, observedAt }, observedAt } : { ...fact, observedAt }

describe('what a forecast knows', () => {
  const knownAt = (forecaster: ReturnType<typeof leagueForecaster>) => {
    const file = forecaster.files.of('mlb-2019-06-15-nyy-bos')
    return file && forecaster.forecast(file, 'open')?.knownAt
  }

  it('is its own prices and the games that are over, not what is quoted elsewhere', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    forecaster.learn(opened(someFacts()))
    forecaster.learn(opened(someFacts(other)).map((fact) => at(fact, 1500)))
    expect(knownAt(forecaster)).toBe(1000)
    forecaster.learn(someFacts(other).slice(2))
    expect(knownAt(forecaster)).toBe(2000)
  })

  it('is nothing where nobody quotes', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    forecaster.learn(someFacts().slice(0, 1))
    expect(knownAt(forecaster)).toBeUndefined()
  })

  it('does not change by being asked', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    forecaster.learn(opened(someFacts()))
    const file = forecaster.files.of('mlb-2019-06-15-nyy-bos')
    if (!file) throw new Error('the game was announced')
    expect(forecaster.forecast(file, 'open')).toEqual(forecaster.forecast(file, 'open'))
  })
})

describe('a confidence that is assumed', () => {
  it('is not known above seventy, rather than capped there', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    const closes = Array.from({ length: 4000 }, (_, i) => {
      const closing = logistic(((i % 401) - 200) / 400)
      return [0.5, 0.5, null, 2, 0.5 + (i % 12), closing] as const
    })
    const timed = { closes, games: 400, fittedAt: 0, fitted: closes.length, weights: [] }
    forecaster.restore({ ...forecaster.save(null), timed })
    const at = (price: number) =>
      forecaster.assumedConfidence({ market: 0.5, model: 0.5, others: null, price, hoursLeft: 3 })
    expect(at(2)).toBeCloseTo(50, 0)
    expect(at(2.1)).toBeGreaterThan(55)
    expect(at(2.5)).toBeNull()
  })
})
