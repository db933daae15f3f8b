import { beforeEach, expect, it, vi } from 'vitest'

/** A clock that has heard nothing yet. */
async function freshClock() {
  vi.resetModules()
  return await import('./app-clock.ts')
}
let clock: Awaited<ReturnType<typeof freshClock>>
beforeEach(async () => {
  clock = await freshClock()
})

it('goes by the device until the server has said its time', () => {
  expect([clock.appNow(1000), clock.isClockKnown()]).toEqual([1000, false])
})

it('runs as far ahead of the device as the server does', () => {
  clock.noteServerTime('2019-06-15T12:00:00Z', Date.parse('2026-01-01T00:00:00Z'))
  expect(clock.appNow(Date.parse('2026-01-01T00:05:00Z'))).toBe(Date.parse('2019-06-15T12:05:00Z'))
  expect(clock.isClockKnown()).toBe(true)
})

it.each([null, '', 'noon'])('hears nothing in %j, and keeps what it heard', (said) => {
  clock.noteServerTime(said, 0)
  expect([clock.appNow(7), clock.isClockKnown()]).toEqual([7, false])
  clock.noteServerTime('1970-01-01T00:00:01Z', 0)
  clock.noteServerTime(said, 5000)
  expect(clock.appNow(7)).toBe(1007)
})
