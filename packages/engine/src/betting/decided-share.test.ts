import { fullGame, type Market, type Period } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { decidedShare } from './decided-share.ts'

const on = (period: Period): Market => ({ ...fullGame('moneyline'), period })
const at = (line: number): Market => fullGame('team-total', line)

describe('the share of a stake that is decided', () => {
  it('leaves out the games that are tied after the part that is bet on', () => {
    // 3,574 of 23,787 MLB games were tied after five innings, 882 of 17,835 NBA games after the first quarter.
    expect(decidedShare('mlb', on('first-five'))).toBeCloseTo(1 - 3574 / 23_787, 3)
    expect(decidedShare('nba', on('quarter-1'))).toBeCloseTo(1 - 882 / 17_835, 3)
  })

  it('is not known where no ties were counted, and on lines that can be hit exactly', () => {
    expect(decidedShare('wnba', on('quarter-1'))).toBeNull()
    expect([4, 4.25, -1].map((line) => decidedShare('mlb', at(line)))).toEqual([null, null, null])
  })

  it('is all of it where nothing can be pushed', () => {
    expect([4.5, -1.5, 0.5].map((line) => decidedShare('mlb', at(line)))).toEqual([1, 1, 1])
    expect(decidedShare('mlb', on('full'))).toBe(1)
    expect(decidedShare('laliga', { ...fullGame('three-way'), period: 'first-half' })).toBe(1)
  })
})
