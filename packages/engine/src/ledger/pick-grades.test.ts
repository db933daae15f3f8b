import { GRADE_VERSION, type Pick } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { gradesOf } from './pick-grades.ts'

const { gradeVersion: _, ...unversioned } = aPick().pick
const gradedBy = (gradeVersion: number, over: Partial<Pick> = {}) =>
  gradesOf({ ...unversioned, ...(gradeVersion === 1 ? {} : { gradeVersion }), ...over })

it('knows every version of the table there has been: a pick stays verifiable when the next one is published', () => {
  for (let version = 1; version <= GRADE_VERSION; version++) expect(gradedBy(version)).not.toEqual([])
  expect(gradedBy(GRADE_VERSION + 1)).toEqual([])
})

it('grades a pick as its version did', () => {
  // EV 5 % at 2.10 and confidence 76.
  expect(gradedBy(1)).toEqual(['A', 'A'])
  expect(gradedBy(2)).toEqual(['A+'])
})

it('takes either confidence of the first version, and the shown one since', () => {
  expect(gradedBy(1, { confidence: 74.96 })).toEqual(['A', 'B+'])
  expect(gradedBy(2, { confidence: 69.96 })).toEqual(['A+'])
})
