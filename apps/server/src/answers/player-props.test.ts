import { expect, it } from 'vitest'
import { betWorth } from '../../testing/board-of.ts'
import { propReasonsOf } from './player-props.ts'
import type { PropRow } from './prop-rows.ts'

const rowOf = (went: readonly boolean[], books: number): PropRow => {
  const move = { books, towards: 1, away: 0, points: 2, steam: false, updates: 2 }
  const prop = { line: 21.5, expectedCount: 22.84, move }
  return { bet: betWorth('g', 0.03, { selection: 'over' }), prop, went } as unknown as PropRow
}

it('says how often a prop hit only with how many games those are, and counts one book in the singular', () => {
  expect(propReasonsOf(rowOf([true, true, false, true, true], 1))).toEqual([
    'Fair 51.5% vs. 50.0% implied: +3.0% EV',
    'Our model projects 22.8; the line is 21.5',
    'In line with consensus',
    'Hit in 4 of last 5',
    '1 of 1 book moved toward this bet since open',
  ])
  expect(propReasonsOf(rowOf([], 12)).slice(-2)).toEqual([
    'In line with consensus',
    '1 of 12 books moved toward this bet since open',
  ])
})
