import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownConfidence } from './shown-confidence.ts'

it.each([
  [69.94, 69.9],
  [69.95, 70],
  [0.05, 0.1],
  [99.94, 99.9],
  [null, null],
])('shows %s as %s', (confidence, shown) => expect(shownConfidence(confidence)).toBe(shown))

it('keeps what differs from certainty', () => {
  expect(shownConfidence(99.968)).toBeCloseTo(99.968, 10)
  expect(shownConfidence(0.0123)).toBe(0.012)
})

it('says of nothing that is not certain that it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 100 - 1e-9, noNaN: true }), (confidence) => {
      const shown = shownConfidence(confidence) as number
      expect(shown).toBeGreaterThan(0)
      expect(shown).toBeLessThan(100)
      expect(Math.abs(shown - confidence)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})
