import { expect, it } from 'vitest'
import * as inBrowser from './describe.browser.ts'
import * as inNode from './describe.ts'

it('exports the same functions for the browser as for the server', () => {
  expect(Object.keys(inBrowser).toSorted()).toEqual(Object.keys(inNode).toSorted())
})

it.each([
  [0, true],
  [55, true],
  [100, true],
  [101, false],
])('takes a percentage of %d alike in the browser and on the server', (value, isAccepted) => {
  expect(inBrowser.percent('').safeParse(value).success).toBe(isAccepted)
  expect(inNode.percent('').safeParse(value).success).toBe(isAccepted)
})
