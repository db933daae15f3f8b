import { afterEach, describe, expect, it, vi } from 'vitest'
import { momentOf } from './cells.ts'

afterEach(() => vi.unstubAllEnvs())

describe('a moment in a cell', () => {
  it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('is in UTC if it names no zone, on a machine in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const offsets = { UTC: 0, 'America/New_York': 300, 'Asia/Tokyo': -540 } as const
    // The machine's zone really is another one.
    expect(new Date(2026, 0, 2).getTimezoneOffset()).toBe(offsets[zone as keyof typeof offsets])
    expect(momentOf('2026-01-02T03:04:05')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5))
    expect(momentOf(' 2026-01-02 03:04:05 ')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5))
  })

  it('is in the zone it names', () => {
    expect(momentOf('2026-01-02T03:04:05Z')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5))
    expect(momentOf('2026-01-02T03:04:05-05:00')).toBe(Date.UTC(2026, 0, 2, 8, 4, 5))
  })

  it('is null if it is none', () => {
    expect([momentOf(''), momentOf('soon')]).toEqual([null, null])
  })
})
