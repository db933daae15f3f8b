import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Grade, gradeOf, gradeTable } from './grade.ts'

const rank = (grade: Grade) => -Grade.options.indexOf(grade)
const value = fc.double({ min: -1, max: 1, noNaN: true })
const confidence = fc.double({ min: 0, max: 100, noNaN: true })

describe('grades', () => {
  it('never fall when value or confidence rises', () => {
    fc.assert(
      fc.property(value, value, confidence, confidence, (a, b, c, d) => {
        const [low, high] = [gradeOf(Math.min(a, b), Math.min(c, d)), gradeOf(Math.max(a, b), Math.max(c, d))]
        expect(rank(high)).toBeGreaterThanOrEqual(rank(low))
      }),
    )
  })

  it('call a bet that loses on average F, however confident', () => {
    expect(gradeOf(-0.001, 100)).toBe('F')
  })

  it('give every row of the table to the bet that just clears it', () => {
    for (const { grade, minValue, minConfidence } of gradeTable) expect(gradeOf(minValue, minConfidence)).toBe(grade)
  })
})
