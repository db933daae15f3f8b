import { describe, expect, it } from 'vitest'
import { ALL_TURNS, type BaseballStanding, baseballTurns } from './baseball-turns.ts'

const at = (
  inning: number,
  batting: BaseballStanding['batting'],
  outs: number,
  other: Partial<BaseballStanding> = {},
) => baseballTurns({ home: 3, away: 3, inning, batting, outs, bases: 0, ...other })

describe('the turns a baseball game has left', () => {
  it('are all of them at the start', () => {
    const { home, away, last, current } = at(1, 'away', 0)
    expect(away).toBeCloseTo(1, 9)
    expect(home + last).toBeCloseTo(1, 9)
    expect(last).toBe(ALL_TURNS.last)
    expect(current).toBeNull()
  })

  it('give the home side its turn after the visitors’', () => {
    for (const inning of [1, 5, 9]) {
      const [top, middle, end] = [at(inning, 'away', 0), at(inning, 'away', 3), at(inning, 'home', 3)]
      expect(top.home + top.last).toBeCloseTo(top.away, 9)
      expect(middle.home + middle.last).toBeCloseTo(top.away, 9)
      expect(middle.away).toBeLessThan(top.away)
      expect(end.home + end.last).toBeCloseTo(middle.away, 9)
    }
    expect(at(9, 'home', 0)).toMatchObject({ home: 0, away: 0, last: ALL_TURNS.last, current: null })
    expect(at(9, 'home', 3)).toMatchObject({ home: 0, away: 0, last: 0, current: null })
  })

  it('set the turn that has begun apart, with its outs and bases', () => {
    const { away, current } = at(5, 'away', 1, { bases: 5 })
    expect(away).toBeCloseTo(at(5, 'away', 3).away, 9)
    expect(current).toMatchObject({ side: 'away', isLast: false, state: { outs: 1, bases: 5 } })
    expect(at(5, 'away', 0, { bases: 1 }).current).not.toBeNull()
    expect(at(9, 'home', 1).current).toMatchObject({ side: 'home', isLast: true })
    expect(at(8, 'home', 1).current!.isLast).toBe(false)
  })

  it('are of average worth until the seventh inning, then more for who leads and less for who is behind', () => {
    const [level, ahead] = [at(5, 'home', 3), at(5, 'home', 3, { home: 4 })]
    expect(ahead.home).toBeGreaterThan(level.home)
    expect(ahead.away).toBeLessThan(level.away)
    expect(ahead.home / level.home).toBeLessThan(1.03)
    expect(at(8, 'home', 3, { home: 4 }).away / at(8, 'home', 3).away).toBeCloseTo(0.94, 9)
  })

  it('that have begun are of average worth in the sixth inning, and in the seventh more for who leads, less for who is behind', () => {
    const byLead = (inning: number, lead: number) =>
      at(inning, 'away', 1, { away: 3 + lead }).current!.share / at(inning, 'away', 1).current!.share
    expect([byLead(6, 2), byLead(6, -2)]).toEqual([1, 1])
    expect(byLead(7, 2)).toBeCloseTo(1.03, 9)
    expect(byLead(7, -2)).toBeCloseTo(0.94, 9)
  })

  it('go on one by one in extra innings, and know nothing of the bases there', () => {
    const [top, bottom, over] = [at(11, 'away', 1), at(11, 'home', 0), at(11, 'home', 3)]
    expect(top).toMatchObject({ home: 0, away: 0, last: ALL_TURNS.last })
    expect(top.current).toMatchObject({ share: ALL_TURNS.last, state: null })
    expect(top.current!.rest).toBeCloseTo(2 / 3, 9)
    expect(bottom).toMatchObject({ home: 0, away: 0, last: ALL_TURNS.last })
    expect(over).toMatchObject({ home: 0, away: 0, last: 0 })
    expect(at(11, 'away', 0).away).toBe(ALL_TURNS.last)
  })
})
