import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logistic } from '../numeric/logistic.ts'
import { logit } from '../numeric/logit.ts'
import { randomStream } from '../random/random-stream.ts'
import { logOddsShift } from './log-odds-shift.ts'
import type { SaidAndHappened } from './monotone-curve.ts'

function past(count: number, by: number): SaidAndHappened[] {
  const next = randomStream(4)
  return Array.from({ length: count }, () => {
    const said = 0.05 + 0.9 * next()
    return { said, happened: next() < logistic(logit(said) + by), weight: 1 }
  })
}

describe('a shift in log-odds', () => {
  it('finds how far everything was said too high or too low', () => {
    for (const by of [-0.6, -0.2, 0, 0.3]) expect(Math.abs(logOddsShift(past(20_000, by), 1) - by)).toBeLessThan(0.05)
  })

  it('makes as many things happen as were said, when hardly held back', () => {
    const all = past(3_000, -0.5)
    const shift = logOddsShift(all, 1e-6)
    const said = all.reduce((sum, one) => sum + logistic(logit(one.said) + shift), 0)
    expect(said).toBeCloseTo(all.filter(({ happened }) => happened).length, 3)
  })

  it('moves little where little is known, and not at all where nothing is', () => {
    expect(logOddsShift([], 20)).toBe(0)
    expect(Math.abs(logOddsShift([{ said: 0.9, happened: false, weight: 1 }], 20))).toBeLessThan(0.05)
  })

  it('is a number for certainties too', () => {
    const one = fc.record({
      said: fc.constantFrom(0, 0.2, 1),
      happened: fc.boolean(),
      weight: fc.constantFrom(0.01, 1),
    })
    fc.assert(fc.property(fc.array(one), (all) => Number.isFinite(logOddsShift(all, 20))))
  })

  it('refuses to be held back by nothing', () => {
    expect(() => logOddsShift([], 0)).toThrow(/pull must be above 0/)
  })
})
