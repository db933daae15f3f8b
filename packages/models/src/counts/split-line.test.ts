import { expect, it } from 'vitest'
import { splitLine } from './split-line.ts'

it.each([
  [2.5, [2.5]],
  [3, [3]],
  [0, [0]],
  [2.75, [2.5, 3]],
  [2.25, [2, 2.5]],
  [-0.25, [-0.5, 0]],
])('a stake on %d stands on %j', (line, parts) => {
  expect(splitLine(line)).toEqual(parts)
})
