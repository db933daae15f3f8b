import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPlay } from './in-play.ts'
import type { Pregame } from './pregame.ts'
import { pregameLines } from './pregame-lines.ts'
import { totalOfLine } from './total-of-line.ts'

const start = { home: 0, away: 0, remaining: 1 }
const counts = fc.record({
  home: fc.double({ min: 0.15, max: 0.85, noNaN: true }),
  total: fc.double({ min: 2, max: 11, noNaN: true }),
  spread: fc.constantFrom(0, 1.2),
})
const points = fc.record({
  home: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  total: fc.double({ min: 150, max: 250, noNaN: true }),
})
const ofCounts = ({ home, total, spread }: { home: number; total: number; spread: number }): Pregame => ({
  chances: [home, 1 - home],
  total,
  scoring: { kind: 'counts', spread },
})
const ofPoints = ({ home, total }: { home: number; total: number }): Pregame => ({
  chances: [home, 1 - home],
  total,
  scoring: { kind: 'points', marginDeviation: 12.6, totalDeviation: 18.2 },
})
const any = fc.oneof(counts.map(ofCounts), points.map(ofPoints))

describe('lines of a game before it begins', () => {
  // Within half a point of 0 the moneyline fixes what is forecast; hockey's overtime goal makes odd totals likelier in play.
  it('are what is said in play before anything is played, in basketball', () => {
    fc.assert(
      fc.property(points.map(ofPoints), fc.integer({ min: 0, max: 10 }), (pregame, step) => {
        const [lines, now] = [pregameLines(pregame), inPlay(pregame, start)]
        const line = Math.round(pregame.total) - 5 + step + 0.5
        expect(lines.over(line).probability).toBeCloseTo(now.over(line).probability, 5)
        for (const handicap of [step + 1.5, -step - 1.5])
          expect(lines.covers(handicap).probability).toBeCloseTo(now.covers(handicap).probability, 5)
      }),
      { numRuns: 60 },
    )
  })

  it('say of no handicap at all what is said of the winner, as no game of two outcomes ends level', () => {
    fc.assert(
      fc.property(any, (pregame) => {
        const { probability, decided } = pregameLines(pregame).covers(0)
        expect([probability, decided]).toEqual([expect.closeTo(pregame.chances[0]!, 12), 1])
      }),
      { numRuns: 40 },
    )
  })

  it('pay nobody at a fair price: a quarter line is half a bet on each neighbor', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: -14, max: 14 }), (pregame, quarters) => {
        const { over } = pregameLines(pregame)
        const middle = Math.round(pregame.total) + quarters / 4
        const { probability, decided } = over(middle)
        const half = (line: number) => over(line).decided * (over(line).probability / probability - 1)
        const halves = Number.isInteger(2 * middle) ? [middle] : [middle - 0.25, middle + 0.25]
        expect(halves.map(half).reduce((sum, profit) => sum + profit, 0)).toBeCloseTo(0, 9)
        const at = halves.map((line) => over(line).decided)
        expect(decided).toBeCloseTo(at.reduce((sum, share) => sum + share, 0) / at.length, 9)
      }),
      { numRuns: 60 },
    )
  })

  it('push on whole lines only, and are harder to pass the higher they are', () => {
    fc.assert(
      fc.property(any, (pregame) => {
        const { over } = pregameLines(pregame)
        const line = Math.floor(pregame.total)
        expect(over(line + 0.5).decided).toBeCloseTo(1, 9)
        expect(over(line).decided).toBeLessThan(1)
        expect(over(line).probability).toBeGreaterThan(over(line + 0.5).probability)
        expect(over(line + 0.25).probability).toBeLessThan(over(line).probability)
      }),
      { numRuns: 40 },
    )
  })

  it('come from the total that a line and its price imply', () => {
    fc.assert(
      fc.property(any, fc.double({ min: 0.4, max: 0.6, noNaN: true }), (pregame, probability) => {
        const line = Math.round(pregame.total) + 0.5
        const total = totalOfLine(line, probability, pregame.scoring)
        expect(pregameLines({ ...pregame, total }).over(line).probability).toBeCloseTo(probability, 5)
      }),
      { numRuns: 40 },
    )
  })

  it.each([0, 0.25, 0.5, 0.75])('come from the price of a line at a quarter of a goal too: %d beyond two', (beyond) => {
    const soccer = ofCounts({ home: 0.5, total: 2.6, spread: 0 })
    for (const probability of [0.3, 0.5, 0.7]) {
      const total = totalOfLine(2 + beyond, probability, soccer.scoring)
      expect(pregameLines({ ...soccer, total }).over(2 + beyond).probability).toBeCloseTo(probability, 5)
    }
  })
})

it.each([
  ['baseball', ofCounts({ home: 0.6, total: 8.5, spread: 1.2 })],
  ['basketball', ofPoints({ home: 0.6, total: 215 })],
])('are harder to cover the more a side gives, and easier the more it receives, in %s', (_, pregame) => {
  const { covers } = pregameLines(pregame)
  const probabilities = [-4.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 4.5].map((line) => covers(line).probability)
  for (const [i, probability] of probabilities.entries())
    if (i > 0) expect(probability).toBeGreaterThan(probabilities[i - 1]!)
  // Who wins by half a point wins.
  expect(covers(-1.5).probability).toBeLessThan(0.6)
  expect(covers(1.5).probability).toBeGreaterThan(0.6)
})
