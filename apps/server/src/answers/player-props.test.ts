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

it('says of both sides of a line that they belong together where their prices lock in a profit', () => {
  const { bet, prop, went } = rowOf([], 12)
  const [over, under] = [betWorth('g', 0.03, { prices: { A: 2.1 } }), betWorth('g', 0.03, { prices: { B: 2.05 } })]
  const reasons = propReasonsOf({ bet, prop: { ...prop, over, under }, went } as unknown as PropRow)
  expect(reasons[1]).toBe('All sides at their best books together lock in a profit')
  const whole = { ...over, pushProbability: 0.05 }
  const pushed = propReasonsOf({ bet, prop: { ...prop, over: whole, under }, went } as unknown as PropRow)
  expect(pushed[1]).not.toMatch(/lock in/)
})

it.each([
  [22.84, '22.8'],
  [1, '1.0'],
  [0.9999, '1.0'],
  [0.034, '0.03'],
  [0.001, 'less than 0.01'],
])('writes a projection of %s as %s: a rare count is never shown as none', (expectedCount, text) => {
  const { bet, prop, went } = rowOf([], 12)
  const reasons = propReasonsOf({ bet, prop: { ...prop, expectedCount }, went } as PropRow)
  expect(reasons[1]).toBe(`Our model projects ${text}; the line is 21.5`)
})
