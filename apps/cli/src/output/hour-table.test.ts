import type { ConfidenceBand } from '@fairline/engine'
import { expect, it } from 'vitest'
import { countedCells, hourTable, misses } from './hour-table.ts'

const band = (of: Partial<ConfidenceBand> = {}): ConfidenceBand => ({
  from: 45,
  to: 55,
  count: 200,
  games: 90,
  said: 0.5,
  observed: 0.5,
  standardError: 0.01,
  ...of,
})

it.each<[string, Partial<ConfidenceBand>, boolean]>([
  ['just below four points', { observed: 0.5399 }, false],
  ['just above four points', { observed: 0.5401 }, true],
  ['as far on the other side', { observed: 0.4599 }, true],
  ['five points within two standard errors of 2.6', { observed: 0.55, standardError: 0.026 }, false],
  ['five points beyond two standard errors of 2.4', { observed: 0.55, standardError: 0.024 }, true],
])('a band misses beyond both four points and two standard errors: %s', (_, of, isMiss) => {
  expect(misses(band(of))).toBe(isMiss)
})

it('shows bands of 200 prices or more only', () => {
  const bands = [band({ count: 199, from: 0 }), band({ count: 200, from: 30 })]
  expect(countedCells([{ hours: 3, bands }])).toEqual([{ hours: 3, band: bands[1] }])
})

it('writes what was said before what happened, and marks a miss with a star', () => {
  const text = hourTable([
    { hours: 1, bands: [band({ said: 0.48, observed: 0.61, standardError: 0.02 })] },
    { hours: 1 / 3, bands: [band({ said: 0.5, observed: 0.52, standardError: 0.02 })] },
  ])
  const [, , first, second] = text.split('\n')
  expect(first).toMatch(/^1 h\+ +45–55 +200 +90 +48\.0% +61\.0% ± 2\.0% \*$/)
  // A third of an hour.
  expect(second).toMatch(/^20 min\+ +45–55 +200 +90 +50\.0% +52\.0% ± 2\.0%$/)
})
