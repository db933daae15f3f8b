import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median } from './median.ts'

const values = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 })

describe('median', () => {
  it('returns the middle of an odd count, and the mean of the middle two of an even count', () => {
    expect(median([10, 9, 2])).toBe(9)
    expect(median([10, 9, 2, 1])).toBe(5.5)
    expect(median([7])).toBe(7)
  })

  it('returns null without values', () => {
    expect(median([])).toBeNull()
  })

  it('has no more than half of the values on either side', () => {
    fc.assert(
      fc.property(values, (numbers) => {
        const middle = median(numbers)!
        expect(numbers.filter((number) => number < middle).length).toBeLessThanOrEqual(numbers.length / 2)
        expect(numbers.filter((number) => number > middle).length).toBeLessThanOrEqual(numbers.length / 2)
      }),
    )
  })

  it('leaves the values as they are', () => {
    const numbers = [3, 1, 2]
    median(numbers)
    expect(numbers).toEqual([3, 1, 2])
  })
})
