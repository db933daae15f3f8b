import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { americanFromDecimal } from './american-from-decimal.ts'
import { decimalFromAmerican } from './decimal-from-american.ts'
import { decimalFromFraction } from './decimal-from-fraction.ts'
import { decimalOdds } from './decimal-odds.ts'
import { formatAmerican } from './format-american.ts'
import { formatFraction } from './format-fraction.ts'
import { fractionFromDecimal } from './fraction-from-decimal.ts'
import { parseAmerican } from './parse-american.ts'
import { parseFraction } from './parse-fraction.ts'
import { parseOdds } from './parse-odds.ts'
import { probability } from './probability.ts'

const american = fc.integer({ min: 100, max: 1_000_000 }).chain((size) => fc.constantFrom(size, -size))

describe('American odds', () => {
  it('come back exactly after a trip through decimal, −100 as the +100 it equals', () => {
    fc.assert(
      fc.property(american, (price) => {
        expect(americanFromDecimal(decimalFromAmerican(price))).toBe(price === -100 ? 100 : price)
      }),
    )
  })

  it('read −100 and +100 alike as even money', () => {
    expect(decimalFromAmerican(-100)).toBe(2)
    expect(decimalFromAmerican(100)).toBe(2)
    expect(formatAmerican(decimalOdds(2))).toBe('+100')
    expect([1.99999, 2.00001, 1.995, 3].map((price) => formatAmerican(decimalOdds(price)))).toEqual([
      '+100',
      '+100',
      '-101',
      '+200',
    ])
  })

  it.each([0, 50, -99, 99.9, Number.NaN, Number.POSITIVE_INFINITY])('refuse %d, which is no price', (price) => {
    expect(() => decimalFromAmerican(price)).toThrow(RangeError)
  })

  it('keep a long shot and a heavy favorite', () => {
    expect(decimalFromAmerican(50_000)).toBe(501)
    expect(formatAmerican(decimalFromAmerican(-62_405))).toBe('-62405')
  })

  it.each([
    ['-110', 1 + 100 / 110],
    ['+150', 2.5],
    ['150', 2.5],
    [' EVEN ', 2],
    ['−200', 1.5],
  ])('read %s as a book writes it', (text, price) => {
    expect(parseAmerican(text)).toBeCloseTo(price, 12)
  })

  it.each(['', '-50', '1.5/2', 'NL', '-', '1e3', '½'])('refuse the text %j', (text) => {
    expect(() => parseAmerican(text)).toThrow(RangeError)
  })

  it('always carry their sign when written', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.001, max: 5000, noNaN: true }), (price) => {
        expect(formatAmerican(decimalOdds(price))).toMatch(/^[+-]\d{3,}$/)
      }),
    )
  })
})

it.each([
  ['-110', 1 + 100 / 110],
  ['−110', 1 + 100 / 110],
  [' +150 ', 2.5],
  ['150', 2.5],
  ['100', 2],
  ['99.9', 99.9],
  ['2.5', 2.5],
  ['3', 3],
  ['12.25', 12.25],
  ['3/2', 2.5],
  ['ev', 2],
  ['PK', 2],
])('reads %j as people write prices', (text, price) => expect(parseOdds(text)).toBeCloseTo(price, 12))

it.each(['', '1', '0.5', '-2.5', '50x', 'x50', '2.5.5', '.5', '3/0'])('reads no price in %j', (text) =>
  expect(() => parseOdds(text)).toThrow(RangeError),
)

describe('fractional odds', () => {
  it('come back exactly after a trip through decimal', () => {
    const whole = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(whole, whole, (profit, stake) => {
        const found = fractionFromDecimal(decimalFromFraction({ profit, stake }))
        expect(found.profit * stake).toBe(found.stake * profit)
      }),
    )
  })

  it('stay within the largest stake asked for, and near', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.01, max: 200, noNaN: true }),
        fc.integer({ min: 1, max: 100 }),
        (price, maxStake) => {
          const { profit, stake } = fractionFromDecimal(decimalOdds(price), maxStake)
          expect(stake).toBeLessThanOrEqual(maxStake)
          expect(profit).toBeGreaterThan(0)
          expect(Math.abs(profit / stake - (price - 1))).toBeLessThanOrEqual(1 / stake)
        },
      ),
    )
  })

  it('are the nearest of all with so small a stake', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.01, max: 40, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        (price, maxStake) => {
          const profit = price - 1
          const offs = Array.from({ length: maxStake }, (_, i) => {
            const stake = i + 1
            return Math.abs(Math.max(1, Math.round(profit * stake)) / stake - profit)
          })
          const found = fractionFromDecimal(decimalOdds(price), maxStake)
          expect(Math.abs(found.profit / found.stake - profit)).toBeLessThanOrEqual(Math.min(...offs) + 1e-9 * profit)
        },
      ),
    )
    expect(fractionFromDecimal(decimalOdds(1.4), 2)).toEqual({ profit: 1, stake: 2 })
    expect(fractionFromDecimal(decimalOdds(1.0001), 100)).toEqual({ profit: 1, stake: 100 })
    expect(fractionFromDecimal(decimalOdds(1 + Math.PI), 100)).toEqual({ profit: 311, stake: 99 })
    expect(fractionFromDecimal(decimalOdds(1 + 7 / 9), 9)).toEqual({ profit: 7, stake: 9 })
  })

  it('read and write as the books do', () => {
    expect([' 5/2 ', '5 / 2', '10-11', 'even', 'EVENS'].map(parseFraction)).toEqual([3.5, 3.5, 1 + 10 / 11, 2, 2])
    expect(parseFraction('11-8')).toBe(2.375)
    expect(formatFraction(decimalOdds(2.375))).toBe('11/8')
    expect(formatFraction(parseFraction('evens'))).toBe('evens')
  })

  it.each(['', '5', '0/1', '5/0', 'a/b'])('refuse the text %j', (text) => {
    expect(() => parseFraction(text)).toThrow(RangeError)
  })

  it('refuse a stake that is no whole number', () => {
    expect(() => fractionFromDecimal(decimalOdds(2), 0)).toThrow(RangeError)
    expect(() => decimalFromFraction({ profit: -1, stake: 2 })).toThrow(RangeError)
  })
})

describe('the two numbers everything is made of', () => {
  it.each([1, 0, -2, Number.NaN, Number.POSITIVE_INFINITY])('decimal odds refuse %d', (value) => {
    expect(() => decimalOdds(value)).toThrow(RangeError)
  })
  it.each([-0.01, 1.01, Number.NaN])('a chance refuses %d', (value) => {
    expect(() => probability(value)).toThrow(RangeError)
  })
})
