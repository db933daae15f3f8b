import { logistic, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { type StandingsSeen, standingCurve } from './standing-curve.ts'

const next = randomStream(12)
/** Prices that beat the close the more often the more they pay against the others, for any raw probability. */
function made(count: number): StandingsSeen {
  const valueToOthers = Array.from({ length: count }, () => 0.1 * (next() - 0.6))
  const raw = valueToOthers.map(() => 0.2 + 0.4 * next())
  const beat = valueToOthers.map((value) => (next() < logistic(-0.5 + 20 * value) ? 1 : 0))
  return { raw, value: raw.map(() => 0), valueToOthers, logOdds: raw.map(() => 0), beat, weight: raw.map(() => 1) }
}

/** Prices of which long shots beat the close less often than favorites that stand the same. */
function madeByLogOdds(count: number): StandingsSeen {
  const seen = made(count)
  const logOdds = Array.from({ length: count }, () => 4 * (next() - 0.7))
  return { ...seen, logOdds, beat: logOdds.map((odds) => (next() < logistic(-0.4 + 0.5 * odds) ? 1 : 0)) }
}

describe('where a price stands among the others', () => {
  it('is not known from few prices', () => {
    expect(standingCurve(made(299), [])).toBeNull()
  })

  it('is learnt from what prices came to', () => {
    const { came } = standingCurve(made(6000), [])!
    for (const valueToOthers of [-0.04, 0, 0.03]) {
      const said = came({ raw: 0.4, value: 0, valueToOthers, logOdds: 0 })
      expect(Math.abs(said - logistic(-0.5 + 20 * valueToOthers))).toBeLessThan(0.05)
    }
  })

  it('counts for less of a long shot, where long shots beat their close less often', () => {
    const { came } = standingCurve(madeByLogOdds(6000), [])!
    for (const logOdds of [-2, 0, 1]) {
      const said = came({ raw: 0.4, value: 0, valueToOthers: 0, logOdds })
      expect(Math.abs(said - logistic(-0.4 + 0.5 * logOdds))).toBeLessThan(0.05)
    }
  })

  it('does not follow values that no price has', () => {
    const { came } = standingCurve(made(3000), [])!
    const standing = { raw: 0.4, value: 0, logOdds: 0 }
    expect(came({ ...standing, valueToOthers: 3 })).toBe(came({ ...standing, valueToOthers: 0.15 }))
  })
})
