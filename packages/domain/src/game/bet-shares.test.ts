import { describe, expect, it } from 'vitest'
import { BetShares } from './bet-shares.ts'
import { fullGame } from './market.ts'

const shares = {
  gameId: 'g',
  market: fullGame('moneyline'),
  tickets: [0.7, 0.3],
  handle: [0.4, 0.6],
  observedAt: 1,
}

describe('bet shares', () => {
  it.each([
    ['two selections', shares],
    [
      'three selections',
      { ...shares, market: fullGame('three-way'), tickets: [0.5, 0.2, 0.3], handle: [0.6, 0.1, 0.3] },
    ],
    ['every bet on one side', { ...shares, tickets: [1, 0], handle: [0, 1] }],
  ])('cover %s', (_, valid) => {
    expect(BetShares.parse(valid)).toEqual(valid)
  })

  it.each([
    ['gameId', { gameId: '' }],
    ['market', { market: null }],
    ['market.line', { market: fullGame('spread', 1.1) }],
    ['tickets', { tickets: [1] }],
    ['tickets', { tickets: [0.25, 0.25, 0.25, 0.25] }],
    ['tickets.1', { tickets: [1, -0.01] }],
    ['handle', { handle: [1] }],
    ['handle', { handle: [0.25, 0.25, 0.25, 0.25] }],
    ['handle.0', { handle: [1.01, 0] }],
    ['observedAt', { observedAt: 0.5 }],
  ])('are refused at %s in %j', (path, damage) => {
    const issues = BetShares.safeParse({ ...shares, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})
