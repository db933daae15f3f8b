import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import type { ClosedPropBet } from './prop-confidence.ts'
import { propReturnReport } from './prop-return-report.ts'

const HOUR_MS = 3_600_000
const startsAt = 100 * HOUR_MS

interface Case {
  readonly gameId?: string
  readonly hours?: number
  readonly bet?: Partial<EvaluatedBet>
  readonly closing?: number
  readonly profit?: number | null
}

function returnsOf(...cases: readonly Case[]) {
  const returns = propReturnReport('nba')
  for (const { gameId = 'one', hours = 4, bet = {}, closing = 0.5, profit = 1 } of cases) {
    const priced: EvaluatedBet = {
      ...pricedBet({ prices: { A: 2.1 }, probability: 0.49, confidence: 72 }),
      grade: 'A',
      ...bet,
    }
    const closedBet: ClosedPropBet = { at: startsAt - hours * HOUR_MS, startsAt, bet: priced, closing, profit }
    returns.add({ gameId, confidence: 72, beatClose: (priced.price ?? 0) * closing > 1 }, closedBet)
  }
  return returns.returns()
}

describe('what bets with value on props came to', () => {
  it('is CLV, CLV per standard deviation and return, all together and by grade, best first', () => {
    const [all, best, good] = returnsOf(
      { gameId: 'one', bet: { grade: 'B', price: decimalOdds(3) }, closing: 0.4, profit: 2 },
      { gameId: 'two', bet: { grade: 'A+', price: decimalOdds(2) }, closing: 0.45, profit: -1 },
      { gameId: 'three', bet: { grade: 'B', price: decimalOdds(3) }, closing: 0.3, profit: -1 },
    )
    expect([all, best, good].map((returns) => [returns?.grade, returns?.bets])).toEqual([
      [null, 3],
      ['A+', 1],
      ['B', 2],
    ])
    // 3 × 0.4 − 1 = 0.2, 2 × 0.45 − 1 = −0.1, 3 × 0.3 − 1 = −0.1.
    expect(all?.closingValue?.mean).toBeCloseTo(0, 12)
    expect(good?.closingValue?.mean).toBeCloseTo(0.05, 12)
    // Profit is 2 or −1: its standard deviation is 3 √(p (1 − p)).
    const perDeviation = (0.2 / (3 * Math.sqrt(0.4 * 0.6)) - 0.1 / (3 * Math.sqrt(0.3 * 0.7))) / 2
    expect(good?.closingValuePerDeviation?.mean).toBeCloseTo(perDeviation, 12)
    expect(all).toMatchObject({ medianPrice: 3, games: 3, return: { mean: 0 } })
    expect(all?.beatClose).toBeCloseTo(1 / 3, 12)
  })

  it('counts bets on one game as related', () => {
    const outcomes = [1, 1, 1, -1, -1, -1]
    const apart = returnsOf(...outcomes.map((profit, i) => ({ gameId: `${i}`, profit })))
    const together = returnsOf(...outcomes.map((profit) => ({ gameId: `${profit}`, profit })))
    expect(together[0]?.return?.se).toBeGreaterThan(1.5 * (apart[0]?.return?.se ?? 0))
  })

  it('leaves bets on players who did not play out of the return, not out of CLV', () => {
    const [all] = returnsOf({ profit: null }, { gameId: 'two', profit: 1.1 }, { gameId: 'three', profit: -1 })
    expect(all).toMatchObject({ bets: 3, return: { mean: expect.closeTo(0.05, 12) } })
    expect(all?.closingValue?.mean).toBeCloseTo(0.05, 12)
  })

  it.each<[what: string, bet: Case]>([
    ['less than three hours before the start', { hours: 2.99 }],
    ['five hours before the start or more: it is looked at again', { hours: 5 }],
    ['without value', { bet: { expectedValue: 0 } }],
    ['that looks misprinted', { bet: { expectedValue: 0.11 } }],
    ['carried over from another line', { bet: { carriedOverFrom: 20.5 } }],
    ['with an assumed confidence', { bet: { confidenceAssumed: true } }],
    ['without a price', { bet: { expectedValue: null, price: null, book: null } }],
  ])('does not count a bet %s', (_, bet) => {
    expect(returnsOf(bet)).toEqual([
      {
        league: 'nba',
        grade: null,
        bets: 0,
        games: 0,
        medianPrice: null,
        beatClose: null,
        closingValue: null,
        closingValuePerDeviation: null,
        return: null,
      },
    ])
  })

  it('counts a bet just three hours before the start', () => {
    expect(returnsOf({ hours: 3 })[0]?.bets).toBe(1)
  })
})
