import { normalStream, randomStream } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitResidualSpread, residualSpread } from './residual-spread.ts'

/** From a time to the spread there. */
function spreadOf(residuals: readonly number[], times: readonly number[]): (time: number) => number {
  const fit = fitResidualSpread(residuals, times)
  return (time) => residualSpread(fit, time)
}

describe('how far closes land from where they were expected', () => {
  // Oracle: scipy 1.17, the same likelihood minimized by BFGS and Nelder–Mead.
  it('agrees with scipy', () => {
    const residuals = [0.02, -0.05, 0.04, -0.1, 0.09, 0.12, -0.2, 0.15, -0.3, 0.22]
    const spread = spreadOf(residuals, [-2, -1.5, -1, -0.2, 0.3, 0.9, 1.5, 2.2, 2.9, 3.4])
    expect(spread(-2)).toBeCloseTo(0.0287553683, 7)
    expect(spread(0)).toBeCloseTo(0.0911765587, 7)
    expect(spread(1.7)).toBeCloseTo(0.1762863838, 7)
    expect(spread(3)).toBeCloseTo(0.2391064626, 7)
  })

  it('finds the spread residuals were drawn with', () => {
    const uniform = randomStream(4)
    const normal = normalStream(randomStream(5))
    const times = Array.from({ length: 20_000 }, () => 6 * uniform() - 2)
    const truth = (time: number) => 0.03 * Math.exp(0.4 * time)
    const spread = spreadOf(
      times.map((time) => truth(time) * normal()),
      times,
    )
    for (const time of [-2, 0, 2, 4]) expect(spread(time) / truth(time)).toBeCloseTo(1, 1)
  })

  it('is above 0 for any residuals, and does not depend on their signs', () => {
    const residual = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.array(residual, { minLength: 3, maxLength: 30 }), (residuals) => {
        const times = residuals.map((_, i) => i / 10)
        const [spread, mirrored] = [residuals, residuals.map((value) => -value)].map((of) => spreadOf(of, times))
        expect(spread!(0.1)).toBeGreaterThan(0)
        expect(mirrored!(0.1)).toBeCloseTo(spread!(0.1), 12)
      }),
    )
  })

  it('knows the spread where all residuals were seen at one time', () => {
    const spread = spreadOf([0.1, -0.1, 0.1], [2, 2, 2])
    expect(spread(2)).toBeCloseTo(0.1, 4)
  })

  it('refuses times that do not match, and to speak without a past', () => {
    expect(() => fitResidualSpread([0.1], [1, 2])).toThrow(/one time per residual/)
    expect(() => fitResidualSpread([], [])).toThrow(RangeError)
  })
})
