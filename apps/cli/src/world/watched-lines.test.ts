import { expect, it } from 'vitest'
import { watchedFigures, watchedLines } from './watched-lines.ts'

const watched = { groups: 4000, arbitrages: 30, lives: [60, 3600, 240], profits: [0.02, 0.004, 0.01] }

it('tells the share of groups, the middle of lives and profits, and the longest life', () => {
  expect(watchedFigures(watched)).toEqual({
    groups: 4000,
    share: 0.0075,
    count: 3,
    medianSeconds: 240,
    longestSeconds: 3600,
    medianProfit: 0.01,
  })
  expect(watchedLines(watched, 24).join(' ')).toBe(
    'Arbitrages before the start, over 24 hours sampled every ten minutes: 0.750% of 4000 two-sided groups; 3 came up, half of them gone after 240 s, the longest stood 60 min; median profit 1.00%.',
  )
})

it('has no share of no group, and no life of no arbitrage', () => {
  const nothing = { groups: 0, arbitrages: 0, lives: [], profits: [] }
  expect(watchedFigures(nothing)).toMatchObject({ share: null, medianSeconds: null, longestSeconds: null })
  expect(watchedLines(nothing, 1).join(' ')).toContain('– of 0 two-sided groups; none came up.')
})

it.each([
  [[300], 300],
  [[17_797, 203], 9000],
  [[60, 600, 120, 240], 180],
])('has half of the lives %j over after %d seconds', (lives, seconds) => {
  const watched = { groups: 9, arbitrages: 1, lives, profits: lives.map((one) => one / 1e6) }
  expect(watchedFigures(watched)).toMatchObject({ medianSeconds: seconds, longestSeconds: Math.max(...lives) })
  expect(watchedFigures(watched).medianProfit).toBeCloseTo(seconds / 1e6, 12)
})
