import { builtInAnalyst } from '@fairline/providers'
import { expect, it } from 'vitest'
import { keepUsage } from './keep-usage.ts'

const written = { sentences: ['Nothing new.'], usage: { tokens: 100, cost: 0.25 } }

it('counts by feature and by Pacific day: what earlier days took is no part of today', async () => {
  let now = Date.parse('2026-07-15T06:59:00Z')
  const analyst = keepUsage(builtInAnalyst, () => now)
  const write = (feature: 'pick' | 'day') => analyst.write(feature, async () => written)
  await write('pick')
  expect(await write('day')).toEqual(['Nothing new.'])
  expect(analyst.onDay(now)).toEqual({ calls: 2, tokens: 200, cost: 0.5 })
  // Midnight on the Pacific coast.
  now += 60_000
  expect(analyst.onDay(now)).toEqual({ calls: 0, tokens: 0, cost: 0 })
  await write('pick')
  expect(analyst.onDay(now)).toEqual({ calls: 1, tokens: 100, cost: 0.25 })
  expect(analyst.byFeature()).toEqual([
    { feature: 'pick', calls: 2, tokens: 200, cost: 0.5 },
    { feature: 'day', calls: 1, tokens: 100, cost: 0.25 },
  ])
})
