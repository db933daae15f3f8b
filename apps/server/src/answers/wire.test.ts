import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confidenceText, fractionOf, openPercentOf, percentOf, percentText, signedPercentText } from './wire.ts'

it('never calls a game that is not over decided', () => {
  for (const share of [1, 0, 0.999996, 0.000004]) {
    expect(openPercentOf(share)).toBeGreaterThan(0)
    expect(openPercentOf(share)).toBeLessThan(100)
  }
})

describe('a probability in percent', () => {
  it('sums to 100.0 with its complement, each shown with one decimal', () => {
    // 60.55 and 39.45 read 60.6% and 39.5% if they are rounded twice.
    expect([percentOf(0.60546), percentOf(1 - 0.60546)]).toEqual([60.5, 39.5])
    expect(percentOf(0.6055) + percentOf(0.3945)).toBe(100)
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (probability) => {
        const [one, other] = [percentOf(probability), percentOf(1 - probability)]
        expect((one + other).toFixed(6)).toBe('100.000000')
        expect(Number((Number(one.toFixed(1)) + Number(other.toFixed(1))).toFixed(1))).toBe(100)
        expect(Math.abs(one - 100 * probability)).toBeLessThan(0.0501)
      }),
    )
  })

  it('is 0 or 100 only if the outcome is certain', () => {
    expect([percentOf(0), percentOf(1)]).toEqual([0, 100])
    expect([percentOf(0.0004), percentOf(0.000012), percentOf(0.99996)]).toEqual([0.04, 0.0012, 99.996])
    expect([0, 0.000012, 0.5, 0.99996, 1].map(percentText)).toEqual(['0.0%', '<0.1%', '50.0%', '>99.9%', '100.0%'])
    expect([0.0005, 0.999, 0.9995, 0.999504].map(percentText)).toEqual(['0.1%', '99.9%', '>99.9%', '>99.9%'])
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true }), (probability) => {
        expect(percentOf(probability)).toBeGreaterThan(0)
        expect(percentOf(probability)).toBeLessThan(100)
      }),
    )
  })
})

it('shows an expected value with its sign, none for zero, and two decimals where one would hide it', () => {
  expect([0.094, -0.021, 0, 0.00002].map(signedPercentText)).toEqual(['+9.4%', '−2.1%', '0.0%', '0.0%'])
  expect([0.0002, -0.0004, 0.0005].map(signedPercentText)).toEqual(['+0.02%', '−0.04%', '+0.1%'])
})

it.each([
  [0.4241337, 0.424134],
  [0.9999999, 0.9999999],
  [0.0000001, 0.0000001],
])('calls a probability of %s before the end neither impossible nor certain: %s', (share, said) =>
  expect(fractionOf(share, false)).toBe(said),
)

it('tells what is certain as certain only after the end', () => {
  expect(fractionOf(1, false)).toBeLessThan(1)
  expect(fractionOf(0, false)).toBeGreaterThan(0)
  expect([fractionOf(1, true), fractionOf(0, true)]).toEqual([1, 0])
})

it('writes a confidence in whole percent, rounded down, and never calls it nothing', () => {
  expect([69.96, 69.94, 1.4, 0.4, 99.99].map(confidenceText)).toEqual(['70%', '69%', '1%', '<1%', '99%'])
})
