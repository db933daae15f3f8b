import { fullGame, type MarketKind, type Pick } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { isPick } from './decide-market.ts'
import { onePickOnResult } from './one-pick-on-result.ts'

const pickOn = (kind: MarketKind, expectedValue: number): Pick => ({
  ...aPick().pick,
  market: fullGame(kind, kind === 'moneyline' ? null : 1.5),
  expectedValue,
})
const [winner, total] = [pickOn('moneyline', 0.03), pickOn('total', 0.01)]
const kindsOf = ({ decision, lineDecisions }: ReturnType<typeof onePickOnResult>) =>
  [decision, ...lineDecisions].filter(isPick).map(({ market }) => market.kind)

describe('picks of a game', () => {
  it('are one on its result, of winner and spread the one with the higher EV, and one on its total', () => {
    expect(kindsOf(onePickOnResult({ decision: winner, lineDecisions: [pickOn('spread', 0.02), total] }))).toEqual([
      'moneyline',
      'total',
    ])
    const dropped = onePickOnResult({ decision: winner, lineDecisions: [pickOn('spread', 0.04), total] })
    expect(kindsOf(dropped)).toEqual(['spread', 'total'])
    expect(dropped.decision).toMatchObject({
      reason: 'result-picked-already',
      best: { price: winner.price, expectedValue: 0.03 },
    })
  })

  it('are the one on the winner if the spread is worth the same', () => {
    const decisions = { decision: winner, lineDecisions: [pickOn('spread', 0.03)] }
    expect(kindsOf(onePickOnResult(decisions))).toEqual(['moneyline'])
  })

  it('may be on the winner and on the total, whichever is worth more', () => {
    for (const value of [0.01, 0.05]) {
      const decisions = { decision: winner, lineDecisions: [pickOn('total', value)] }
      expect(kindsOf(onePickOnResult(decisions))).toEqual(['moneyline', 'total'])
    }
  })

  it('leave a published pick where it is, however much the other one is worth by now', () => {
    const spread = pickOn('spread', 0.04)
    const decisions = { decision: winner, lineDecisions: [spread, total] }
    expect(kindsOf(onePickOnResult(decisions, (pick) => pick === winner))).toEqual(['moneyline', 'total'])
    const small = { decision: pickOn('moneyline', 0.09), lineDecisions: [spread] }
    expect(kindsOf(onePickOnResult(small, (pick) => pick === spread))).toEqual(['spread'])
    // Both were published by an earlier version.
    expect(kindsOf(onePickOnResult(decisions, () => true))).toEqual(['moneyline', 'spread', 'total'])
  })
})
