import { expect, it } from 'vitest'
import { lastMinutes, timeLeft } from './time-left.ts'

it('is the logarithm of the hours and six minutes, and does not change beyond two days nor after the start', () => {
  expect(timeLeft(0.9)).toBeCloseTo(0, 12)
  expect(timeLeft(6)).toBeCloseTo(Math.log(6.1), 12)
  expect([timeLeft(48), timeLeft(48.5), timeLeft(200)]).toEqual(Array(3).fill(Math.log(48.1)))
  expect(timeLeft(47)).toBeLessThan(timeLeft(48))
  expect(timeLeft(-1)).toBe(timeLeft(0))
})

it('is in its last minutes from eighteen on, the farther the nearer the start', () => {
  expect([48, 6, 0.3].map(lastMinutes)).toEqual([0, 0, 0])
  expect(lastMinutes(0.1)).toBeCloseTo(Math.log(2), 12)
  expect(lastMinutes(0)).toBeCloseTo(Math.log(4), 12)
  expect(lastMinutes(-1)).toBe(lastMinutes(0))
})
