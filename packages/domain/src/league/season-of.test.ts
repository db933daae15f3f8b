import { describe, expect, it } from 'vitest'
import { leagues } from './leagues.ts'
import { seasonOf, seasonYearOf } from './season-of.ts'

describe('seasonOf', () => {
  it.each([
    ['nba', '2008-12-01', { year: 2008, name: '2008-09' }],
    ['nba', '2000-01-15', { year: 1999, name: '1999-00' }],
    ['nfl', '2020-07-31', { year: 2019, name: '2019-20' }],
    ['nfl', '2020-08-01', { year: 2020, name: '2020-21' }],
    ['mlb', '2019-01-01', { year: 2019, name: '2019' }],
    ['mlb', '2019-12-31', { year: 2019, name: '2019' }],
  ] as const)('puts %s on %s into the season %j', (league, day, season) => {
    expect(seasonOf(leagues[league], day)).toEqual(season)
  })
})

describe('seasonYearOf', () => {
  it('returns the year the season began if the source does not number it', () => {
    expect(seasonYearOf(leagues.nba, { day: '2020-03-01' })).toBe(2019)
    expect(seasonYearOf(leagues.mlb, { day: '2020-03-01', season: undefined })).toBe(2020)
  })

  it('returns the number the source gives, also if the calendar says otherwise', () => {
    expect(seasonYearOf(leagues.nba, { day: '2020-03-01', season: 2020 })).toBe(2020)
    expect(seasonYearOf(leagues.ufc, { day: '2020-03-01', season: 0 })).toBe(0)
  })
})
