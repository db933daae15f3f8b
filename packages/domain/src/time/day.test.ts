import { afterEach, expect, it, vi } from 'vitest'
import { addDays } from './day.ts'

afterEach(() => vi.unstubAllEnvs())

it('adds days independently of the time zone of the machine', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  // The machine's zone really is nine hours ahead of UTC.
  expect(new Date(2026, 6, 15).getTimezoneOffset()).toBe(-540)
  expect(addDays('2026-07-15', 1)).toBe('2026-07-16')
  expect(addDays('2026-07-15', -15)).toBe('2026-06-30')
})
