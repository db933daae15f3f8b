import { isPositiveBet, type PricedBet } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { byRank, meanConfidence, rankScoreOf } from './bet-rows.ts'

type Row = Parameters<typeof byRank>[0]
const row = (bet: Partial<PricedBet>) => ({ bet, fields: { id: bet.id ?? '' } }) as Row

describe('bets of the board', () => {
  it('are ranked by score, those without a known confidence last', () => {
    const rows = [
      row({ id: 'unknown', rankScore: null, expectedValue: 0.09 }),
      row({ id: 'low', rankScore: 30, expectedValue: 0.01 }),
      row({ id: 'high', rankScore: 49.123, expectedValue: 0.01 }),
    ]
    expect(rows.toSorted(byRank).map(({ fields }) => fields.id)).toEqual(['high', 'low', 'unknown'])
    expect(rows.map(rankScoreOf)).toEqual([null, 30, 49.12])
  })

  it('are positive above no value, up to a tenth of the stake, on quotes of their own line', () => {
    const base = { state: 'upcoming', carriedOverFrom: null } as const
    const values = [0, 0.0001, 0.1, 0.1001].map((expectedValue) =>
      isPositiveBet({ ...base, expectedValue } as PricedBet),
    )
    expect(values).toEqual([false, true, true, false])
    expect(isPositiveBet({ ...base, expectedValue: 0.05, carriedOverFrom: 8.5 } as unknown as PricedBet)).toBe(false)
    expect(isPositiveBet({ ...base, expectedValue: 0.05, state: 'ended' } as unknown as PricedBet)).toBe(false)
  })

  it('count known confidences in a mean, never assumed ones', () => {
    const rows = [80, null, 71].map((confidence) => row({ confidence }))
    expect(meanConfidence([...rows, row({ confidence: 10, confidenceAssumed: true })])).toBe(75.5)
    expect(meanConfidence([row({ confidence: null })])).toBeNull()
  })
})
