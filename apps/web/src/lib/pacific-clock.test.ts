import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pacificClock } from './pacific-clock.ts'

// Node keeps it behind a flag; browsers have it.
setFlagsFromString('--harmony-temporal')
const temporal: typeof Temporal = runInNewContext('Temporal')

describe('the clock of Los Angeles', () => {
  it.each([
    ['2026-07-15T19:05:30Z', { day: '2026-07-15', hour: 12, minute: 5 }],
    ['2026-07-16T06:59:59.999Z', { day: '2026-07-15', hour: 23, minute: 59 }],
    ['2026-07-16T07:00:00Z', { day: '2026-07-16', hour: 0, minute: 0 }],
    // Clocks go forward from 2 to 3, and back from 2 to 1.
    ['2026-03-08T09:59:00Z', { day: '2026-03-08', hour: 1, minute: 59 }],
    ['2026-03-08T10:00:00Z', { day: '2026-03-08', hour: 3, minute: 0 }],
    ['2026-11-01T08:30:00Z', { day: '2026-11-01', hour: 1, minute: 30 }],
    ['2026-11-01T09:30:00Z', { day: '2026-11-01', hour: 1, minute: 30 }],
  ])('at %s, whoever is asked', (iso, clock) => {
    for (const zones of [temporal, null]) expect(pacificClock(Date.parse(iso), zones)).toEqual(clock)
  })

  it('shows the same from both who can be asked, through the years there are games of', () => {
    const between = { min: Date.parse('1990-01-01T00:00:00Z'), max: Date.parse('2037-12-31T00:00:00Z') }
    fc.assert(
      fc.property(fc.double({ ...between, noNaN: true }), (instant) => {
        expect(pacificClock(instant, temporal)).toEqual(pacificClock(instant, null))
      }),
    )
  })

  it('is none where the moment is none', () => {
    for (const zones of [temporal, null]) expect(() => pacificClock(Number.NaN, zones)).toThrow(/NaN|Invalid time/)
  })
})
