import { describe, expect, it } from 'vitest'
import { fibonacci, simulateBankroll } from './simulate-bankroll.ts'

const bets = (count: number, probability: number, price: number) =>
  Array.from({ length: count }, () => ({ probability: probability, price }))
const flat = { kind: 'flat', units: 1 } as const

describe('a bankroll', () => {
  it('comes on average to what its bets are worth', () => {
    const { meanEnd } = simulateBankroll(bets(100, 0.52, 2), flat, 20_000, 3)
    // A hundred bets of one hundredth, each worth 4 %: 0.04, with a standard error of 0.1 / √20,000.
    expect(Math.abs(meanEnd - 1.04)).toBeLessThan(4 * (0.1 / Math.sqrt(20_000)))
  })

  it('ends with a profit as often as the binomial distribution says', () => {
    // More than half of 11 even bets at a half: one in two, as 11 is odd.
    const { profitProbability } = simulateBankroll(bets(11, 0.5, 2), flat, 20_000, 5)
    expect(Math.abs(profitProbability - 0.5)).toBeLessThan(0.015)
  })

  it('is never ruined by Kelly, nearly always by stakes that are too high', () => {
    const good = bets(300, 0.52, 2)
    expect(simulateBankroll(good, { kind: 'kelly', fraction: 0.25 }, 500, 1).ruinProbability).toBe(0)
    expect(simulateBankroll(good, { kind: 'flat', units: 40 }, 500, 1).ruinProbability).toBeGreaterThan(0.7)
  })

  it('falls deeper with Fibonacci’s stakes than with flat ones on the same bets', () => {
    const even = bets(200, 0.5, 1.95)
    const [calm, raised] = [flat, { kind: 'fibonacci', units: 1, longest: 7 } as const].map((plan) =>
      simulateBankroll(even, plan, 1000, 9),
    )
    expect(raised!.expectedDrawdown).toBeGreaterThan(calm!.expectedDrawdown)
    expect(raised!.meanEnd).toBeLessThan(1)
  })

  it('measures its deepest fall as a share of the height before it', () => {
    // A tenth of the bankroll wins ten times itself, which doubles the bankroll; then a tenth of the first bankroll is lost.
    const sure = [
      { probability: 0.999999, price: 11 },
      { probability: 0.000001, price: 2 },
    ]
    const { meanEnd, expectedDrawdown } = simulateBankroll(sure, { kind: 'flat', units: 10 }, 10, 1)
    expect(meanEnd).toBeCloseTo(1.9, 12)
    expect(expectedDrawdown).toBeCloseTo(0.05, 12)
  })

  it('does not bet without value under Kelly', () => {
    expect(simulateBankroll(bets(50, 0.4, 2), { kind: 'kelly', fraction: 1 }, 100, 1)).toMatchObject({
      meanEnd: 1,
      expectedDrawdown: 0,
      profitProbability: 0,
    })
  })

  it('counts like Fibonacci', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(fibonacci)).toEqual([1, 1, 2, 3, 5, 8, 13, 21])
  })

  it('refuses what cannot be', () => {
    expect(() => simulateBankroll([], flat, 1, 1)).toThrow(RangeError)
    expect(() => simulateBankroll(bets(1, 1, 2), flat, 1, 1)).toThrow(/probability/)
    expect(() => simulateBankroll(bets(1, 0.5, 1), flat, 1, 1)).toThrow(/price/)
    expect(() => simulateBankroll(bets(1, 0.5, 2), flat, 0, 1)).toThrow(/draws/)
  })
})
