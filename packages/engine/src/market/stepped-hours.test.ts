import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepAfter, steppedHours } from './stepped-hours.ts'

const HOUR = 3_600_000

it.each([
  ['two days', 48 * HOUR, 30],
  ['a moment before the first step', 30 * HOUR + 1, 30],
  ['the first step', 30 * HOUR, (30 + 26.25) / 2],
  ['a moment before the second step', 26.25 * HOUR + 1, (30 + 26.25) / 2],
  ['the second step', 26.25 * HOUR, (26.25 + 22.96875) / 2],
  ['the start', 0, 0],
  ['a minute after the start', -60_000, 0],
])('takes %s for the middle between two steps', (_, msLeft, hours) =>
  expect(steppedHours(msLeft)).toBeCloseTo(hours, 6),
)

it('is within a fourteenth of the time that is left, until five minutes before the start, and never falls as more is left', () => {
  const left = fc.integer({ min: 5 * 60_000, max: 30 * HOUR })
  fc.assert(
    fc.property(left, left, (a, b) => {
      expect(Math.abs(steppedHours(a) / (a / HOUR) - 1)).toBeLessThanOrEqual(1 / 14 + 1e-6)
      expect(steppedHours(Math.min(a, b))).toBeLessThanOrEqual(steppedHours(Math.max(a, b)))
    }),
  )
})

it('says as often too much as too little: over all moments of an hour, about the hours that were left', () => {
  const moments = Array.from({ length: 3600 }, (_, second) => HOUR + second * 1000)
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
  expect(mean(moments.map(steppedHours))).toBeCloseTo(mean(moments) / HOUR, 1)
})

it('has a next step until the start, each an eighth later, and none afterwards', () => {
  expect(stepAfter(Number.POSITIVE_INFINITY)).toBe(30 * HOUR)
  expect(stepAfter(30 * HOUR)).toBe(26.25 * HOUR)
  expect(stepAfter(26.25 * HOUR + 1)).toBe(26.25 * HOUR)
  expect([60_000, 1, 0, -1].map(stepAfter)).toEqual([0, 0, null, null])
  for (let left = 30 * HOUR, next = stepAfter(left); next; left = next, next = stepAfter(left))
    expect(next / left).toBeCloseTo(7 / 8, 5)
})
