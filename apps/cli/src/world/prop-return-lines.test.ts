import { expect, it } from 'vitest'
import { propReturnLines } from './prop-return-lines.ts'

const returns = {
  league: 'nba',
  grade: null,
  bets: 12,
  games: 4,
  medianPrice: 2.055,
  beatClose: 0.75,
  closingValue: { mean: 0.0312, se: 0.004 },
  closingValuePerDeviation: { mean: 0.02, se: 0.001 },
  return: { mean: -0.05, se: 0.2 },
} as const

it('shows price, share that beat the close, CLV and return with their errors, all grades first', () => {
  const text = propReturnLines([returns, { ...returns, grade: 'B+', bets: 3 }])
  const [, , , , all, graded] = text.split('\n')
  expect(all).toMatch(/^NBA +all +12 +4 +2\.0[56] +75\.0% +\+3\.1% ± 0\.4% +\+2\.0% ± 0\.1% +-5\.0% ± 20\.0%$/)
  expect(graded).toMatch(/^NBA +B\+ +3 /)
})

it('leaves leagues without such bets out, and shows a dash where too few games tell an error', () => {
  const none = { medianPrice: null, beatClose: null, closingValue: null, closingValuePerDeviation: null, return: null }
  const text = propReturnLines([
    { ...returns, ...none, league: 'mls', bets: 0, games: 0 },
    { ...returns, bets: 1, games: 1, closingValue: null, closingValuePerDeviation: null, return: null },
  ])
  expect(text).not.toContain('MLS')
  expect(text).toMatch(/NBA +all +1 +1 +2\.0[56] +75\.0% +– +– +–$/)
})
