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
const pregame = { chances: [0.5, 0.5], total: 8.9, scoring: { kind: 'counts' as const, spread: 1.2 } }
const home = (score: Score) => inPlay(pregame, scoreStanding('baseball', score)).chances[0]

describe('how a baseball game stands', () => {
  it('so that who is one behind with his turn to come is not lost, and who had it is', () => {
    expect(home(at(10, 'home', 0))).toBeGreaterThan(0.15)
    expect(home(at(10, 'home', 3))).toBe(0)
    expect(home(at(5, 'home', 0, { remaining: 0.5 }))).toBeGreaterThan(home(at(6, 'away', 0, { remaining: 0.5 }))!)
  })

  it('knows which bases are taken', () => {
    const third = { batting: 'home', outs: 1, taken: [false, false, true] } as const
    const state = scoreStanding(
      'baseball',
      at(9, 'home', 1, { bases: { ...third, taken: [false, false, true] } }),
    ).turns
    expect(state!.current!.state).toEqual({ outs: 1, bases: 4 })
    expect(home(at(9, 'home', 1, { bases: { ...third, taken: [false, false, true] } }))).toBeGreaterThan(
      home(at(9, 'home', 1))! + 0.2,
    )
  })
})

describe('how much of the scoring is left', () => {
  const left = (sport: 'hockey' | 'soccer' | 'basketball', remaining: number) =>
    scoreStanding(sport, at(1, 'home', 0, { bases: null, remaining })).scoringLeft

  it('is more than the share of time in hockey and soccer, where more is scored late', () => {
    expect(left('hockey', 2 / 3)).toBeCloseTo(0.703, 9)
    expect(left('hockey', 1 / 3)).toBeCloseTo(0.351, 9)
    expect(left('hockey', 1 / 6)).toBeCloseTo(0.351 / 2, 9)
    expect(left('soccer', 0.5)).toBeCloseTo(0.559, 9)
    expect(left('soccer', 1)).toBeCloseTo(1, 9)
    expect(left('hockey', 0)).toBe(0)
  })

  it('is the share of time in basketball', () => {
    expect(left('basketball', 0.4)).toBe(0.4)
  })
})
