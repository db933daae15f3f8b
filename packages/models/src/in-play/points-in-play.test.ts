import { randomStream } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPlay } from './in-play.ts'
import type { Pregame } from './pregame.ts'

const LENGTH = 5 / 48
const TOTAL = 216
const basketball = (home: number): Pregame => ({
  chances: [home, 1 - home],
  total: TOTAL,
  scoring: { kind: 'points', marginDeviation: 12.6, totalDeviation: 18.2 },
})
const inOvertime = (home: number, away: number, minutes: number, strength = 0.5) =>
  inPlay(basketball(strength), { home, away, remaining: 0, overtime: { length: LENGTH, left: minutes / 48 } })

const probability = fc.double({ min: 0.05, max: 0.95, noNaN: true })
const minutes = fc.double({ min: 0.02, max: 5, noNaN: true })
const lead = fc.integer({ min: -25, max: 25 })

/** Plays overtimes of two sides alike until one is won: possessions of 0, 2 or 3 points, 200 of both sides in 48 minutes. */
function playOvertimes(home: number, away: number, minutesLeft: number, seed: number) {
  const stream = randomStream(seed)
  const possession = () => {
    const draw = stream()
    return draw < 0.4 ? 2 : draw < 0.493 ? 3 : 0
  }
  const scores: [number, number] = [home, away]
  let left = minutesLeft
  do {
    const first = stream() < 0.5 ? 0 : 1
    const possessions = Math.floor((200 * left) / 48 + stream())
    for (let i = 0; i < possessions; i++) scores[((i + first) % 2) as 0 | 1] += possession()
    left = 5
  } while (scores[0] === scores[1])
  return { margin: scores[0] - scores[1], total: scores[0] + scores[1] }
}

describe('a basketball game in overtime', () => {
  it.each([
    [107, 107, 5],
    [108, 107, 4.5],
    [104, 107, 3],
    [110, 108, 1.2],
    [110, 110, 2],
  ])('at %i–%i with %f minutes left ends as often as played possessions do', (home, away, left) => {
    const games = Array.from({ length: 4000 }, (_, i) => playOvertimes(home, away, left, i + 1))
    const share = (isIn: (game: { margin: number; total: number }) => boolean) =>
      games.filter(isIn).length / games.length
    const { chances, over, covers } = inOvertime(home, away, left)
    expect(Math.abs(chances[0]! - share(({ margin }) => margin > 0))).toBeLessThan(0.06)
    for (const points of [5.5, 10.5, 20.5, 30.5]) {
      const line = home + away + points
      expect(Math.abs(over(line).probability - share(({ total }) => total > line))).toBeLessThan(0.15)
    }
    for (const handicap of [-6.5, -3.5, 3.5, 6.5])
      expect(Math.abs(covers(handicap).probability - share(({ margin }) => margin + handicap > 0))).toBeLessThan(0.08)
  })

  it('is open with time left: one point ahead with 4:30 to play is little more than even, and "over" has points to come', () => {
    const { chances, over } = inOvertime(108, 107, 4.5)
    expect(chances[0]).toBeGreaterThan(0.5)
    expect(chances[0]).toBeLessThan(0.65)
    expect(over(222.5).probability).toBeGreaterThan(0.8)
    expect(inOvertime(107, 107, 5).over(222.5).probability).toBeGreaterThan(0.9)
  })

  it('is even between sides alike while level, and leans to the favorite, but less than the whole game did', () => {
    fc.assert(
      fc.property(minutes, (left) => {
        expect(inOvertime(110, 110, left).chances[0]).toBeCloseTo(0.5, 9)
        const favorite = inOvertime(110, 110, left, 0.7).chances[0]!
        expect(favorite).toBeGreaterThan(0.5)
        expect(favorite).toBeLessThan(0.65)
      }),
    )
  })

  it('is followed by another one while level, so the total goes on growing', () => {
    expect(inOvertime(115, 115, 0).over(240.5).probability).toBe(inOvertime(115, 115, 5).over(240.5).probability)
    expect(inOvertime(115, 115, 0.02).over(240.5).probability).toBeGreaterThan(0.4)
    // One basket decides it at the buzzer, and nothing more is scored.
    expect(inOvertime(117, 115, 0.02).over(240.5).probability).toBeLessThan(0.1)
  })

  it('is never certain before the end, whatever the lead', () => {
    fc.assert(
      fc.property(probability, minutes, lead, (strength, left, ahead) => {
        const { chances, covers } = inOvertime(110 + ahead, 110, left, strength)
        for (const said of [...chances, covers(-2.5).probability, covers(30.5).probability]) {
          expect(said).toBeGreaterThan(0)
          expect(said).toBeLessThan(1)
        }
        expect(chances[0]! + chances[1]!).toBeCloseTo(1, 12)
      }),
    )
  })

  it('is final at the end if a side leads', () => {
    const { chances, over, covers } = inOvertime(117, 115, 0)
    expect(chances).toEqual([1, 0])
    expect([over(231.5), over(232.5), covers(-1.5), covers(-2.5)].map(({ probability }) => probability)).toEqual([
      1, 0, 1, 0,
    ])
    expect(covers(-2).decided).toBe(0)
  })

  it('has one distribution: −0.5 is the moneyline, and a higher line is easier to cover and harder to pass', () => {
    fc.assert(
      fc.property(probability, minutes, lead, fc.integer({ min: -60, max: 60 }), (strength, left, ahead, quarters) => {
        const { chances, over, covers } = inOvertime(110 + ahead, 110, left, strength)
        for (const line of [-0.5, 0, 0.5]) expect(covers(line).probability).toBeCloseTo(chances[0]!, 9)
        expect(covers(0).decided).toBeCloseTo(1, 9)
        const line = quarters / 4
        expect(covers(line + 0.25).probability).toBeGreaterThanOrEqual(covers(line).probability - 1e-9)
        const total = 220 + ahead + line
        expect(over(total + 0.5).probability).toBeLessThanOrEqual(over(total).probability + 1e-9)
      }),
    )
  })
})

