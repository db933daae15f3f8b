import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepAfter, steppedHours } from './stepped-hours.ts'

it.each([
  [48, 30],
  [27.01, 30],
  [27, 27],
  [24, 24],
  [23.99, 24],
  [12, 12],
  [11, 12],
  [10, 10],
  [(20 * 60_000 + 1) / 3_600_000, 1 / 2],
  [20 / 60, 1 / 3],
  [19 / 60, 1 / 3],
  [3 / 60, 1 / 20],
  [2.9 / 60, 1 / 20],
  [0, 0],
  [-1, 0],
])('takes %d hours for %d', (hours, step) => expect(steppedHours(hours)).toBe(step))

it('never falls as more time is left, and never says that less is left than is', () => {
  const hours = fc.double({ min: -5, max: 30, noNaN: true })
  fc.assert(
    fc.property(hours, hours, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]
      expect(steppedHours(less)).toBeLessThanOrEqual(steppedHours(more))
      expect(steppedHours(less)).toBeGreaterThanOrEqual(less)
    }),
  )
})

it('knows the step after each, and none after the start', () => {
  expect([30, 27, 12, 1, 1 / 3, 1 / 20, 0].map(stepAfter)).toEqual([27, 24, 10, 3 / 4, 1 / 5, 0, null])
})
