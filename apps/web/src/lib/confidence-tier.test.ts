import { expect, it } from 'vitest'
import { confidenceTier } from './confidence-tier.ts'

it.each([
  [100, 'ELITE'],
  [90, 'ELITE'],
  [89.9, 'PREMIUM'],
  [85, 'PREMIUM'],
  [84.9, 'HIGH CONFIDENCE'],
  [80, 'HIGH CONFIDENCE'],
  [79.9, 'STRONG'],
  [75, 'STRONG'],
  [74.9, null],
  [null, null],
])('a confidence of %s is called %s', (confidence, name) => {
  expect(confidenceTier(confidence)).toBe(name)
})
