import { afterEach, describe, expect, it, vi } from 'vitest'
import { readInstant, readOptionalInstant } from './read-instant.ts'

afterEach(() => vi.unstubAllEnvs())

describe('an instant in a cell', () => {
  it.each([
    ['2023-10-10T21:30:00Z', Date.UTC(2023, 9, 10, 21, 30)],
    // As ESPN writes tip-offs, The Odds API its times and databases theirs.
    ['2026-05-08T23:30Z', Date.UTC(2026, 4, 8, 23, 30)],
    ['2025-10-07T21:27:29.218842Z', Date.UTC(2025, 9, 7, 21, 27, 29, 218)],
    ['2026-08-19T21:00:05.530875+00:00', Date.UTC(2026, 7, 19, 21, 0, 5, 530)],
    // Five hours behind UTC, and five and a half ahead.
    ['2026-01-02T03:04:05-05:00', Date.UTC(2026, 0, 2, 8, 4, 5)],
    ['2026-01-02 03:04:05+0530', Date.UTC(2026, 0, 1, 21, 34, 5)],
    [' 2024-02-29T00:00:00z ', Date.UTC(2024, 1, 29)],
  ])('is read: %s', (cell, at) => {
    expect(readInstant(cell)).toBe(at)
  })

  it.each([
    '2026-02-30T18:00:00Z',
    '2023-02-29T18:00:00Z',
    '2026-13-01T18:00:00Z',
    '2920-06-15T18:00:00Z',
    '2026-02-03T24:00:00Z',
    '2026-02-03T18:60:00Z',
    '2026-02-03T18:00:60Z',
    '2026-02-03T18:00:00+15:00',
    '2026-02-03T18:00:00+05:75',
    '2026-02-03',
    '2026-02-03Z',
    '2026-02-03T18:00:00 PST',
    'Sat, 25 Apr 2026 15:46:49 GMT',
    '1760131800000',
    'soon',
    '',
  ])('is not guessed: "%s" is none', (cell) => {
    expect([readInstant(cell), readInstant(cell, 'utc')]).toEqual([null, null])
  })

  it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('never has the zone of the machine, here %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const offsets = { UTC: 0, 'America/New_York': 300, 'Asia/Tokyo': -540 } as const
    // The machine's zone really is another one.
    expect(new Date(2026, 0, 2).getTimezoneOffset()).toBe(offsets[zone as keyof typeof offsets])
    for (const cell of ['2023-10-10 21:30', '2023-10-10T21:30:00']) {
      expect(readInstant(cell)).toBeNull()
      expect(readInstant(cell, 'utc')).toBe(Date.UTC(2023, 9, 10, 21, 30))
    }
    // A zone that is written counts, also where UTC is documented.
    expect(readInstant('2023-10-10T21:30:00+02:00', 'utc')).toBe(Date.UTC(2023, 9, 10, 19, 30))
  })

  it('may be missing, which is not the same as unreadable', () => {
    expect(['', ' ', '2026-02-30T18:00:00Z', '2026-03-02T18:00'].map((cell) => readOptionalInstant(cell))).toEqual([
      null,
      null,
      'unreadable',
      'unreadable',
    ])
    expect(readOptionalInstant('2026-03-02T18:00', 'utc')).toBe(Date.UTC(2026, 2, 2, 18))
  })
})
