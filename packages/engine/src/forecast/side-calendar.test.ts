import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_REST, sideCalendar } from './side-calendar.ts'

function played(...days: readonly number[]) {
  const calendar = sideCalendar()
  for (const day of days) calendar.learn('BOS', day)
  return calendar
}

describe('the calendar of sides', () => {
  it('rests a side that has never played', () => {
    expect(sideCalendar().restOf('BOS', 10)).toEqual({ playedYesterday: false, isThirdInFour: false, days: MAX_REST })
  })

  it('tells that a side played yesterday, and how long ago it last did', () => {
    expect(played(9).restOf('BOS', 10)).toEqual({ playedYesterday: true, isThirdInFour: false, days: 1 })
    expect(played(7).restOf('BOS', 10)).toEqual({ playedYesterday: false, isThirdInFour: false, days: 3 })
  })

  it('counts the third game in four days, and a double-header as one day', () => {
    expect(played(7, 9).restOf('BOS', 10).isThirdInFour).toBe(true)
    expect(played(6, 9).restOf('BOS', 10).isThirdInFour).toBe(false)
    expect(played(9, 9).restOf('BOS', 10).isThirdInFour).toBe(false)
  })

  it('does not count the first game of a double-header against the second', () => {
    expect(played(9, 10).restOf('BOS', 10)).toEqual(played(9).restOf('BOS', 10))
  })

  it('says the same after it was saved and restored', () => {
    const restored = sideCalendar()
    restored.restore(played(7, 9).save())
    expect(restored.restOf('BOS', 10)).toEqual(played(7, 9).restOf('BOS', 10))
  })

  it('says of the last days what it would say if it remembered all of them', () => {
    const schedule = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(schedule, fc.integer({ min: 0, max: 6 }), (gaps, until) => {
        let day = 0
        const days = gaps.map((gap) => {
          day += gap
          return day
        })
        // Of one day no more than three games are remembered; no one plays more.
        const counts = Map.groupBy(days, (one) => one)
        fc.pre([...counts.values()].every(({ length }) => length <= 2))
        const query = day + until
        const earlier = [...new Set(days)].filter((one) => one < query)
        expect(played(...days).restOf('BOS', query)).toEqual({
          playedYesterday: earlier.includes(query - 1),
          isThirdInFour: earlier.filter((one) => one >= query - 3).length >= 2,
          days: Math.min(MAX_REST, query - (earlier.at(-1) ?? Number.NEGATIVE_INFINITY)),
        })
      }),
    )
  })
})
