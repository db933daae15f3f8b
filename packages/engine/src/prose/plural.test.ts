import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it.each([
  [0, '0 games'],
  [1, '1 game'],
  [2, '2 games'],
  [1234, '1,234 games'],
] as const)('counts %s as %s', (count, text) => {
  expect(plural(count, 'game')).toBe(text)
})

it('takes a plural that does not end in s alone', () => {
  expect([plural(1, 'match', 'matches'), plural(2, 'match', 'matches')]).toEqual(['1 match', '2 matches'])
})
