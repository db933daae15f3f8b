import { expect, it } from 'vitest'
import type { WrittenBy } from '../jobs/keep-usage.ts'
import { usageReportOf, usageStatsOf } from './analyst-usage.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-07-15T19:00:00Z')

/** An analyst that wrote two features since some days ago, and this much today. */
const analyst = (days: number, today = { calls: 2, tokens: 300, cost: 0.01234 }, name = 'GPT'): WrittenBy => ({
  name,
  write: () => Promise.resolve([]),
  since: NOW - days * DAY_MS,
  byFeature: () => [
    { feature: 'pick', calls: 3, tokens: 1000, cost: 0.02 },
    { feature: 'market', calls: 5, tokens: 4000, cost: 0.1 },
  ],
  onDay: (moment) => (moment === NOW ? today : { calls: 0, tokens: 0, cost: 0 }),
})

it('sums all features and tells today apart from the total', () => {
  expect(usageStatsOf(analyst(10), NOW)).toMatchObject({
    status: 'connected',
    totalCalls: 8,
    totalTokens: 5000,
    totalCost: 0.12,
    dailyCalls: 2,
    dailyCost: 0.0123,
    since: '2026-07-05T19:00:00.000Z',
  })
})

it('projects thirty days from the days since the start, the first day counted as a whole one', () => {
  // $0.12 in ten days are $0.36 in thirty; in less than a day, as if in one, $3.60.
  expect(usageStatsOf(analyst(10), NOW).projectedMonthlyCost).toBe(0.36)
  expect(usageStatsOf(analyst(0.1), NOW).projectedMonthlyCost).toBe(3.6)
})

it('calls our own analyst built in', () => {
  expect(usageStatsOf(analyst(1, undefined, 'Fairline'), NOW).status).toBe('built-in')
})

it('reports today in words, on the Pacific day', () => {
  expect(usageReportOf(analyst(1), NOW).report).toBe(
    'Today GPT was asked 2 times, which took 300 tokens and $0.0123. The daily budget is $0.50.',
  )
  const free = usageReportOf(analyst(1, { calls: 1, tokens: 0, cost: 0 }), NOW)
  expect(free.report).toBe('Today GPT was asked 1 time, which cost nothing. The daily budget is $0.50.')
  // Two in the morning in London is still the evening before on the Pacific coast.
  expect(usageReportOf(analyst(1), Date.parse('2026-07-16T02:00:00Z')).date).toBe('2026-07-15')
})
