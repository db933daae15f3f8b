import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './day.ts'
import { dayIn, instantIn, PACIFIC, pacificDay, startOfPacificDay } from './zoned.ts'

const iso = (instant: number) => new Date(instant).toISOString()

describe('the Pacific day', () => {
  it('begins at 00:00 in Los Angeles, in summer and in winter', () => {
    expect(iso(startOfPacificDay('2019-06-15'))).toBe('2019-06-15T07:00:00.000Z')
    expect(iso(startOfPacificDay('2019-01-15'))).toBe('2019-01-15T08:00:00.000Z')
  })

  it('is 23 hours long when the clocks go forward', () => {
    expect(startOfPacificDay('2019-03-11') - startOfPacificDay('2019-03-10')).toBe(23 * 3_600_000)
  })

  it('is still yesterday in Los Angeles when a late game ends in UTC', () => {
    expect(pacificDay(Date.parse('2019-06-16T05:10:00Z'))).toBe('2019-06-15')
    expect(pacificDay(Date.parse('2020-01-01T07:59:00Z'))).toBe('2019-12-31')
    expect(pacificDay(Date.parse('2020-01-01T08:00:00Z'))).toBe('2020-01-01')
  })

  it('is the same for every moment of an hour, also when the clocks change', () => {
    for (const from of ['2019-03-10', '2019-11-03']) {
      const start = Date.parse(`${from}T00:00:00Z`)
      for (let minute = 0; minute < 48 * 60; minute += 20) {
        const moment = start + minute * 60_000 + 59_999
        expect(pacificDay(moment)).toBe(dayIn(PACIFIC, moment))
      }
    }
  })

  it('reads a British kick-off in British time', () => {
    expect(iso(instantIn('Europe/London', '2019-08-16', '20:00'))).toBe('2019-08-16T19:00:00.000Z')
  })

  it('counts days across a change of clocks', () => {
    expect(addDays('2019-03-09', 2)).toBe('2019-03-11')
    expect(daysBetween('2019-03-01', '2019-04-01')).toBe(31)
  })
})
