import type { Bases, Score } from '@fairline/domain'
import { inPlay } from '@fairline/models'
import { describe, expect, it } from 'vitest'
import { standingOf } from './standing-of.ts'

const at = (period: number, batting: Bases['batting'], outs: number, other: Partial<Score> = {}): Score => ({
  ...{ gameId: 'g', home: 2, away: 3, period, clock: 'now', remaining: 0 },
  bases: { batting, outs, taken: [false, false, false] },
  ...{ periods: { home: [], away: [] }, lines: [], observedAt: 0 },
  ...other,
})
const turns = (score: Score) => {
  const { turns: left } = standingOf(score)
  return left && [left.home * 9, left.away * 9].map((innings) => Number(innings.toFixed(6)))
}

describe('how a baseball game stands', () => {
  it('gives both sides nine turns at the start, and the home side its turn after the visitors’', () => {
    expect(turns(at(1, 'away', 0))).toEqual([9, 9])
    expect(turns(at(1, 'away', 3))).toEqual([9, 8])
    expect(turns(at(5, 'home', 0))).toEqual([5, 4])
    expect(turns(at(5, 'home', 1))).toEqual([4.666667, 4])
    expect(turns(at(9, 'home', 2))).toEqual([0.333333, 0])
  })

  it('gives the home side its turn in extra innings too', () => {
    expect(turns(at(11, 'away', 1))).toEqual([1, 0.666667])
    expect(turns(at(11, 'home', 0))).toEqual([1, 0])
    expect(turns(at(11, 'home', 3))).toEqual([0, 0])
  })

  it('so that who is one behind with his turn to come is not lost, and who had it is', () => {
    const pregame = { chances: [0.5, 0.5], total: 8.9, scoring: { kind: 'counts' as const, spread: 1.2 } }
    const home = (score: Score) => inPlay(pregame, standingOf(score)).chances[0]
    expect(home(at(10, 'home', 0))).toBeGreaterThan(0.15)
    expect(home(at(10, 'home', 3))).toBe(0)
    expect(home(at(5, 'home', 0, { remaining: 0.5 }))).toBeGreaterThan(home(at(6, 'away', 0, { remaining: 0.5 }))!)
  })
})

it('leaves games in which both sides play at once to their clock', () => {
  expect(standingOf(at(3, 'home', 0, { bases: null, remaining: 0.4 }))).toEqual({
    ...{ home: 2, away: 3 },
    remaining: 0.4,
    turns: null,
  })
})
