import type { LeagueKey } from '@fairline/domain'
import type { ConfidenceBand } from '@fairline/engine'
import { expect, it } from 'vitest'
import { coveredDays, hourLines, type MarketHours } from './hour-report.ts'

it.each([
  [1, '2026-07-13'],
  [3, '2026-07-11'],
])('covers %d days, the last two days before', (days, from) => {
  expect(coveredDays({ days, asOf: Date.parse('2026-07-15T19:00:00Z') })).toEqual({ from, to: '2026-07-13' })
})

const band = (of: Partial<ConfidenceBand>): ConfidenceBand => ({
  from: 55,
  to: 65,
  count: 250,
  games: 100,
  said: 0.6,
  observed: 0.6,
  standardError: 0.01,
  ...of,
})
const hours = (league: LeagueKey | null, market: MarketHours['market'], bands: readonly ConfidenceBand[]) => ({
  league,
  market,
  hours: [{ hours: 6, bands }],
})

it('counts the cells of single leagues that miss, not those of all leagues together', () => {
  const lines = hourLines(
    [
      hours(null, 'winner', [band({ observed: 0.9 })]),
      hours('mlb', 'winner', [band({}), band({ from: 30, to: 45, said: 0.4, observed: 0.5 })]),
      hours('nba', 'total', [band({ observed: 0.7 }), band({ observed: 0.1, count: 199 })]),
    ],
    30,
  )
  const text = lines.join('\n')
  expect(text).toContain('over 30 days')
  expect(text).toContain('\nwinners\n')
  expect(text).toContain('2 of 3 cells of single leagues with 200 prices or more miss:')
  expect(text.split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^MLB +winner +6\.0 +30–45 +250 +40\.0% +50\.0% ± 1\.0%$/),
    expect.stringMatching(/^NBA +total +6\.0 +55–65 +250 +60\.0% +70\.0% ± 1\.0%$/),
  ])
})

it('writes nothing of no report', () => expect(hourLines([], 30)).toEqual([]))

it('covers days of the Pacific, not of Greenwich', () => {
  // 06:59 UTC in summer is still the evening before in California.
  expect(coveredDays({ days: 1, asOf: Date.parse('2026-07-15T06:59:00Z') }).to).toBe('2026-07-12')
  expect(coveredDays({ days: 1, asOf: Date.parse('2026-07-15T07:00:00Z') }).to).toBe('2026-07-13')
})
