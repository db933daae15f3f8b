import type { EstimateScore, PoolingScore } from '@fairline/engine'
import { expect, it } from 'vitest'
import { poolingLines } from './pooling-lines.ts'

const estimate = (over: Partial<EstimateScore> = {}): EstimateScore => ({
  logLoss: { mean: 0.69, se: 0.01 },
  bets: 0,
  betGames: 0,
  expectedValue: null,
  closingValue: null,
  trueValue: null,
  profit: null,
  ...over,
})
const score: PoolingScore = {
  league: null,
  kind: 'spread',
  isKnown: false,
  lines: 40,
  games: 7,
  pooled: estimate(),
  carriedOver: estimate({
    bets: 12,
    betGames: 5,
    expectedValue: { mean: 0.021, se: 0.001 },
    closingValue: { mean: -0.013, se: 0.002 },
  }),
  carriedOverMinusPooled: { mean: 0.0012, se: 0.0003 },
}

it('shows losses, bets and contradictions, and recorded games only if there are any', () => {
  const monotone = { faults: [], compared: 900 }
  const text = poolingLines({ simulated: [score], recorded: [], monotone }, 2).join('\n')
  expect(text).toMatch(/all +spread +too few +40 +7 +6900\.0 ± 100\.0 +6900\.0 ± 100\.0 +12\.0 ± 3\.0/)
  expect(text).toMatch(/all +spread +too few +carried over +12 +5 +2\.1 ± 0\.1% +-1\.3 ± 0\.2% +– +–/)
  expect(text).toContain('0 of 900 pairs')
  expect(text).not.toContain('recorded')
  const recorded = [{ ...score, league: 'wnba' as const, isKnown: true }]
  const both = poolingLines(
    { simulated: [score], recorded, monotone: { faults: ['a: 0.6, b: 0.5'], compared: 900 } },
    2,
  )
  expect(both.join('\n')).toMatch(/WNBA +spread +enough +40/)
  expect(both.at(-1)).toBe('a: 0.6, b: 0.5')
})
