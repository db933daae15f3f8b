import { expect, it } from 'vitest'
import { books } from './book.ts'
import { quoteTimes } from './quote-times.ts'

const HOUR = 3_600_000
const startsAt = Date.parse('2026-06-03T20:00:00Z')
const opensAt = startsAt - 20 * HOUR

it('prices a match from when its book opens until just before the start, in order', () => {
  const learns = [startsAt + 1, startsAt, startsAt - 1, startsAt - 5000, opensAt - 1]
  const times = quoteTimes({ book: books[0]!, key: 1, opensAt, learns }, startsAt)
  expect(times[0]).toBe(opensAt)
  expect(times.slice(-2)).toEqual([startsAt - 5000, startsAt - 1])
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
