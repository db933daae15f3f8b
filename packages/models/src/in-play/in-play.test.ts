import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_TURNS, type BaseballStanding, baseballTurns, LATE_BEHIND } from './baseball-turns.ts'
import { wholeTurns } from './half-inning.ts'
import { inPlay } from './in-play.ts'
import type { Pregame } from './pregame.ts'

const probability = fc.double({ min: 0.08, max: 0.92, noNaN: true })
const basketball = (home: number): Pregame => ({
  chances: [home, 1 - home],
  total: 216,
  scoring: { kind: 'points', marginDeviation: 12.6, totalDeviation: 18.2 },
})
const hockey = (home: number): Pregame => ({
  chances: [home, 1 - home],
  total: 6,
  scoring: { kind: 'counts', spread: 0 },
})
const baseball = (home: number): Pregame => ({
  chances: [home, 1 - home],
  total: 8.9,
  scoring: { kind: 'counts', spread: 1.2 },
})
const soccer = (home: number): Pregame => ({
  chances: [home * 0.74, 0.26, (1 - home) * 0.74],
  total: 2.7,
  scoring: { kind: 'counts', spread: 0 },
})
const sports = [
  ['basketball', basketball],
  ['hockey', hockey],
  ['baseball', baseball],
  ['soccer', soccer],
] as const
const start = { home: 0, away: 0, remaining: 1 }

