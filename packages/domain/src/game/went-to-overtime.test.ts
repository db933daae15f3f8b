import { describe, expect, it } from 'vitest'
import { leagues } from '../league/leagues.ts'
import { wentToOvertime } from './went-to-overtime.ts'

describe('wentToOvertime', () => {
  it('compares the periods played with those of regulation', () => {
    expect(wentToOvertime(leagues.nhl, { periods: { home: [1, 0, 1], away: [0, 2, 1] } })).toBe(false)
    expect(wentToOvertime(leagues.nhl, { periods: { home: [1, 0, 1, 1], away: [0, 2, 0, 0] } })).toBe(true)
    expect(wentToOvertime(leagues.nba, { periods: { home: [20, 20, 20, 20], away: [20, 20, 20, 19] } })).toBe(false)
  })

  it('counts the side with more periods if its source leaves one out for the other', () => {
    expect(wentToOvertime(leagues.nhl, { periods: { home: [1, 0, 1], away: [0, 1, 1, 1] } })).toBe(true)
    expect(wentToOvertime(leagues.nhl, { periods: { home: [1, 0, 1, 1], away: [0, 1, 1] } })).toBe(true)
    expect(wentToOvertime(leagues.nhl, { periods: { home: [1, 0], away: [0, 1, 1] } })).toBe(false)
  })

  it('returns null without scores by period', () => {
    expect(wentToOvertime(leagues.nhl, {})).toBeNull()
  })
})
