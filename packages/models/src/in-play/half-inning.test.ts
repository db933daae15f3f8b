import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restOfHalfInning, together } from './half-inning.ts'

const AVERAGE = 186702 / 377390
const meanOf = (probabilities: readonly number[]) =>
  probabilities.reduce((sum, probability, runs) => sum + probability * runs, 0)
const state = fc.record({ outs: fc.integer({ min: 0, max: 2 }), bases: fc.integer({ min: 0, max: 7 }) })

describe('runs in the rest of a half-inning', () => {
  // As the source prints them: expected runs, and the probability of at least one.
  it.each([
    ['empty, nobody out', { outs: 0, bases: 0 }, 0.49, 0.275],
    ['first, nobody out', { outs: 0, bases: 1 }, 0.88, 0.435],
    ['third, nobody out', { outs: 0, bases: 4 }, 1.37, 0.837],
    ['first and second, one out', { outs: 1, bases: 3 }, 0.92, 0.425],
    ['empty, two out', { outs: 2, bases: 0 }, 0.1, 0.067],
    ['loaded, two out', { outs: 2, bases: 7 }, 0.76, 0.321],
  ])('are as recorded for an average side: %s', (_, at, runs, scores) => {
    const rest = restOfHalfInning(at, AVERAGE)
    expect(Math.abs(meanOf(rest) - runs)).toBeLessThan(0.006)
    expect(Math.abs(1 - rest[0]! - scores)).toBeLessThan(0.0006)
  })

  it('sum to one, and grow in proportion to what is expected of the side', () => {
    fc.assert(
      fc.property(state, fc.double({ min: 0.2, max: 0.7, noNaN: true }), (at, expected) => {
        const rest = restOfHalfInning(at, expected)
        expect(rest.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 3)
        expect(Math.min(...rest)).toBeGreaterThanOrEqual(0)
        expect(meanOf(rest)).toBeCloseTo((meanOf(restOfHalfInning(at, AVERAGE)) * expected) / AVERAGE, 2)
      }),
    )
  })

  it('are as many as expected of a side that hardly ever scores, and no count of them has a negative probability', () => {
    // With a runner on third only a power of the scoreless share makes it likelier to score than runs are expected: only a
    // negative probability of two runs would bring the mean back down.
    const expected = 0.05
    for (const outs of [0, 1, 2])
      for (const bases of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const rest = restOfHalfInning({ outs, bases }, expected)
        const average = meanOf(restOfHalfInning({ outs, bases }, AVERAGE))
        expect(Math.min(...rest)).toBeGreaterThan(-1e-12)
        expect(meanOf(rest)).toBeCloseTo((average * expected) / AVERAGE, 4)
      }
  })

  it('are more with a runner on than without, and fewer with an out more', () => {
    fc.assert(
      fc.property(state, ({ outs, bases }) => {
        const mean = meanOf(restOfHalfInning({ outs, bases }, AVERAGE))
        if (bases > 0) expect(mean).toBeGreaterThan(meanOf(restOfHalfInning({ outs, bases: 0 }, AVERAGE)))
        if (outs < 2) expect(mean).toBeGreaterThan(meanOf(restOfHalfInning({ outs: outs + 1, bases }, AVERAGE)))
      }),
    )
  })

  it('are refused for a state that does not exist', () => {
    expect(() => restOfHalfInning({ outs: 3, bases: 0 }, AVERAGE)).toThrow(RangeError)
    expect(() => restOfHalfInning({ outs: 0, bases: 8 }, AVERAGE)).toThrow(RangeError)
  })
})

it('adds the runs of two parts of a game', () => {
  expect(together([0.5, 0.5], [0.5, 0.5])).toEqual([0.25, 0.5, 0.25])
})
