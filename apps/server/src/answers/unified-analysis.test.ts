import type { PricedBet, StrategyRecord } from '@fairline/engine'
import { expect, it } from 'vitest'
import type { ProposalRow } from './strategy-rows.ts'
import { breakdownOf } from './unified-analysis.ts'

const record: StrategyRecord = {
  ...{ key: 'elo-edge', name: 'Elo Edge', idea: 'Backs its own rating.', proposals: 0, won: 0 },
  ...{ roi: null, closing: null, recent: { proposals: 0, roi: null, closing: null }, standing: 'untried' },
}
const proposal = (bet: Partial<PricedBet>) =>
  ({
    row: { bet: { risk: 'medium', fairProbability: 0.5, expectedValue: 0.02, recommendation: 'pass', ...bet } },
    proposed: { key: 'elo-edge', proposal: { reasons: [] } },
  }) as unknown as ProposalRow
const breakdown = (...proposals: ProposalRow[]) => breakdownOf(record, new Map(), proposals)

it('says of a strategy whether the confidence of its best proposal is assumed', () => {
  const assumed = breakdown(proposal({ confidence: 64.6, confidenceAssumed: true }))
  expect(assumed).toMatchObject({ confidence: 64.6, confidenceAssumed: true, pick: null })
  const measured = breakdown(proposal({ confidence: 71, confidenceAssumed: false }))
  expect(measured).toMatchObject({ confidence: 71, confidenceAssumed: false })
})

it('assumes nothing of a strategy that proposes nothing', () => {
  expect(breakdown()).toMatchObject({ confidence: null, confidenceAssumed: false })
})