describe.each(sports)('chances of %s in play', (sport, of) => {
  it('are the pre-game ones at the start', () => {
    fc.assert(
      fc.property(probability, (home) => {
        const pregame = of(home)
        for (const [i, said] of inPlay(pregame, start).chances.entries())
          expect(said).toBeCloseTo(pregame.chances[i]!, 9)
      }),
      { numRuns: 20 },
    )
  })

  it('are what happened at the end', () => {
    const { chances, over, covers } = inPlay(of(0.4), { home: 4, away: 3, remaining: 0 })
    expect(chances[0]).toBeCloseTo(1, 9)
    expect(chances.at(-1)).toBeCloseTo(0, 9)
    expect([over(6.5), over(7.5), covers(-0.5), covers(-1.5)].map(({ probability: won }) => won)).toEqual([1, 0, 1, 0])
  })

  it('sum to one, rise with the lead, and firm up as time runs out', () => {
    fc.assert(
      fc.property(
        probability,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (home, h, a, remaining) => {
          const now = inPlay(of(home), { home: h, away: a, remaining })
          expect(now.chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
          const more = inPlay(of(home), { home: h + 1, away: a, remaining })
          expect(more.chances[0]!).toBeGreaterThanOrEqual(now.chances[0]! - 1e-9)
          // A basket that breaks a tie late takes more points of overtime away than it brings.
          if (sport !== 'basketball')
            expect(now.over(6.5).probability).toBeLessThanOrEqual(more.over(6.5).probability + 1e-9)
        },
      ),
      { numRuns: 25 },
    )
    const late = inPlay(of(0.5), { home: 2, away: 1, remaining: 0.05 }).chances[0]!
    expect(late).toBeGreaterThan(inPlay(of(0.5), { home: 2, away: 1, remaining: 0.6 }).chances[0]!)
  })

  it('agree with the spread: winning is covering −0.5, not losing is covering +0.5, and a higher line is easier', () => {
    fc.assert(
      fc.property(
        probability,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(0, 0.02, 0.3, 0.5, 0.77, 1),
        fc.integer({ min: -16, max: 16 }),
        (home, h, a, remaining, quarters) => {
          const { chances, over, covers } = inPlay(of(home), { home: h, away: a, remaining })
          expect(covers(-0.5).probability).toBeCloseTo(chances[0]!, 9)
          expect(covers(0.5).probability).toBeCloseTo(1 - chances.at(-1)!, 9)
          const line = quarters / 4
          expect(covers(line + 0.25).probability).toBeGreaterThanOrEqual(covers(line).probability - 1e-9)
          expect(over(line + 6.25).probability).toBeLessThanOrEqual(over(line + 6).probability + 1e-9)
          if (chances.length === 2) expect(covers(0).decided).toBeCloseTo(1, 9)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('cover and go over as often as the same time left would have it', () => {
    const { over, covers } = inPlay(of(0.5), start)
    expect(over(0).probability).toBeGreaterThan(0.9)
    expect(covers(30).probability + covers(-30).probability).toBeCloseTo(1, 1)
  })
})

it('leaves a tie after regulation nearly open', () => {
  const [home] = inPlay(basketball(0.7), { home: 100, away: 100, remaining: 0 }).chances
  expect(home).toBeGreaterThan(0.5)
  // Of 392 NBA games of 2007–21 the favorite by 5 to 8.5 points won 65 % in overtime.
  expect(home).toBeLessThan(0.65)
  expect(inPlay(soccer(0.7), { home: 1, away: 1, remaining: 0 }).chances[1]).toBeCloseTo(1, 9)
})

it('counts the goal that decides overtime in the total and in the margin', () => {
  const { chances, over, covers } = inPlay(hockey(0.6), { home: 2, away: 2, remaining: 0 })
  expect(over(4.5).probability).toBeCloseTo(1, 9)
  expect(over(5.5).probability).toBeCloseTo(0, 9)
  expect(covers(-0.5).probability).toBeCloseTo(chances[0]!, 9)
  expect(covers(-1.5).probability).toBeCloseTo(0, 9)
})

describe('a baseball game by turns', () => {
  const standing = { home: 3, away: 4, inning: 7, batting: 'home', outs: 1, bases: 0 } as const
  const now = (other: Partial<BaseballStanding> = {}) => {
    const at = { ...standing, ...other }
    return inPlay(baseball(0.5), { ...at, remaining: 0.25, turns: baseballTurns(at) })
  }

  it('begins with the pre-game chances', () => {
    const turns = baseballTurns({ home: 0, away: 0, inning: 1, batting: 'away', outs: 0, bases: 0 })
    fc.assert(
      fc.property(probability, (home) => {
        const { chances, covers } = inPlay(baseball(home), { ...start, turns })
        expect(chances[0]).toBeCloseTo(home, 9)
        expect(covers(-0.5).probability).toBeCloseTo(home, 9)
      }),
      { numRuns: 20 },
    )
  })

  it('knows the bases: with a runner on, winner, spread and total move together', () => {
    const [empty, loaded] = [now(), now({ bases: 7 })]
    expect(loaded.chances[0]).toBeGreaterThan(empty.chances[0]! + 0.1)
    expect(loaded.covers(-1.5).probability).toBeGreaterThan(empty.covers(-1.5).probability)
    expect(loaded.over(8.5).probability).toBeGreaterThan(empty.over(8.5).probability + 0.1)
    expect(now({ outs: 2 }).over(8.5).probability).toBeLessThan(empty.over(8.5).probability)
  })

  it('gives the runs of a turn to whom it belongs, as many as its batters are expected to score', () => {
    const turn = (batting: 'home' | 'away', home: number, bases: number) => {
      const at = { home: 3, away: 3, inning: 5, batting, outs: 1, bases }
      return inPlay(baseball(home), { ...at, remaining: 0, turns: baseballTurns(at) })
    }
    expect(turn('away', 0.5, 7).chances[0]).toBeLessThan(turn('away', 0.5, 0).chances[0]! - 0.1)
    expect(turn('home', 0.5, 7).chances[0]).toBeGreaterThan(turn('home', 0.5, 0).chances[0]! + 0.1)
    const lines = Array.from({ length: 20 }, (_, i) => 6.5 + i)
    const runsWorth = (batting: 'home' | 'away', home: number) =>
      lines.reduce(
        (sum, line) =>
          sum + turn(batting, home, 7).over(line).probability - turn(batting, home, 0).over(line).probability,
        0,
      )
    expect(runsWorth('home', 0.75)).toBeGreaterThan(runsWorth('home', 0.25) + 0.1)
    expect(runsWorth('away', 0.25)).toBeGreaterThan(runsWorth('away', 0.75) + 0.1)
  })

  it('expects fewer runs of a home side that is behind in the ninth: it faces the best relievers', () => {
    const at = { home: 3, away: 4, inning: 9, batting: 'home', outs: 0, bases: 0 } as const
    const { over } = inPlay(baseball(0.5), { ...at, remaining: 0, turns: baseballTurns(at) })
    // Half of 8.9 runs, of which the ninth brings its share; without a run the game ends at seven.
    const [scoreless] = wholeTurns((8.9 / 2) * ALL_TURNS.last * LATE_BEHIND, 1.2)
    expect(over(7.5).probability).toBeCloseTo(1 - scoreless!, 6)
  })

  it('agrees with the spread whatever the inning, outs and bases', () => {
    const any = fc.record({
      home: fc.integer({ min: 0, max: 9 }),
      away: fc.integer({ min: 0, max: 9 }),
      inning: fc.integer({ min: 1, max: 11 }),
      batting: fc.constantFrom('home' as const, 'away' as const),
      outs: fc.integer({ min: 0, max: 3 }),
      bases: fc.integer({ min: 0, max: 7 }),
    })
    fc.assert(
      fc.property(any, (other) => {
        const { chances, covers } = now({ ...other, bases: other.outs === 3 ? 0 : other.bases })
        expect(covers(-0.5).probability).toBeCloseTo(chances[0]!, 9)
        expect(covers(0.5).probability).toBeCloseTo(chances[0]!, 9)
        expect(covers(-1.5).probability).toBeLessThanOrEqual(chances[0]! + 1e-9)
      }),
      { numRuns: 60 },
    )
  })
})

it('refuses a share of time that is none', () => {
  expect(() => inPlay(hockey(0.5), { home: 0, away: 0, remaining: 1.2 })).toThrow(RangeError)
})

it.each([
  ['hockey', hockey(0.6), 6],
  ['soccer', soccer(0.6), 2.7],
] as const)('expects the pre-game total of %s at the start, the goal of an overtime among it', (_, pregame, total) => {
  const { over } = inPlay(pregame, start)
  const expected = Array.from({ length: 40 }, (_, goals) => over(goals + 0.5).probability).reduce(
    (sum, one) => sum + one,
    0,
  )
  expect(expected).toBeCloseTo(total, 1)
})
