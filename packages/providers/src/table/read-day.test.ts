import { addDays, Day } from '@fairline/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'

describe('reading a day', () => {
  it.each(['31/02/2020', '2019-02-29', '00/01/20', '15/13/2019', '20190631', '2019-6-1', 'Sat 3 Aug', ''])(
    'says of %s that it is no day of the calendar',
    (cell) => {
      expect(readDay(cell)).toBeNull()
    },
  )

  it.each([
    ['29/02/2020', '2020-02-29'],
    ['14/08/93', '1993-08-14'],
    ['31/12/68', '2068-12-31'],
    ['01/01/69', '1969-01-01'],
    ['2019-06-15T20:00:00Z', '2019-06-15'],
  ])('reads %s as %s', (cell, day) => {
    expect(readDay(cell)).toBe(day)
  })

  it.each(['0020-06-15', '15/06/0020', '2920-06-15', '0007-06-15', '00070615', '0000-01-01', '9999-12-31'])(
    'says of %s that no game was played then, and guesses no century',
    (cell) => {
      expect(readDay(cell)).toBeNull()
    },
  )

  it('reads days from 1870 to 2100 and none outside', () => {
    const days = ['1869-12-31', '1870-01-01', '2100-12-31', '2101-01-01']
    expect(days.map(readDay)).toEqual([null, '1870-01-01', '2100-12-31', null])
  })

  it('reads every day from 1969 to 2068 as the same day, however it is written', () => {
    fc.assert(
      fc.property(fc.nat(36_000), (after) => {
        const day = addDays('1969-01-01', after)
        const [year, month, date] = day.split('-') as [string, string, string]
        expect(Day.safeParse(day).success).toBe(true)
        for (const cell of [
          day,
          `${year}${month}${date}`,
          `${date}/${month}/${year}`,
          `${date}/${month}/${year.slice(2)}`,
        ])
          expect(readDay(cell)).toBe(day)
      }),
    )
  })
})
