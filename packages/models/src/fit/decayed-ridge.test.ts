import { randomStream } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decayedRidge } from './decayed-ridge.ts'

const settings = { penalty: 1, halfLife: 10 }
const value = fc.double({ min: -3, max: 3, noNaN: true })
const row = fc.record({ x: fc.tuple(value, value), y: value, after: fc.double({ min: 0, max: 5, noNaN: true }) })

describe('a decayed ridge regression', () => {
  // Oracle: numpy 2.4, solve(XᵀWX + penalty·I, XᵀWy) with W of halves.
  it('agrees with numpy', () => {
    const ridge = decayedRidge(2, settings)
    ridge.learn([1, 2], 3, 0)
    ridge.learn([1, -1], 0.5, 10)
    ridge.learn([1, 0.5], 1, 15)
    const [intercept, slope] = ridge.coefficients()
    expect(intercept).toBeCloseTo(0.69575682, 7)
    expect(slope).toBeCloseTo(0.56947675, 7)
  })

  it('finds the line that observations lie on, as far as the penalty lets it', () => {
    const next = randomStream(5)
    const ridge = decayedRidge(2, { penalty: 1e-9, halfLife: 100 })
    for (let i = 0; i < 50; i++) {
      const x = next()
      ridge.learn([1, x], 0.3 - 2 * x, i)
    }
    const [intercept, slope] = ridge.coefficients()
    expect(intercept).toBeCloseTo(0.3, 6)
    expect(slope).toBeCloseTo(-2, 6)
  })

  it('follows what changed: the newest observations count most', () => {
    const ridge = decayedRidge(1, settings)
    for (let i = 0; i < 100; i++) ridge.learn([1], 1, i)
    for (let i = 100; i < 130; i++) ridge.learn([1], -1, i)
    expect(ridge.coefficients()[0]).toBeLessThan(-0.5)
  })

  it('shrinks the prediction towards 0, and more so the larger the penalty', () => {
    const sizeOf = (rows: readonly { x: [number, number]; y: number }[], penalty: number) => {
      const ridge = decayedRidge(2, { penalty, halfLife: 10 })
      for (const { x, y } of rows) ridge.learn(x, y, 0)
      return Math.hypot(...ridge.coefficients())
    }
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        expect(sizeOf(rows, 5)).toBeLessThanOrEqual(sizeOf(rows, 1) + 1e-9)
      }),
    )
  })

  it('takes up what it saved, and goes on as if it had never stopped', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 2 }), (rows) => {
        const [one, other] = [decayedRidge(2, settings), decayedRidge(2, settings)]
        let at = 0
        rows.forEach(({ x, y, after }, i) => {
          at += after
          one.learn(x, y, at)
          if (i === 0) other.restore(one.save())
          else other.learn(x, y, at)
        })
        expect(other.coefficients()).toEqual(one.coefficients())
      }),
    )
  })

  it('refuses a penalty of 0, and observations of another size', () => {
    expect(() => decayedRidge(1, { penalty: 0, halfLife: 1 })).toThrow(/above 0, got 0/)
    expect(() => decayedRidge(2, settings).learn([1], 1, 0)).toThrow(/expected 2 features, got 1/)
  })
})
