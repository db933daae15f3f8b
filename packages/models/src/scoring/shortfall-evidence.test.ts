import { randomStream } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_EVIDENCE, shortfallEvidence } from './shortfall-evidence.ts'

const anyProbability = fc.double({ min: 0.01, max: 0.99, noNaN: true })
const after = (...bets: readonly (readonly [number, boolean])[]) => {
  const evidence = shortfallEvidence()
  for (const [probability, won] of bets) evidence.learn(probability, won)
  return evidence.value()
}

/** The most that is reached in this many bets that win this share of the odds they should. */
function mostReached(next: () => number, bets: number, oddsShare: number): number {
  const evidence = shortfallEvidence()
  let most = 1
  for (let i = 0; i < bets; i++) {
    const probability = 0.05 + 0.6 * next()
    const truth = (oddsShare * probability) / (1 - probability + oddsShare * probability)
    evidence.learn(probability, next() < truth)
    most = Math.max(most, evidence.value())
  }
  return most
}

describe('evidence that bets win too seldom', () => {
  it('is the mean of three likelihood ratios', () => {
    // By hand: a lost even bet is 1/0.925, 1/0.85 and 1/0.75 times likelier; a won one 0.85/0.925, 0.7/0.85 and 0.5/0.75 times.
    expect(after([0.5, false])).toBeCloseTo((1 / 0.925 + 1 / 0.85 + 1 / 0.75) / 3, 12)
    expect(after([0.5, true])).toBeCloseTo((0.85 / 0.925 + 0.7 / 0.85 + 0.5 / 0.75) / 3, 12)
  })

  it('is expected to stay where it is if the next probability is right', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyProbability, fc.boolean()), { maxLength: 30 }), anyProbability, (seen, next) => {
        const expected = next * after(...seen, [next, true]) + (1 - next) * after(...seen, [next, false])
        expect(expected).toBeCloseTo(after(...seen), 8)
      }),
    )
  })

  it('falls with every win and rises with every loss', () => {
    fc.assert(
      fc.property(anyProbability, (probability) => {
        expect(after([probability, true])).toBeLessThan(1)
        expect(after([probability, false])).toBeGreaterThan(1)
      }),
    )
  })

  it('reaches 20 in fewer than one of twenty series of fair bets, however often one looks', () => {
    const next = randomStream(12)
    const reached = Array.from({ length: 1000 }, () => mostReached(next, 400, 1)).filter((most) => most >= 20)
    expect(reached.length).toBeLessThan(50)
  })

  it('finds bets that win at half of their odds', () => {
    const next = randomStream(13)
    expect(mostReached(next, 600, 0.5)).toBeGreaterThan(10_000)
  })

  it('stays finite after 9,000 even bets of which 30 % won, and falls again with wins', () => {
    const evidence = shortfallEvidence()
    for (let i = 0; i < 9000; i++) evidence.learn(0.5, i % 10 < 3)
    // By hand: at half of the odds 2,700 ln 0.5 − 9,000 ln 0.75 = 717.7, and e to the power of 709.8 is the largest number there is.
    expect(evidence.save()[2]).toBeCloseTo(2700 * Math.log(0.5) - 9000 * Math.log(0.75), 6)
    expect(evidence.value()).toBe(MAX_EVIDENCE)
    for (let i = 0; i < 4000; i++) evidence.learn(0.5, true)
    expect(evidence.value()).toBeLessThan(1)
  })

  it('refuses what is no probability', () => {
    expect(() => shortfallEvidence().learn(1, true)).toThrow(/between 0 and 1, got 1/)
  })
})
