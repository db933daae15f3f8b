import { countPmf } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endsOfTurns, type TurnsLeft } from './last-turn.ts'

const left = (other: Partial<TurnsLeft> = {}): TurnsLeft => ({
  ...{ home: 3.5, last: 0.5, away: 4, spread: 1.2, level: 0.5 },
  ...other,
})
const all = ({ above, on, below }: { above: number; on: number; below: number }) => above + on + below

describe('a game whose last turn is the home side’s', () => {
  it('has chances that sum to one, and ends level by nobody', () => {
    const scores = fc.record({ home: fc.integer({ min: 0, max: 12 }), away: fc.integer({ min: 0, max: 12 }) })
    const share = fc.double({ min: 0, max: 6, noNaN: true })
    fc.assert(
      fc.property(scores, share, share, fc.double({ min: 0, max: 1, noNaN: true }), (now, home, away, last) => {
        const ends = endsOfTurns(now, left({ home, away, last }))
        for (const line of [-1.5, 0, 1]) expect(all(ends.margin(line))).toBeCloseTo(1, 3)
        for (const line of [0, 8.5, 12]) expect(all(ends.total(line))).toBeCloseTo(1, 3)
        expect(ends.margin(0).on).toBe(0)
        expect(ends.margin(-1.5).above).toBeGreaterThanOrEqual(ends.margin(1.5).above)
        expect(ends.total(7.5).above).toBeGreaterThanOrEqual(ends.total(9.5).above)
      }),
      { numRuns: 60 },
    )
  })

  it('is over where the home side leads and the visitors have had their turns', () => {
    const ends = endsOfTurns({ home: 5, away: 3 }, left({ home: 0, away: 0 }))
    expect(ends.margin(1.5).above).toBe(1)
    expect(ends.total(8)).toEqual({ above: 0, on: 1, below: 0 })
  })

  it('is won by one, or by two, from behind: never by more', () => {
    const { margin } = endsOfTurns({ home: 3, away: 4 }, left({ home: 0, away: 0 }))
    const runs = countPmf(0.5, { linear: 1.2, square: 0 }, 40)
    const [none, one] = [runs[0]!, runs[1]!]
    const more = 1 - none - one
    // To seven places: chances below a billionth are left out.
    expect(margin(0).above).toBeCloseTo(more + 0.5 * one, 7)
    expect(margin(1.5).above).toBeCloseTo(0.12 * (more + 0.5 * one), 7)
    expect(margin(2.5).above).toBe(0)
    // Still one behind, or beaten by two in extra innings.
    expect(margin(-1.5).below).toBeCloseTo(0.46 * 0.5 * one, 7)
  })

  it('adds what an extra inning brings to a total that was level', () => {
    const { total } = endsOfTurns({ home: 4, away: 4 }, left({ home: 0, last: 0, away: 0 }))
    expect(total(8.5).above).toBe(1)
    expect(total(9.5).above).toBeCloseTo(0.5 * 0.12 + 0.5 * 0.46, 9)
  })
})
