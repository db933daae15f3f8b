import { expect, it } from 'vitest'
import { decisionMoment } from './decision-moment.ts'

/** A summer day in Los Angeles begins at seven in the morning of Greenwich. */
const on = (day: string, startsAt: string) =>
  new Date(decisionMoment({ day }, Date.parse(startsAt))).toISOString().slice(0, 16)

it('is nine in the morning of the game’s day in Los Angeles, in summer and in winter', () => {
  expect(on('2026-07-15', '2026-07-16T02:10:00Z')).toBe('2026-07-15T16:00')
  expect(on('2026-01-15', '2026-01-16T03:00:00Z')).toBe('2026-01-15T17:00')
})

it.each([
  ['begins in the morning', '2026-07-15T16:05:00Z', '2026-07-15T11:05'],
  ['begins at nine', '2026-07-15T16:00:00Z', '2026-07-15T11:00'],
  ['begins an hour after nine', '2026-07-15T17:00:00Z', '2026-07-15T12:00'],
  ['began before nine', '2026-07-15T13:00:00Z', '2026-07-15T08:00'],
  ['begins more than an hour after nine', '2026-07-15T17:01:00Z', '2026-07-15T16:00'],
])(
  'is never after the start: a game that %s is looked at five hours before it, if nine is not an hour before',
  (_, at, moment) => expect(on('2026-07-15', at)).toBe(moment),
)
