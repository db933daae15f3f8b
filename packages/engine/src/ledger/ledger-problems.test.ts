import { expect, it } from 'vitest'
import { addProblem, describeProblems, type LedgerProblem } from './ledger-problems.ts'

const unreadable = (seq: number, reason = 'not JSON'): LedgerProblem => ({
  kind: 'unreadable',
  from: seq,
  to: seq,
  reason,
})

it('joins adjacent rows with the same problem into one range', () => {
  const problems: LedgerProblem[] = []
  for (const seq of [3, 4, 5, 7]) addProblem(problems, unreadable(seq))
  addProblem(problems, unreadable(8, 'cut off'))
  expect(problems.map(({ from, to }) => [from, to])).toEqual([
    [3, 5],
    [7, 7],
    [8, 8],
  ])
})

it('names problems in words', () => {
  expect(
    describeProblems([
      { kind: 'missing', from: 3, to: 5, reason: 'deleted' },
      { kind: 'missing', from: 8, to: 8, reason: 'deleted' },
      unreadable(9),
    ]),
  ).toBe("rows 3–5 are missing; row 8 is missing; row 9 can't be read (not JSON)")
})

it('names the first twenty and counts the others', () => {
  const text = describeProblems(Array.from({ length: 25 }, (_, i) => unreadable(2 * i + 1)))
  expect(text.split('; ')).toHaveLength(21)
  expect(text).toContain('; and 5 more')
})
