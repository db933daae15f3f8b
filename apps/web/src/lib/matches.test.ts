import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it.each([
  ['', ['Boston'], true],
  ['   ', [null], true],
  ['bost', ['Boston Red Sox'], true],
  [' SOX ', [null, 'Boston Red Sox'], true],
  ['yank', ['Boston Red Sox', null], false],
  ['red  sox', ['Boston Red Sox'], false],
])('looks for what is typed in every text, whatever the case: %j in %j', (typed, texts, found) =>
  expect(matches(typed, ...texts)).toBe(found),
)
