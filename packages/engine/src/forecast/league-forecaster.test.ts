import { type Fact, leagues } from '@fairline/domain'
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
    const residuals = Array.from({ length: 401 }, (_, i) => (i - 200) / 400)
    const counts = { fitted: residuals.length, judged: 0, games: residuals.length, fittedAt: 0 }
    const seen = { residuals, moments: residuals.map(() => 0), offers: [], weights: [], ...counts }
    forecaster.restore({ ...forecaster.save(null), seen })
    expect(forecaster.assumedConfidence(0.5, 2, null)).toBeCloseTo(50, 0)
    expect(forecaster.assumedConfidence(0.5, 2.1, null)).toBeGreaterThan(55)
    expect(forecaster.assumedConfidence(0.5, 2.5, null)).toBeNull()
  })
})
