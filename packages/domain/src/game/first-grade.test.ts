import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { firstGradeOf } from './first-grade.ts'
import { gradeOf } from './grade.ts'

describe('firstGradeOf', () => {
  it.each([
    [0.04, 85, 'A+'],
    [0.03, 75, 'A'],
    [0.02, 70, 'B+'],
    [0.015, 65, 'B'],
    [0.01, 60, 'C+'],
    [0.005, 50, 'C'],
    [0, 0, 'D'],
  ])(
    'grades an expected value of %d at a confidence of %d %% as %s: both bars count as reached',
    (value, sure, grade) => {
      expect(firstGradeOf(value, sure)).toBe(grade)
    },
  )

  it.each([
    [0.0399, 85, 'A'],
    [0.0299, 75, 'B+'],
    [0.0199, 70, 'B'],
    [0.0149, 65, 'C+'],
    [0.0099, 60, 'C'],
    [0.0049, 50, 'D'],
    [-0.0001, 100, 'F'],
  ])('grades an expected value of %d, just below a bar, at %d %% as %s', (value, sure, grade) => {
    expect(firstGradeOf(value, sure)).toBe(grade)
  })

  it.each([
    [0.04, 84.9, 'A'],
    [0.03, 74.9, 'B+'],
    [0.02, 69.9, 'B'],
    [0.015, 64.9, 'C+'],
    [0.01, 59.9, 'C'],
    [0.005, 49.9, 'D'],
    [0.5, 0, 'D'],
  ])('grades an expected value of %d at %d %%, just below the confidence it needs, as %s', (value, sure, grade) => {
    expect(firstGradeOf(value, sure)).toBe(grade)
  })

  it('asks for more confidence than the present table', () => {
    // At even money a probability of 0.53 is worth 0.06 of the stake.
    expect(gradeOf({ chance: 0.53, price: decimalOdds(2), confidence: 70 })).toBe('A+')
    expect(firstGradeOf(0.06, 70)).toBe('B+')
  })
})
