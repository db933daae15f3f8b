import { logistic, randomStream } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { type StandingsSeen, standingCurve } from './standing-curve.ts'

const next = randomStream(12)
/** Prices that beat the close the more often the more they pay against the others, whatever the raw chance says. */
function made(count: number): StandingsSeen {
  const valueToOthers = Array.from({ length: count }, () => 0.1 * (next() - 0.6))
  const raw = valueToOthers.map(() => 0.2 + 0.4 * next())
  const beat = valueToOthers.map((value) => (next() < logistic(-0.5 + 20 * value) ? 1 : 0))
  return { raw, value: raw.map(() => 0), valueToOthers, beat, weight: raw.map(() => 1) }
}

describe('where a price stands among the others', () => {
  it('is not known from few prices', () => {
    expect(standingCurve(made(299), [])).toBeNull()
  })

  it('is learnt from what prices came to', () => {
    const { came } = standingCurve(made(6000), [])!
    for (const valueToOthers of [-0.04, 0, 0.03]) {
      const said = came({ raw: 0.4, value: 0, valueToOthers })
      expect(Math.abs(said - logistic(-0.5 + 20 * valueToOthers))).toBeLessThan(0.05)
    }
  })

  it('does not follow values that no price has', () => {
    const { came } = standingCurve(made(3000), [])!
    expect(came({ raw: 0.4, value: 0, valueToOthers: 3 })).toBe(came({ raw: 0.4, value: 0, valueToOthers: 0.15 }))
  })
})
