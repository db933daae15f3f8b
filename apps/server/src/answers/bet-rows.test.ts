import type { JudgedBet } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { isBargain, meanConfidence, rankScoreOf, riskOf } from './bet-rows.ts'

type Row = Parameters<typeof riskOf>[0]
const row = (bet: Partial<JudgedBet>) => ({ bet }) as Row

describe('a bet of the board', () => {
  it('ranks by 0.4 of its confidence, 0.3 of its value and 0.3 of its chance, all in percent', () => {
    expect(rankScoreOf(row({ confidence: 80, expectedValue: 0.05, chance: 0.52 }))).toBe(49.1)
    // What is not known counts as nothing: the documents' 65 would rank it above what is known to be less sure.
    expect(rankScoreOf(row({ confidence: null, expectedValue: 0.05, chance: 0.52 }))).toBe(17.1)
  })

  it('is called safe by its chance to win: from 60 % low, from 45 % medium, else high', () => {
    const risks = [0.6, 0.599, 0.45, 0.449].map((chance) => riskOf(row({ chance })))
    expect(risks).toEqual(['low', 'medium', 'medium', 'high'])
  })

  it('is worth its price above nothing, and a mistake above a tenth of the stake', () => {
    expect([0, 0.0001, 0.1, 0.1001].map((expectedValue) => isBargain({ expectedValue }))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('counts in a mean what is known, and has none where nothing is', () => {
    const rows = [80, null, 71].map((confidence) => row({ confidence }))
    expect(meanConfidence(rows)).toBe(75.5)
    expect(meanConfidence([row({ confidence: null })])).toBeNull()
  })
})
