import { decimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Grade, gradeOf, gradeTable } from './grade.ts'

const rank = (grade: Grade) => -Grade.options.indexOf(grade)
const probability = fc.double({ min: 0, max: 1, noNaN: true })
const price = fc.double({ min: 1.01, max: 100, noNaN: true }).map(decimalOdds)
const confidence = fc.double({ min: 0, max: 100, noNaN: true })
const decided = fc.double({ min: 0.01, max: 1, noNaN: true })

describe('grades', () => {
  it('never fall when the chance, the price or the confidence rises', () => {
    fc.assert(
      fc.property(
        probability,
        probability,
        price,
        price,
        confidence,
        confidence,
        decided,
        (p, q, a, b, c, d, share) => {
          const [low, high] = [
            { chance: Math.min(p, q), price: decimalOdds(Math.min(a, b)), confidence: Math.min(c, d), decided: share },
            { chance: Math.max(p, q), price: decimalOdds(Math.max(a, b)), confidence: Math.max(c, d), decided: share },
          ]
          expect(rank(gradeOf(high))).toBeGreaterThanOrEqual(rank(gradeOf(low)))
        },
      ),
    )
  })

  it('never rise with the price where expected value and confidence are the same', () => {
    const value = fc.double({ min: 0.0001, max: 0.1, noNaN: true })
    fc.assert(
      fc.property(value, price, price, confidence, (ev, a, b, sure) => {
        const [short, long] = [a, b].sort((x, y) => x - y).map((at) => ({ chance: (1 + ev) / at, price: at }))
        fc.pre(short!.chance < 1)
        expect(rank(gradeOf({ ...long!, confidence: sure }))).toBeLessThanOrEqual(
          rank(gradeOf({ ...short!, confidence: sure })),
        )
      }),
    )
  })

  it('ask twice the value of a price of 5.00 as of even money', () => {
    const graded = (ev: number, at: number) =>
      gradeOf({ chance: (1 + ev) / at, price: decimalOdds(at), confidence: 80 })
    expect([graded(0.041, 2), graded(0.041, 5), graded(0.085, 5)]).toEqual(['A+', 'B+', 'A+'])
  })

  it('call a bet that loses on average F, however confident', () => {
    expect(gradeOf({ chance: 0.4999, price: decimalOdds(2), confidence: 100 })).toBe('F')
    expect(gradeOf({ chance: 0, price: decimalOdds(2), confidence: 100 })).toBe('F')
  })

  it('do not rise above D without a confidence, and above it take no more than each row asks', () => {
    for (const { grade, minRatio, minConfidence } of gradeTable) {
      // At even money the ratio is v/√(1 − v²) for an expected value v.
      const value = (minRatio + 1e-9) / Math.sqrt(1 + (minRatio + 1e-9) ** 2)
      const bet = { chance: (1 + value) / 2, price: decimalOdds(2) }
      expect(gradeOf({ ...bet, confidence: minConfidence })).toBe(grade)
      expect(gradeOf({ ...bet, confidence: null })).toBe('D')
    }
  })

  it('take a decided share that lies a rounding above 1 for all of it', () => {
    const bet = { chance: 0.51, price: decimalOdds(2), confidence: 80 }
    expect(gradeOf({ ...bet, decided: 1 + Number.EPSILON })).toBe(gradeOf(bet))
  })

  it('know a bet that cannot lose from one that is always pushed', () => {
    expect(gradeOf({ chance: 1, price: decimalOdds(1.5), confidence: 90 })).toBe('A+')
    expect(gradeOf({ chance: 1, price: decimalOdds(1.5), decided: 0, confidence: 90 })).toBe('D')
  })
})
