import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOdds } from '../price/decimal-odds.ts'
import { profitOf } from './profit-of.ts'
import { settleLine } from './settle-line.ts'
import { settleTotal } from './settle-total.ts'
import { settleWinner } from './settle-winner.ts'

const quarterLine = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4)
const score = fc.integer({ min: -30, max: 30 })
const price = decimalOdds(2)

describe('settling a line', () => {
  it.each([
    [2, -1.5, 'win'],
    [1, -1.5, 'lose'],
    [1, -1, 'push'],
    [0, -0.25, 'half-lose'],
    [0, 0.25, 'half-win'],
    [1, -0.75, 'half-win'],
    [1, -1.25, 'half-lose'],
    [-7, 7, 'push'],
  ] as const)('a side that finishes %d ahead with a line of %d is a %s', (margin, line, kind) => {
    expect(settleLine(margin, line).kind).toBe(kind)
  })

  it('pays on a quarter line half of what its two neighbours pay together', () => {
    fc.assert(
      fc.property(score, quarterLine, (margin, line) => {
        if (Number.isInteger(line * 2)) return
        const neighbours = [line - 0.25, line + 0.25].map((half) => profitOf(settleLine(margin, half), price))
        expect(profitOf(settleLine(margin, line), price)).toBe((neighbours[0]! + neighbours[1]!) / 2)
      }),
    )
  })

  it('is a zero-sum game at even money between the two sides', () => {
    fc.assert(
      fc.property(score, quarterLine, (margin, line) => {
        expect(profitOf(settleLine(margin, line), price) + profitOf(settleLine(-margin, -line), price)).toBe(0)
      }),
    )
  })

  it('refuses a line no book offers', () => {
    expect(() => settleLine(1, 0.1)).toThrow(RangeError)
    expect(() => settleLine(Number.NaN, 0.5)).toThrow(RangeError)
  })
})

describe('settling totals and winners', () => {
  it('gives over and under opposite ends of every total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), quarterLine, (total, line) => {
        expect(
          profitOf(settleTotal('over', total, line), price) + profitOf(settleTotal('under', total, line), price),
        ).toBe(0)
      }),
    )
  })

  it('loses a tie where the draw is priced, and pushes it where it is not', () => {
    expect(settleWinner('home', 0, 'draw-priced').kind).toBe('lose')
    expect(settleWinner('draw', 0, 'draw-priced').kind).toBe('win')
    expect(settleWinner('home', 0, 'push').kind).toBe('push')
    expect(() => settleWinner('draw', 0, 'push')).toThrow(RangeError)
  })

  it('gives the stake back on a void', () => {
    expect(profitOf({ kind: 'void' }, price)).toBe(0)
  })

  it('splits the stake in a dead heat', () => {
    expect(profitOf({ kind: 'dead-heat', tied: 3, places: 1 }, decimalOdds(6))).toBe(1)
    expect(() => profitOf({ kind: 'dead-heat', tied: 1, places: 2 }, price)).toThrow(RangeError)
  })
})
