import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { standingMoves } from './standing-moves.ts'
import type { Move } from './steps-after.ts'

const quote: Quote = {
  gameId: 'game',
  book: 'slow',
  market: fullGame('moneyline'),
  prices: [decimalOdds(1.9), decimalOdds(1.9)],
  mark: null,
  observedAt: 0,
}
const move = (logOdds: number): Move => ({ from: [0, 0], to: [logOdds, -logOdds] })
const FAR = move(0.031)
const NEAR = move(0.03)
const OWN = 0
const MAIN = 1

function movesAfter(...steps: readonly [book: string, slot: number, move: Move | null][]) {
  const standing = standingMoves(quote)
  for (const [book, slot, moved] of steps) standing.take({ book, slot, move: moved })
  return { moves: Object.fromEntries(standing.moves), isHalfFar: standing.isHalfFar() }
}

describe('the moves that stand since a quote', () => {
  it('are the last one of each book', () => {
    expect(movesAfter(['a', OWN, FAR], ['b', OWN, NEAR], ['a', OWN, NEAR]).moves).toEqual({ a: NEAR, b: NEAR })
    expect(movesAfter(['a', OWN, FAR], ['b', OWN, NEAR], ['a', OWN, null]).moves).toEqual({ b: NEAR })
  })

  it("are a book's own on the line of the quote, else that of its main line", () => {
    expect(movesAfter(['a', OWN, NEAR], ['a', MAIN, FAR]).moves).toEqual({ a: NEAR })
    expect(movesAfter(['a', OWN, NEAR], ['a', MAIN, FAR], ['a', OWN, null]).moves).toEqual({ a: FAR })
    expect(movesAfter(['a', OWN, NEAR], ['a', MAIN, FAR], ['a', MAIN, null]).moves).toEqual({ a: NEAR })
  })

  it('stay far on the line of the quote whatever the main line does', () => {
    expect(movesAfter(['a', OWN, FAR], ['a', MAIN, NEAR]).isHalfFar).toBe(true)
    expect(movesAfter(['a', OWN, NEAR], ['a', MAIN, FAR]).isHalfFar).toBe(false)
  })

  it('are half far from two books of four on, whichever side they went to', () => {
    const near: [string, number, Move][] = [
      ['c', OWN, NEAR],
      ['d', OWN, NEAR],
    ]
    expect(movesAfter(['a', OWN, FAR], ['b', OWN, move(-0.031)], ...near).isHalfFar).toBe(true)
    expect(movesAfter(['a', OWN, FAR], ['b', OWN, NEAR], ...near).isHalfFar).toBe(false)
  })

  it('are no longer far once a book came back, or said the price of before again', () => {
    const both: [string, number, Move][] = [
      ['a', OWN, FAR],
      ['b', OWN, NEAR],
      ['c', OWN, NEAR],
      ['d', OWN, FAR],
    ]
    expect(movesAfter(...both).isHalfFar).toBe(true)
    expect(movesAfter(...both, ['a', OWN, NEAR]).isHalfFar).toBe(false)
    expect(movesAfter(...both, ['a', OWN, null]).isHalfFar).toBe(false)
    expect(movesAfter(...both, ['a', OWN, null], ['b', OWN, null]).isHalfFar).toBe(true)
  })
})
