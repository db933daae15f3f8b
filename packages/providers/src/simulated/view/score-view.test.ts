import { describe, expect, it } from 'vitest'
import { viewOfSpreads } from './score-view.ts'

const even = Float64Array.of(0.5, 0.5)
const level = { home: 0, away: 0 }

describe('a view of two sides that each score once or not at all, a tie being broken by one point', () => {
  // A quarter of games is won before the tiebreak by either side; of the half that is level home wins 60 %.
  const view = viewOfSpreads(even, even, level, { home: 0.6, by: 1 })

  it('says how often each side wins', () => {
    expect(view.winner[0]).toBeCloseTo(0.55, 12)
    expect(view.winner[1]).toBe(0)
    expect(view.winner[2]).toBeCloseTo(0.45, 12)
  })

  it.each([
    [-1.5, 1],
    [-1, 0.55],
    [-0.5, 0.55],
    [0, 0.55],
    [0.5, 0.55],
    [1, 0],
  ])('has a margin above %f in %f of games: every margin is one point', (line, probability) => {
    expect(view.marginAbove(line)).toBeCloseTo(probability, 12)
  })

  it('counts the point that breaks a tie in the total', () => {
    // One point unless both sides score, then three.
    expect([0.5, 1, 2.5, 3].map((line) => Number(view.totalAbove(line).toFixed(12)))).toEqual([1, 0.25, 0.25, 0])
  })
})

it('leaves a margin of 0 where a tie stands', () => {
  const view = viewOfSpreads(even, even, level)
  expect(view.winner).toEqual([0.25, 0.5, 0.25])
  expect([-0.5, 0, 0.5].map(view.marginAbove)).toEqual([0.75, 0.25, 0.25])
})
