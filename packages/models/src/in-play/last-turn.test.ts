import { countPmf } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endsOfTurns, type TurnsLeft } from './last-turn.ts'

const runs = (mean: number) => countPmf(mean, { linear: 1.2, square: 0 }, 40)
const left = (other: Partial<TurnsLeft> = {}): TurnsLeft => ({
  home: runs(3.5),
  last: runs(0.5),
  lastBehind: runs(0.5),
  away: runs(4),
  level: 0.5,
  ...other,
})
const all = ({ above, on, below }: { above: number; on: number; below: number }) => above + on + below
const over = [1]

describe('a game whose last turn is the home side’s', () => {
  it('has probabilities that sum to one, and ends level never', () => {
    const scores = fc.record({ home: fc.integer({ min: 0, max: 12 }), away: fc.integer({ min: 0, max: 12 }) })
    const mean = fc.double({ min: 0, max: 6, noNaN: true }).map(runs)
    fc.assert(
      fc.property(scores, mean, mean, mean, (now, home, away, last) => {
        const ends = endsOfTurns(now, left({ home, away, last, lastBehind: last }))
        for (const line of [-1.5, 0, 1]) expect(all(ends.margin(line))).toBeCloseTo(1, 9)
        for (const line of [0, 8.5, 12]) expect(all(ends.total(line))).toBeCloseTo(1, 9)
        expect(ends.margin(0).on).toBe(0)
        expect(ends.margin(-1.5).above).toBeGreaterThanOrEqual(ends.margin(1.5).above)
        expect(ends.total(7.5).above).toBeGreaterThanOrEqual(ends.total(9.5).above)
      }),
      { numRuns: 40 },
    )
  })

  it('is over where the home side leads and the visitors have had their turns', () => {
    const ends = endsOfTurns({ home: 5, away: 3 }, left({ home: over, away: over }))
    expect(ends.margin(1.5).above).toBe(1)
    expect(ends.total(8)).toEqual({ above: 0, on: 1, below: 0 })
  })

  it('is won from behind by the runs that the last turn takes, mostly by one', () => {
    const { margin } = endsOfTurns({ home: 3, away: 4 }, left({ home: over, away: over }))
    const [none, one] = [runs(0.5)[0]!, runs(0.5)[1]!]
    const more = 1 - none - one
    // To seven places: probabilities below a billionth are left out.
    expect(margin(0).above).toBeCloseTo(more + 0.5 * one, 7)
    expect(margin(1.5).above).toBeCloseTo(0.112 * (more + 0.5 * one), 7)
    expect(margin(4.5).above).toBe(0)
    // Still one behind, or beaten by two or more in extra innings.
    expect(margin(-1.5).below).toBeCloseTo(0.468 * 0.5 * one, 7)
  })

  it('takes the last turn as the side that is behind does where it is behind', () => {
    const behind = left({ home: over, away: over, last: runs(0.5), lastBehind: over })
    expect(endsOfTurns({ home: 3, away: 4 }, behind).margin(0).above).toBe(0)
    expect(endsOfTurns({ home: 4, away: 4 }, behind).margin(0).above).toBeGreaterThan(0.5)
  })

  it('adds what extra innings bring to a total that was level: three runs or more as often as recorded', () => {
    const { total } = endsOfTurns({ home: 4, away: 4 }, left({ home: over, last: over, lastBehind: over, away: over }))
    expect(total(8.5).above).toBeCloseTo(1, 12)
    // Counted: of 1,726 extra-inning games of 2010–17, 37.6 % brought two runs or more, 24.2 % three or more.
    expect(Math.abs(total(9.5).above - 0.376)).toBeLessThan(0.02)
    expect(Math.abs(total(10.5).above - 0.242)).toBeLessThan(0.02)
  })
})
