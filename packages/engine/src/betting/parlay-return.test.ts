import { describe, expect, it } from 'vitest'
import { fairParlayPrice, type ParlayGame, parlayReturn } from './parlay-return.ts'

/** A game with one bet. */
const game = (probability: number, decided = 1, price = 2): ParlayGame => ({
  legs: [{ probability, decided, price }],
  probability,
})

describe('the fair price of a parlay', () => {
  it('is exactly one over its probability if no bet can be pushed', () => {
    for (const [a, b] of [
      [0.5, 0.6],
      [0.55, 0.47],
      [0.91, 0.13],
    ] as const)
      expect(fairParlayPrice([game(a), game(b)])).toBe(1 / (a * b))
  })

  it('returns the stake on average where every bet can be pushed', () => {
    const games = [game(0.5, 0.9), game(0.4, 0.7)]
    const price = fairParlayPrice(games)!
    // Both prices are 2, so the bet that is left after a push pays the square root of the whole price.
    const root = Math.sqrt(price)
    expect((0.9 * 0.5 * root + 0.1) * (0.7 * 0.4 * root + 0.3)).toBeCloseTo(1, 9)
    expect(price).not.toBeCloseTo(1 / 0.2, 1)
  })

  it('is found where pushes are all but impossible', () => {
    expect(fairParlayPrice([game(0.5, 1 - 1e-12)])).toBeCloseTo(2, 6)
  })

  it.each([
    ['cannot win', [game(0.5), game(0)]],
    ['cannot lose', [game(1)]],
    ['is always pushed', [game(0.5, 0)]],
    ['has a bet that is always pushed', [game(0.5), game(0.5, 0)]],
  ])('does not exist if the parlay %s', (_, games) => {
    expect(fairParlayPrice(games)).toBeNull()
  })
})

it('returns the stake if every bet is pushed, whatever the price', () => {
  expect(parlayReturn([game(0.9, 0), game(0.2, 0, 5)])).toBe(1)
  expect(parlayReturn([game(0.9, 0), game(0.2, 0, 5)], 30)).toBe(1)
})