describe('a basketball game', () => {
  it('is settled exactly where it is final: a whole handicap that meets the margin is a push', () => {
    fc.assert(
      fc.property(
        probability,
        fc.integer({ min: 60, max: 150 }),
        fc.integer({ min: 60, max: 150 }),
        (strength, home, away) => {
          fc.pre(home !== away)
          const { over, covers } = inPlay(basketball(strength), { home, away, remaining: 0 })
          expect(covers(away - home)).toEqual({ probability: 0.5, decided: 0 })
          expect(covers(away - home + 0.5)).toEqual({ probability: 1, decided: 1 })
          expect(covers(away - home - 0.5)).toEqual({ probability: 0, decided: 1 })
          expect(over(home + away).decided).toBe(0)
        },
      ),
      { numRuns: 500, examples: [[0.05, 100, 112]] },
    )
  })

  it('pushes a handicap of one as often as it ends by one', () => {
    for (const standing of [
      { home: 0, away: 0, remaining: 1 },
      { home: 88, away: 90, remaining: 0.1 },
      { home: 107, away: 107, remaining: 0, overtime: { length: LENGTH, left: 0.05 } },
    ]) {
      const { covers } = inPlay(basketball(0.55), standing)
      for (const line of [-1, 1]) {
        const byOne = covers(line + 0.5).probability - covers(line - 0.5).probability
        expect(byOne).toBeGreaterThan(0.02)
        expect(1 - covers(line).decided).toBeCloseTo(byOne, 9)
        expect(covers(line).probability).toBeCloseTo(covers(line - 0.5).probability / (1 - byOne), 9)
      }
    }
  })

  it('does not take back points: a total that is passed is passed', () => {
    const late = inPlay(basketball(0.5), { home: 107, away: 107, remaining: 0.002 })
    expect(late.over(213.5)).toEqual({ probability: 1, decided: 1 })
    expect(inOvertime(107, 107, 0.1).over(213.5)).toEqual({ probability: 1, decided: 1 })
  })

  it('that is level late has overtime in its total, and no longer once a basket breaks the tie at the buzzer', () => {
    const at = (home: number) =>
      inPlay(basketball(0.5), { home, away: 107, remaining: 2 / 2880 }).over(228.5).probability
    expect(at(107)).toBeGreaterThan(0.2)
    expect(at(110)).toBeLessThan(0.02)
  })

  it('does not jump when regulation ends level', () => {
    const before = inPlay(basketball(0.6), { home: 107, away: 107, remaining: 1e-9 })
    const after = inPlay(basketball(0.6), { home: 107, away: 107, remaining: 0 })
    expect(before.chances[0]).toBeCloseTo(after.chances[0]!, 1)
    for (const line of [224.5, 234.5, 244.5])
      expect(Math.abs(before.over(line).probability - after.over(line).probability)).toBeLessThan(0.05)
  })
})

it('may still end on a total that is exactly reached, and cannot end below it', () => {
  // A second of overtime: hardly anything more is scored.
  const { over } = inOvertime(108, 107, 1 / 60)
  expect(over(214.5)).toEqual({ probability: 1, decided: 1 })
  expect(over(215).decided).toBeLessThan(0.9)
  expect(over(215).decided).toBeGreaterThan(0)
  expect(over(215.5).probability).toBeLessThan(0.5)
})
