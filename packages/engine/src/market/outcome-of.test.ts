import { leagues } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

describe('outcomeOf', () => {
  it.each([
    ['mlb', 'home', 0],
    ['mlb', 'away', 1],
    ['nfl', 'draw', null],
    ['mls', 'home', 0],
    ['mls', 'draw', 1],
    ['mls', 'away', 2],
  ] as const)('returns in %s for a winner of %s the index %s', (league, winner, index) => {
    const result = { gameId: 'g', winner, home: null, away: null, observedAt: 1 }
    expect(outcomeOf(leagues[league], { result })).toBe(index)
  })

  it('returns null while there is no result', () => {
    expect(outcomeOf(leagues.mlb, { result: null })).toBeNull()
    expect(outcomeOf(leagues.mls, { result: null })).toBeNull()
  })
})
