import type { Bases, Score } from '@fairline/domain'
import { inPlay } from '@fairline/models'
import { describe, expect, it } from 'vitest'
import { scoreStanding } from './score-standing.ts'

const at = (period: number, batting: Bases['batting'], outs: number, other: Partial<Score> = {}): Score => ({
  ...{ gameId: 'g', home: 2, away: 3, period, clock: 'now', remaining: 0 },
  bases: { batting, outs, taken: [false, false, false] },
  ...{ periods: { home: [], away: [] }, lines: [], observedAt: 0 },
  ...other,
})
const turns = (score: Score) => scoreStanding(score).turns!

describe('how a baseball game stands', () => {
  it('gives both sides a whole game at the start, and the home side its turn after the visitors’', () => {
    expect(turns(at(1, 'away', 0)).home).toBeCloseTo(1, 9)
    expect(turns(at(1, 'away', 0)).away).toBeCloseTo(1, 9)
    for (const inning of [1, 5, 9]) {
      const [top, middle] = [turns(at(inning, 'away', 0)), turns(at(inning, 'away', 3))]
      expect(top.home).toBeCloseTo(top.away, 9)
      expect(middle.home).toBe(top.home)
      expect(middle.away).toBeLessThan(top.away)
      expect(turns(at(inning, 'home', 3)).home).toBeCloseTo(middle.away, 9)
    }
    expect(turns(at(9, 'home', 1)).home).toBeCloseTo((2 / 3) * turns(at(9, 'home', 0)).home, 9)
    expect(turns(at(9, 'home', 0)).away).toBe(0)
  })

  it('knows which turn is the home side’s last, whether all of it is left or some', () => {
    const { last } = turns(at(1, 'away', 0))
    expect(last).toBeCloseTo(turns(at(9, 'home', 0)).home, 9)
    expect(turns(at(9, 'home', 2)).last).toBe(turns(at(9, 'home', 2)).home)
  })

  it('gives the home side its turn in extra innings too', () => {
    const [top, bottom, over] = [turns(at(11, 'away', 1)), turns(at(11, 'home', 0)), turns(at(11, 'home', 3))]
    expect(top.away).toBeCloseTo((2 / 3) * top.home, 9)
    expect([bottom.home, bottom.away]).toEqual([top.home, 0])
    expect([over.home, over.away]).toEqual([0, 0])
  })

  it('so that who is one behind with his turn to come is not lost, and who had it is', () => {
    const pregame = { chances: [0.5, 0.5], total: 8.9, scoring: { kind: 'counts' as const, spread: 1.2 } }
    const home = (score: Score) => inPlay(pregame, scoreStanding(score)).chances[0]
    expect(home(at(10, 'home', 0))).toBeGreaterThan(0.15)
    expect(home(at(10, 'home', 3))).toBe(0)
    expect(home(at(5, 'home', 0, { remaining: 0.5 }))).toBeGreaterThan(home(at(6, 'away', 0, { remaining: 0.5 }))!)
  })
})

it('leaves games in which both sides play at once to their clock', () => {
  expect(scoreStanding(at(3, 'home', 0, { bases: null, remaining: 0.4 }))).toEqual({
    ...{ home: 2, away: 3 },
    remaining: 0.4,
    turns: null,
  })
})
