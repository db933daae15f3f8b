import { expect, it } from 'vitest'
import { interpolateKnots } from './interpolate-knots.ts'

const knots = [
  { at: 4, value: 1 },
  { at: 0, value: 3 },
  { at: 1, value: 5 },
]

it.each([
  [-2, 3],
  [0, 3],
  [0.25, 3.5],
  [0.5, 4],
  [1, 5],
  [1.75, 4],
  [2.5, 3],
  [4, 1],
  [9, 1],
])('is at %d worth %d: linear between knots in any order, constant beyond', (at, value) => {
  expect(interpolateKnots(knots, at)).toBeCloseTo(value, 12)
})

it('is 0 without knots', () => {
  expect(interpolateKnots([], 3)).toBe(0)
})
