import { fullGame } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { canBePushed, decisive, winTogether } from './win-together.ts'

const total = (line: number, selection: 'over' | 'under', probability: number, decided = 1) =>
  pricedBet({ market: fullGame('total', line), selection, probability, decided, prices: { Book: 2 } })

describe('the probability that bets on one market all win', () => {
  it('is that of a single bet, even if it can be pushed', () => {
    expect(winTogether([total(9, 'over', 0.45, 0.9)])).toBeCloseTo(0.45, 12)
    expect(winTogether([total(9.25, 'over', 0.45)])).toBeCloseTo(0.45, 12)
  })

  it('is not known as soon as one of several can be pushed', () => {
    expect(winTogether([total(8.5, 'over', 0.5), total(9, 'over', 0.45, 0.9)])).toBeNull()
    expect(winTogether([total(9.25, 'under', 0.5), total(8.5, 'over', 0.5)])).toBeNull()
  })

  it('is that of the hardest bet of each side', () => {
    const overs = [total(7.5, 'over', 0.7), total(8.5, 'over', 0.55), total(6.5, 'over', 0.8)]
    expect(winTogether(overs)).toBeCloseTo(0.55, 12)
    // Over 8.5 and under 10.5: nine or ten runs, 0.55 + 0.65 − 1.
    expect(winTogether([...overs, total(10.5, 'under', 0.65)])).toBeCloseTo(0.2, 12)
    expect(decisive([...overs, total(10.5, 'under', 0.65)]).map(({ market }) => market.line)).toEqual([8.5, 10.5])
  })

  it('is zero for an over and an under with no count between them, and for both sides of a winner', () => {
    expect(winTogether([total(8.5, 'over', 0.45), total(8.5, 'under', 0.55)])).toBe(0)
    const sides = (['home', 'away'] as const).map((selection) => pricedBet({ selection, prices: { Book: 2 } }))
    expect(winTogether(sides)).toBe(0)
  })
})

it.each([
  [8.5, 1, false],
  [-1.5, 1, false],
  [9, 1, true],
  [9.25, 1, true],
  [8.75, 1, true],
  [null, 1, false],
  [null, 0.9, true],
])('tells whether a stake on a line of %s with %d of the bets decided can be returned: %s', (line, decided, can) => {
  expect(canBePushed({ market: fullGame('total', line), pushProbability: 1 - decided })).toBe(can)
})
