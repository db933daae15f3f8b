import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPlay } from './in-play.ts'
import type { Pregame } from './pregame.ts'

const chance = fc.double({ min: 0.08, max: 0.92, noNaN: true })
const basketball = (home: number): Pregame => ({
  ...{ chances: [home, 1 - home], total: 216 },
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
  ...{ chances: [home * 0.74, 0.26, (1 - home) * 0.74], total: 2.7 },
  scoring: { kind: 'counts', spread: 0 },
})
const sports = [
  ['basketball', basketball],
  ['hockey', hockey],
  ['baseball', baseball],
  ['soccer', soccer],
] as const
const start = { home: 0, away: 0, remaining: 1 }

describe.each(sports)('chances of %s in play', (_, of) => {
  it('are the pre-game ones at the start', () => {
    fc.assert(
      fc.property(chance, (home) => {
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
    expect([over(6.5), over(7.5), covers(-0.5), covers(-1.5)].map(({ chance: won }) => won)).toEqual([1, 0, 1, 0])
  })

  it('sum to one, rise with the lead, and firm up as time runs out', () => {
    fc.assert(
      fc.property(
        chance,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (home, h, a, remaining) => {
          const now = inPlay(of(home), { home: h, away: a, remaining })
          expect(now.chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
          const more = inPlay(of(home), { home: h + 1, away: a, remaining })
          expect(more.chances[0]!).toBeGreaterThanOrEqual(now.chances[0]! - 1e-9)
          expect(now.over(6.5).chance).toBeLessThanOrEqual(more.over(6.5).chance + 1e-9)
        },
      ),
      { numRuns: 25 },
    )
    const late = inPlay(of(0.5), { home: 2, away: 1, remaining: 0.05 }).chances[0]!
    expect(late).toBeGreaterThan(inPlay(of(0.5), { home: 2, away: 1, remaining: 0.6 }).chances[0]!)
  })

  it('cover and go over as often as the same time left would have it', () => {
    const { over, covers } = inPlay(of(0.5), start)
    expect(over(0).chance).toBeGreaterThan(0.9)
    expect(covers(30).chance + covers(-30).chance).toBeCloseTo(1, 1)
  })
})

it('leaves a tie after regulation nearly open', () => {
  const [home] = inPlay(basketball(0.7), { home: 100, away: 100, remaining: 0 }).chances
  expect(home).toBeGreaterThan(0.5)
  expect(home).toBeLessThan(0.6)
  expect(inPlay(soccer(0.7), { home: 1, away: 1, remaining: 0 }).chances[1]).toBeCloseTo(1, 9)
})

it('refuses a share of time that is none', () => {
  expect(() => inPlay(hockey(0.5), { home: 0, away: 0, remaining: 1.2 })).toThrow(RangeError)
})
