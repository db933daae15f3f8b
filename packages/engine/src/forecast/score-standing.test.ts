import { type Bases, leagues, type Score } from '@fairline/domain'
import { inPlay } from '@fairline/models'
import { describe, expect, it } from 'vitest'
import { scoreStanding } from './score-standing.ts'

const at = (period: number, batting: Bases['batting'], outs: number, other: Partial<Score> = {}): Score => ({
  gameId: 'g',
  home: 2,
  away: 3,
  period,
  clock: 'now',
  remaining: 0,
  bases: { batting, outs, taken: [false, false, false] },
  periods: { home: [], away: [] },
  lines: [],
  observedAt: 0,
  ...other,
})
const pregame = { chances: [0.5, 0.5], total: 8.9, scoring: { kind: 'counts' as const, spread: 1.2 } }
const home = (score: Score) => inPlay(pregame, scoreStanding(leagues.mlb, score)!).chances[0]

describe('how a baseball game stands', () => {
  it('so that who is one behind with his turn to come is not lost, and who had it is', () => {
    expect(home(at(10, 'home', 0))).toBeGreaterThan(0.15)
    expect(home(at(10, 'home', 3))).toBe(0)
    expect(home(at(5, 'home', 0, { remaining: 0.5 }))).toBeGreaterThan(home(at(6, 'away', 0, { remaining: 0.5 }))!)
  })

  it('knows which bases are taken', () => {
    const third = { batting: 'home', outs: 1, taken: [false, false, true] } as const
    const state = scoreStanding(
      leagues.mlb,
      at(9, 'home', 1, { bases: { ...third, taken: [false, false, true] } }),
    )!.turns
    expect(state!.current!.state).toEqual({ outs: 1, bases: 4 })
    expect(home(at(9, 'home', 1, { bases: { ...third, taken: [false, false, true] } }))).toBeGreaterThan(
      home(at(9, 'home', 1))! + 0.2,
    )
  })
})

describe('how much of the scoring is left', () => {
  const left = (league: 'nhl' | 'laliga' | 'nba', remaining: number) =>
    scoreStanding(leagues[league], at(1, 'home', 0, { bases: null, remaining }))!.scoringLeft

  it('is more than the share of time in hockey and soccer, where more is scored late', () => {
    expect(left('nhl', 2 / 3)).toBeCloseTo(0.703, 9)
    expect(left('nhl', 1 / 3)).toBeCloseTo(0.351, 9)
    expect(left('nhl', 1 / 6)).toBeCloseTo(0.351 / 2, 9)
    expect(left('laliga', 0.5)).toBeCloseTo(0.559, 9)
    expect(left('laliga', 1)).toBeCloseTo(1, 9)
    expect(left('nhl', 0)).toBe(0)
  })

  it('is the share of time in basketball', () => {
    expect(left('nba', 0.4)).toBe(0.4)
  })
})

describe('how much of overtime is left', () => {
  const overtime = (league: 'nba' | 'wnba' | 'nhl' | 'nfl', other: Partial<Score>) =>
    scoreStanding(leagues[league], at(5, 'home', 0, { bases: null, ...other }))?.overtime

  it('is read off the clock of a basketball game, as a share of regulation', () => {
    expect(overtime('nba', { clock: 'Overtime 4:30' })).toEqual({ length: 5 / 48, left: 4.5 / 48 })
    expect(overtime('wnba', { clock: 'Overtime 1:00', period: 6 })).toEqual({ length: 5 / 40, left: 1 / 40 })
  })

  it('is all of it where regulation ends level, and none where it does not or goes on', () => {
    const end = { period: 4, clock: 'Q4 0:00' }
    expect(overtime('nba', { ...end, home: 3 })).toEqual({ length: 5 / 48, left: 5 / 48 })
    expect(overtime('nba', end)).toBeNull()
    expect(overtime('nba', { period: 4, clock: 'Q4 4:30', remaining: 0.09 })).toBeNull()
  })

  it('is all of it as an overtime begins, with its whole time on the clock', () => {
    expect(overtime('nba', { clock: 'Overtime 5:00' })).toEqual({ length: 5 / 48, left: 5 / 48 })
    expect(overtime('wnba', { clock: '5:00 - 2nd OT', period: 6 })).toEqual({ length: 5 / 40, left: 5 / 40 })
  })

  it('is not known, and nor is how the game stands, if the clock does not tell', () => {
    for (const clock of ['Overtime', 'End of OT', 'Overtime 12:00'])
      expect(scoreStanding(leagues.nba, at(5, 'home', 0, { bases: null, clock }))).toBeNull()
  })

  it('is nothing in sports whose overtime ends with a score', () => {
    expect(overtime('nhl', { clock: 'Overtime 3:00' })).toBeNull()
    expect(overtime('nfl', { clock: 'Overtime' })).toBeNull()
  })
})
