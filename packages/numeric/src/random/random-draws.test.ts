import { describe, expect, it } from 'vitest'
import { randomDraws } from './random-draws.ts'
import { sfc32Stream } from './sfc32-stream.ts'

const COUNT = 100_000
/** Frequencies of 0, 1, 2 … among many draws. */
function frequencies(draw: () => number, length: number): number[] {
  const counts = new Array<number>(length).fill(0)
  for (let i = 0; i < COUNT; i++) counts[draw()]! += 1
  return counts.map((count) => count / COUNT)
}
function expectClose(observed: readonly number[], expected: readonly number[]): void {
  for (const [i, frequency] of observed.entries()) {
    // Four standard errors of a frequency are at most 0.0064.
    expect(Math.abs(frequency - expected[i]!)).toBeLessThan(0.0064)
  }
}

describe('randomDraws', () => {
  const draws = randomDraws(sfc32Stream(3))

  it('draws events as often as their probability', () => {
    expectClose(
      frequencies(() => (draws.bernoulli(0.3) ? 1 : 0), 2),
      [0.7, 0.3],
    )
    expect([draws.bernoulli(0), draws.bernoulli(1)]).toEqual([false, true])
  })

  it('draws integers evenly, both ends included', () => {
    expectClose(
      frequencies(() => draws.integer(2, 5) - 2, 4),
      [0.25, 0.25, 0.25, 0.25],
    )
    expect(draws.integer(7, 7)).toBe(7)
  })

  it('draws indexes in proportion to their weights, never one of weight 0', () => {
    const observed = frequencies(() => draws.weightedIndex([1, 0, 3, 4]), 4)
    expectClose(observed, [0.125, 0, 0.375, 0.5])
    expect(observed[1]).toBe(0)
    expect(randomDraws(() => 0).weightedIndex([0, 1])).toBe(1)
  })

  it('uses one number of the stream for each draw', () => {
    const used = sfc32Stream(9)
    const other = sfc32Stream(9)
    const { uniform, bernoulli, integer, weightedIndex } = randomDraws(used)
    uniform()
    bernoulli(0.5)
    integer(1, 6)
    weightedIndex([1, 2])
    for (let i = 0; i < 4; i++) other()
    expect(used()).toBe(other())
  })
})
