import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finalScoresBuilder } from './final-scores.ts'

const cell = fc.record({
  home: fc.integer({ min: 0, max: 20 }),
  away: fc.integer({ min: 0, max: 20 }),
  probability: fc.double({ min: 0.01, max: 1, noNaN: true }),
})
const cells = fc.array(cell, { minLength: 1, maxLength: 30 })

function scoresOf(all: readonly { home: number; away: number; probability: number }[]) {
  const builder = finalScoresBuilder()
  for (const { home, away, probability } of all) builder.add(home, away, probability)
  return builder.build()
}

describe('final scores', () => {
  it('give winner, spread and total as counting the same scores one by one does', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: -25, max: 45 }), (all, halves) => {
        const scores = scoresOf(all)
        const line = halves / 2
        const mass = all.reduce((sum, { probability }) => sum + probability, 0)
        const share = (keep: (home: number, away: number) => boolean) =>
          all.reduce((sum, { home, away, probability }) => sum + (keep(home, away) ? probability : 0), 0) / mass
        expect(scores.outcomes[0]).toBeCloseTo(
          share((home, away) => home > away),
          9,
        )
        expect(scores.outcomes[1]).toBeCloseTo(
          share((home, away) => home === away),
          9,
        )
        expect(scores.margin(line).above).toBeCloseTo(
          share((home, away) => home - away > line),
          9,
        )
        expect(scores.margin(line).on).toBeCloseTo(
          share((home, away) => home - away === line),
          9,
        )
        expect(scores.total(line).above).toBeCloseTo(
          share((home, away) => home + away > line),
          9,
        )
        expect(scores.total(line).below).toBeCloseTo(
          share((home, away) => home + away < line),
          9,
        )
      }),
    )
  })

  it('follow their outcomes where those are made more likely', () => {
    const scores = scoresOf([
      { home: 2, away: 1, probability: 0.4 },
      { home: 0, away: 0, probability: 0.2 },
      { home: 0, away: 5, probability: 0.4 },
    ])
    const more = scores.reweighted([2, 1, 0])
    expect(more.outcomes).toEqual([0.8, 0.2, 0])
    expect(more.margin(-0.5).above).toBeCloseTo(1, 12)
    expect(more.total(4.5).above).toBe(0)
    expect(more.total(2.5).above).toBeCloseTo(0.8, 12)
    expect(more.reweighted([0.5, 1, 1]).outcomes[0]).toBeCloseTo(0.8 / 1.2, 12)
  })
})
