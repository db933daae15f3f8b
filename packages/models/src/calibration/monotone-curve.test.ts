import { randomStream } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitMonotoneCurve, monotoneCurve } from './monotone-curve.ts'

interface Saying {
  readonly said: number
  readonly happened: boolean
  readonly weight: number
}

/** The curve of sayings. */
const curveOf = (past: readonly Saying[]) =>
  monotoneCurve(
    fitMonotoneCurve({
      said: past.map(({ said }) => said),
      happened: past.map(({ happened }) => (happened ? 1 : 0)),
      weight: past.map(({ weight }) => weight),
    }),
  )

/** Things that happened with a probability that depends on what was forecast. */
function past(count: number, truth: (said: number) => number, seed = 1): Saying[] {
  const next = randomStream(seed)
  return Array.from({ length: count }, () => {
    const said = 0.02 + 0.96 * next()
    return { said, happened: next() < truth(said), weight: 1 }
  })
}

describe('a curve from what was said to what happened', () => {
  it('leaves a chance as it is where nothing, or little, is known', () => {
    for (const curve of [curveOf([]), curveOf(past(100, () => 0.9))]) expect(curve(0.37)).toBe(0.37)
  })

  it('finds out how over-confident somebody was', () => {
    const truth = (said: number) => 0.5 + 0.6 * (said - 0.5)
    const curve = curveOf(past(40_000, truth))
    for (const said of [0.1, 0.3, 0.5, 0.75, 0.92]) expect(Math.abs(curve(said) - truth(said))).toBeLessThan(0.03)
  })

  it('never falls, and is never certain', () => {
    const probability = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true })
    const games = fc.array(fc.record({ said: probability, happened: fc.boolean(), weight: fc.constantFrom(0.3, 1) }), {
      minLength: 150,
      maxLength: 900,
    })
    fc.assert(
      fc.property(games, probability, probability, (games, a, b) => {
        const curve = curveOf(games)
        const [low, high] = [curve(Math.min(a, b)), curve(Math.max(a, b))]
        expect(low).toBeLessThanOrEqual(high + 1e-12)
        expect(low).toBeGreaterThan(0)
        expect(high).toBeLessThan(1)
      }),
      { numRuns: 60 },
    )
  })

  it('goes on beyond its last corners as steeply as before, and reaches 0 and 1 where what is said does', () => {
    const curve = monotoneCurve([
      { said: 0.2, share: 0.1 },
      { said: 0.8, share: 0.94 },
    ])
    // Towards 0 the line to it is flatter than the curve, and towards 1 too.
    expect(curve(0.1)).toBeCloseTo(0.05, 12)
    expect(curve(0.9)).toBeCloseTo(0.97, 12)
    const flat = monotoneCurve([
      { said: 0.3, share: 0.45 },
      { said: 0.7, share: 0.55 },
    ])
    // A rise of a quarter before the first corner, and three quarters of that after the last.
    expect(flat(0.1)).toBeCloseTo(0.4, 12)
    expect(flat(0.9)).toBeCloseTo(0.5875, 12)
  })

  it('counts what is old less', () => {
    const old = past(5000, () => 0.2, 1).map((one) => ({ ...one, weight: 0.05 }))
    const curve = curveOf([...old, ...past(5000, () => 0.8, 2)])
    // A group of 125 is pulled towards a half by what is believed beforehand.
    expect(curve(0.5)).toBeGreaterThan(0.65)
  })

  it('learns from the rows it is asked to alone: what happened in others does not count', () => {
    const [low, high] = [past(3000, () => 0.2, 1), past(3000, () => 0.8, 2)]
    const both = [...low, ...high]
    const rows = {
      said: both.map(({ said }) => said),
      happened: both.map(({ happened }) => (happened ? 1 : 0)),
      weight: both.map(({ weight }) => weight),
    }
    const inOrder = [...high.keys()].map((i) => low.length + i).sort((a, b) => rows.said[a]! - rows.said[b]!)
    const curve = monotoneCurve(fitMonotoneCurve({ ...rows, order: Uint32Array.from(inOrder) }))
    for (const said of [0.1, 0.4, 0.9]) expect(curve(said)).toBe(curveOf(high)(said))
    expect(curve(0.5)).toBeGreaterThan(0.65)
  })

  it('refuses lists of different lengths', () => {
    expect(() => fitMonotoneCurve({ said: [0.5], happened: [], weight: [1] })).toThrow(RangeError)
  })
})
