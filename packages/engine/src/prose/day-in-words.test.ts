import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

it('names a day as Americans write it, in whatever zone the server runs', () => {
  expect(dayInWords('2026-11-22')).toBe('Nov 22, 2026')
  expect(dayInWords('2026-01-01')).toBe('Jan 1, 2026')
})
