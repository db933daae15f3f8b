import { logit, uniformAt } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { logOddsShift } from './log-odds-shift.ts'

/** Learns days of ten outcomes of a probability of 0.4 that happen half of the time. */
function learned(days: number, believed: number) {
  const shift = logOddsShift(believed)
  for (let day = 0; day < days; day++) {
    for (let i = 0; i < 10; i++) shift.add(0.4, i % 2 === 0)
    shift.learn()
  }
  return shift
}

describe('a shift in log-odds', () => {
  it('starts at nothing, and comes to the intercept that what happened asks for', () => {
    expect(logOddsShift(100).shift()).toBe(0)
    expect(learned(2000, 100).shift()).toBeCloseTo(logit(0.5) - logit(0.4), 1)
  })

  it('stays near nothing while it has seen less than its belief is worth', () => {
    expect(learned(1, 1000).shift()).toBeLessThan(0.01)
    expect(learned(1, 1000).shift()).toBeGreaterThan(0)
  })

  // Oracle: the same regression with an offset and a normal prior, by SciPy's minimize_scalar.
  it('is near the maximum of the posterior on outcomes of many probabilities', () => {
    const shift = logOddsShift(400)
    for (let i = 0; i < 4000; i++) {
      shift.add(0.1 + 0.8 * uniformAt(1, i), uniformAt(2, i) < 0.15 + 0.8 * uniformAt(1, i))
      if (i % 20 === 19) shift.learn()
    }
    expect(shift.shift()).toBeCloseTo(0.21396, 2)
  })

  it('learns only when told to, and goes on after a restart as if there had been none', () => {
    const shift = learned(3, 100)
    const before = shift.shift()
    shift.add(0.4, true)
    expect(shift.shift()).toBe(before)
    const restored = logOddsShift(100)
    restored.restore(shift.save())
    for (const one of [shift, restored]) {
      one.add(0.3, false)
      one.learn()
    }
    expect(restored.shift()).toBe(shift.shift())
    expect(restored.shift()).not.toBe(before)
  })

  it('refuses a belief worth nothing', () => {
    expect(() => logOddsShift(0)).toThrow(RangeError)
  })
})
