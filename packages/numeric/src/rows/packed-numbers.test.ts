import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packNumbers, unpackNumbers } from './packed-numbers.ts'

describe('packed numbers', () => {
  it('are read as they were written, to the last bit, also of a part of a block', () => {
    fc.assert(
      fc.property(fc.float64Array(), fc.nat(), (numbers, first) => {
        const part = numbers.subarray(first % (numbers.length + 1))
        expect(unpackNumbers(packNumbers(part))).toEqual(part)
      }),
    )
  })

  it('are read as they were written in 32 bits, too', () => {
    fc.assert(
      fc.property(fc.float32Array(), (numbers) => {
        expect(unpackNumbers(packNumbers(numbers), Float32Array)).toEqual(numbers)
      }),
    )
  })

  it('are a text of ASCII letters that JSON leaves as it is', () => {
    const text = packNumbers(new Float64Array([0.1, Number.NaN, -1e300]))
    expect(JSON.stringify(text)).toBe(`"${text}"`)
    expect(text).toMatch(/^[A-Za-z0-9+/]{32}$/)
  })

  it('are refused if half a number is missing', () => {
    expect(() => unpackNumbers(packNumbers(new Float64Array([1, 2])).slice(0, 12))).toThrow('8 bytes each, got 9 bytes')
  })
})
