import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threeWayOfGoals } from './three-way-of-goals.ts'

const goals = fc.double({ min: 0.2, max: 4, noNaN: true })

describe('home, draw and away from expected goals', () => {
  // Oracle: scipy 1.17, poisson.pmf on a 60 × 60 grid with τ.
  it.each([
    [1.5, 1.1, 0, [0.46424418578679055, 0.25766721477605065, 0.27808859943715897]],
    [1.5, 1.1, -0.09, [0.45321455942196204, 0.27972646750570784, 0.2670589730723304]],
    [2.6, 0.5, -0.07, [0.8196071336809072, 0.1338300842504461, 0.04656278206864675]],
    [0.4, 0.4, -0.1, [0.23073626561393992, 0.5385274687721203, 0.23073626561393995]],
  ])('agrees with scipy at %d and %d goals, ρ %d', (home, away, rho, expected) => {
    threeWayOfGoals(home, away, rho).forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i]!, 6)
    })
  })

  it('is a distribution, and the same game seen from the other side', () => {
    fc.assert(
      fc.property(goals, goals, fc.double({ min: -0.12, max: 0, noNaN: true }), (home, away, rho) => {
        const [win, draw, loss] = threeWayOfGoals(home, away, rho)
        const [lossToo, drawToo, winToo] = threeWayOfGoals(away, home, rho)
        expect(win + draw + loss).toBeCloseTo(1, 12)
        expect(Math.min(win, draw, loss)).toBeGreaterThan(0)
        expect([lossToo, drawToo, winToo].map((x, i) => Math.abs(x - [loss, draw, win][i]!) < 1e-5)).toEqual([
          true,
          true,
          true,
        ])
      }),
    )
  })

  it('gives more draws the further ρ is below 0', () => {
    expect(threeWayOfGoals(1.3, 1.2, -0.1)[1]).toBeGreaterThan(threeWayOfGoals(1.3, 1.2, 0)[1])
  })

  it('refuses a side that is expected to score nothing', () => {
    expect(() => threeWayOfGoals(0, 1, 0)).toThrow(RangeError)
    expect(() => threeWayOfGoals(1, Number.NaN, 0)).toThrow(RangeError)
  })
})
