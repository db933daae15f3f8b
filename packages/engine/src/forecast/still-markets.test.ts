import { randomStream } from '@fairline/numeric'
import { expect, it } from 'vitest'
import { fitStill, stillProbability, stoodStill } from './still-markets.ts'

const close = (hoursLeft: number, closing: number) => ({ market: 0.5, closing, hoursLeft })

it('finds how often markets close just where they stand, minutes and a day before the start', () => {
  const uniform = randomStream(1)
  const probabilities = new Map([
    [0.2, 0.6],
    [2, 0.2],
    [24, 0.02],
  ])
  const closes = [...probabilities].flatMap(([hoursLeft, probability]) =>
    Array.from({ length: 4000 }, () => close(hoursLeft, uniform() < probability ? 0.5 : 0.51)),
  )
  const fit = fitStill(closes)
  for (const [hoursLeft, chance] of probabilities) expect(stillProbability(fit, hoursLeft)).toBeCloseTo(chance, 1)
})

it('believes about one in twenty before any close is seen, whatever the time', () => {
  for (const hoursLeft of [0.1, 6, 48]) expect(stillProbability(fitStill([]), hoursLeft)).toBeCloseTo(0.047, 3)
})

it('believes what it is given, until closes speak', () => {
  const believed = [1, 0, 0] as const
  expect(stillProbability(fitStill([], believed), 6)).toBeCloseTo(0.731, 3)
  const moved = Array.from({ length: 400 }, (_, i) => close(0.1 + i / 100, 0.6))
  expect(stillProbability(fitStill(moved, believed), 2)).toBeLessThan(0.05)
})

it('takes what differs in the last bit of 32 for the same, and no more', () => {
  expect(stoodStill(close(1, Math.fround(0.5 + 6e-8)))).toBe(true)
  expect(stoodStill(close(1, 0.50001))).toBe(false)
})
