import { describe, expect, it } from 'vitest'
import { shrinkEarlyProbability } from './shrink-early-probability.ts'

describe('what is said of a price a day before the start', () => {
  it.each([
    // By hand: log-odds of 0.65 and 0.15 are 0.6190 and −1.7346; −0.7 + 0.88 × 1.3190 = 0.4608, −0.7 − 0.88 × 1.0346 = −1.6105.
    [24, 0.65, 0.6132],
    [24, 0.15, 0.1665],
    // −0.7 + 0.82 × 1.3190 = 0.3816.
    [26, 0.65, 0.5943],
    [40, 0.65, 0.5943],
  ])('lies nearer to one in three: %d hours before, %d becomes %d', (hoursLeft, fitted, said) => {
    expect(shrinkEarlyProbability(fitted, hoursLeft)).toBeCloseTo(said, 4)
  })

  it('is said as it was fitted from twenty hours on', () => {
    for (const hoursLeft of [20, 12, 0]) expect(shrinkEarlyProbability(0.65, hoursLeft)).toBe(0.65)
  })

  it('changes nothing about what happens always or never, and little just before twenty hours', () => {
    expect([0, 1].map((sure) => shrinkEarlyProbability(sure, 24))).toEqual([0, 1])
    expect(shrinkEarlyProbability(0.65, 20.01)).toBeCloseTo(0.65, 3)
  })
})
