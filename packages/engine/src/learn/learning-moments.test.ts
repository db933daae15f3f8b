import fc from 'fast-check'
import { expect, it } from 'vitest'
import { learningMoments } from './learning-moments.ts'

const HOUR = 3_600_000
const startsAt = 1_000 * HOUR

it('draws one moment in each part of the time before the start, the latest first', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const hours = learningMoments({ id }, startsAt).map((at) => (startsAt - at) / HOUR)
      const parts = [0, 1.75, 7, 15.75, 28]
      expect(hours).toHaveLength(4)
      for (const [i, left] of hours.entries()) {
        expect(left).toBeGreaterThanOrEqual(parts[i]!)
        expect(left).toBeLessThanOrEqual(parts[i + 1]!)
        expect(left).toBeGreaterThan(0)
      }
    }),
  )
})

it('draws the same for a game every time, and others for another game', () => {
  expect(learningMoments({ id: 'a' }, startsAt)).toEqual(learningMoments({ id: 'a' }, startsAt))
  expect(learningMoments({ id: 'a' }, startsAt)).not.toEqual(learningMoments({ id: 'b' }, startsAt))
})
