import { expect, it } from 'vitest'
import { coveredDays } from './hour-report.ts'

it.each([
  [1, '2026-07-13'],
  [3, '2026-07-11'],
])('covers %d days, the last two days before', (days, from) => {
  expect(coveredDays({ days, asOf: Date.parse('2026-07-15T19:00:00Z') })).toEqual({ from, to: '2026-07-13' })
})
