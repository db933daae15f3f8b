import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it('writes a count with its noun in the right number', () => {
  expect([0, 1, 2, 1234].map((count) => plural(count, 'pick'))).toEqual(['0 picks', '1 pick', '2 picks', '1,234 picks'])
  expect(plural(2, 'entry', 'entries')).toBe('2 entries')
})
