import { expect, it } from 'vitest'
import { clockText } from './clock-text.ts'

const inning = (period: number) =>
  clockText('mlb', { at: 0, period, phase: 0, remaining: 0, bases: 0, home: 0, away: 0, credits: [] })

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [9, '9th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [14, '14th'],
  [21, '21st'],
  [22, '22nd'],
])('writes inning %i as %s', (period, ordinal) => {
  expect(inning(period)).toBe(`Top ${ordinal}`)
})
