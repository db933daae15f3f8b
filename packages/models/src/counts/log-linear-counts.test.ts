import { randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { logLinearCounts } from './log-linear-counts.ts'

/** A Poisson count by Knuth's product of uniforms. */
function poisson(mean: number, next: () => number): number {
  let [count, product] = [0, next()]
  while (product > Math.exp(-mean)) {
    count += 1
    product *= next()
  }
  return count
}

describe('a regression of counts', () => {
  it('finds the coefficients that counts were made with', () => {
    const next = randomStream(5)
    const regression = logLinearCounts([0, 0], 1)
    for (let lot = 0; lot < 200; lot++) {
      const seen = Array.from({ length: 20 }, () => {
        const feature = 2 * next() - 1
        return { features: [1, feature], count: poisson(Math.exp(0.7 + 0.4 * feature), next) }
      })
      regression.learn(seen, 1)
    }
    const [constant, slope] = regression.coefficients()
    expect(constant).toBeCloseTo(0.7, 1)
    expect(slope).toBeCloseTo(0.4, 1)
    // Fisher information of 4,000 such counts: about 4,000 · e^0.7 for the constant.
    expect(regression.variance([1, 0])).toBeLessThan(1 / 4000)
    expect(regression.contributions([1, 2])).toEqual([constant, 2 * slope!])
  })

  it('believes what it is told while nothing is seen, and hardly moves where that is firm', () => {
    const firm = logLinearCounts([Math.log(3)], 1e9)
    expect(firm.mean([1])).toBeCloseTo(3, 12)
    firm.learn([{ features: [1], count: 9 }], 1)
    expect(firm.mean([1])).toBeCloseTo(3, 6)
  })

  it('learns less from counts that spread more', () => {
    const [calm, wild] = [logLinearCounts([0], 10), logLinearCounts([0], 10)]
    calm.learn([{ features: [1], count: 5 }], 1)
    wild.learn([{ features: [1], count: 5 }], 4)
    expect(calm.mean([1])).toBeGreaterThan(wild.mean([1]))
    expect(wild.mean([1])).toBeGreaterThan(1)
  })

  it('stays finite whatever it is asked, and needs a belief', () => {
    expect(logLinearCounts([100], 1).mean([100])).toBeLessThan(1e6)
    expect(() => logLinearCounts([0], 0)).toThrow(RangeError)
  })
})
