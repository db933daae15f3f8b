import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveLinearSystem } from './solve-linear-system.ts'

const hilbert = [0, 1, 2].map((i) => [0, 1, 2].map((j) => 1 / (i + j + 1)))
const entry = fc.double({ min: -3, max: 3, noNaN: true })

describe('solveLinearSystem', () => {
  it('agrees with mpmath on the badly conditioned 3 × 3 Hilbert matrix', () => {
    // Oracle: mpmath 1.3, lu_solve at 30 digits.
    const expected = [27, -192, 210]
    solveLinearSystem(hilbert, [1, 2, 3]).forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i]!, 9)
    })
  })

  it('returns x with matrix · x = right, and modifies neither argument', () => {
    const square = fc.array(fc.array(entry, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(square, fc.array(entry, { minLength: 4, maxLength: 4 }), (factor, right) => {
        // F · Fᵀ + I is positive definite for any F.
        const matrix = factor.map((a, i) =>
          factor.map((b, j) => a.reduce((sum, value, k) => sum + value * b[k]!, i === j ? 1 : 0)),
        )
        const before = structuredClone({ matrix, right })
        const x = solveLinearSystem(matrix, right)
        matrix.forEach((row, i) => {
          expect(row.reduce((sum, value, j) => sum + value * x[j]!, 0)).toBeCloseTo(right[i]!, 8)
        })
        expect({ matrix, right }).toEqual(before)
      }),
    )
  })

  it('rejects a singular or indefinite matrix instead of returning NaN', () => {
    expect(() =>
      solveLinearSystem(
        [
          [1, 1],
          [1, 1],
        ],
        [1, 2],
      ),
    ).toThrow(RangeError)
    expect(() =>
      solveLinearSystem(
        [
          [0, 1],
          [1, 0],
        ],
        [1, 2],
      ),
    ).toThrow(RangeError)
    expect(() => solveLinearSystem([[Number.NaN]], [1])).toThrow(RangeError)
  })

  it('rejects a matrix that does not match the right-hand side', () => {
    expect(() => solveLinearSystem([[1]], [1, 2])).toThrow(RangeError)
    expect(() => solveLinearSystem([[1, 0]], [1])).toThrow(RangeError)
  })
})
