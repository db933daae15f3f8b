import type { PricedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import type { BetRow } from './bet-rows.ts'
import { pairPrice } from './pair-price.ts'
import { parlayValue } from './strategy-rows.ts'

/** A bet that wins half of the time. */
const betOf = (id: string, prices: Readonly<Record<string, number>>) =>
  ({
    id,
    fairProbability: 0.5,
    pushProbability: 0,
    offers: Object.entries(prices).map(([book, price]) => ({ book, price, quotedAt: 0, isStale: false })),
  }) as unknown as PricedBet
const rowOf = (bet: PricedBet) => ({ bet }) as unknown as BetRow

const first = betOf('a', { alpha: 2.1, beta: 1.9 })

it('proposes two bets as a parlay at the book where they are +EV together', () => {
  const second = betOf('b', { alpha: 2, beta: 2.1 })
  expect(pairPrice(first, second, 'feed')).toMatchObject({ odds: 320, winProbability: 25, expectedValue: 0.05 })
  expect(parlayValue([rowOf(first), rowOf(second)])).toBe(5)
})

it('proposes no parlay of two bets that are +EV at different books and lose together at each', () => {
  const second = betOf('b', { alpha: 1.85, beta: 2.1 })
  expect(pairPrice(first, second, 'feed')).toBeNull()
  expect(parlayValue([rowOf(first), rowOf(second)])).toBeNull()
})
