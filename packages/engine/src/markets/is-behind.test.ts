import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { isBehind, isFar } from './is-behind.ts'

const quote = (home: number | null = 1.9, away: number | null = 1.9): Quote => ({
  gameId: 'g',
  book: 'slow',
  market: fullGame('moneyline'),
  prices: [home, away].map((price) => (price === null ? null : decimalOdds(price))),
  mark: null,
  observedAt: 0,
})
/** Moves from even log-odds to these of the home side. */
const moves = (...homes: readonly number[]) => homes.map((home) => ({ from: [0, 0], to: [home, -home] }))

describe('isFar', () => {
  it.each([
    [0.031, true],
    [0.03, false],
    [-0.03, false],
    [-0.031, true],
    [0, false],
  ])('takes a move by %d in log-odds as far: %s', (home, expected) => {
    const [move] = moves(home)
    expect(move && isFar(quote(), move)).toBe(expected)
  })

  it('looks only at selections that the quote prices', () => {
    const [move] = moves(0.5)
    expect(move && isFar(quote(null, 1.9), move)).toBe(false)
    expect(move && isFar(quote(1.9, null), move)).toBe(true)
  })
})

describe('isBehind', () => {
  it.each([
    [[0.1, -0.5, 0.2], true],
    [[0.01, 0.5, 0.02], false],
    [[0.05, 0.02], true],
    [[0.06, 0], false],
    [[-0.1, -0.2, 0.5], true],
  ])('goes by the median of the moves %j: %s', (homes, expected) => {
    expect(isBehind(quote(), null, moves(...homes))).toBe(expected)
  })

  it('looks only at selections that the quote prices', () => {
    expect(isBehind(quote(null, 1.9), null, moves(0.1, 0.2))).toBe(false)
    expect(isBehind(quote(null, 1.9), null, moves(-0.1, -0.2))).toBe(true)
  })

  it('does not count a quote that went there before the others', () => {
    expect(isBehind(quote(), [0.1, -0.1], moves(0.12, 0.12))).toBe(false)
    expect(isBehind(quote(), [0.05, -0.05], moves(0.12, 0.12))).toBe(true)
  })
})
