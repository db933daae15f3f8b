import { fullGame } from '@fairline/domain'
import type { Opportunity } from '@fairline/engine'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { inWords } from './arbitrage.ts'

it('prints the profit in money and in percent of the stake', () => {
  const leg = (selection: 'home' | 'away', book: string) =>
    ({ kind: 'moneyline', selection, line: null, book, price: decimalOdds(2.05), at: 0, stake: 500 }) as const
  const found: Opportunity = {
    kind: 'arbitrage',
    event: 'Yankees @ Red Sox',
    eventKey: 'g',
    market: fullGame('moneyline'),
    legs: [leg('home', 'A'), leg('away', 'B')],
    totalStake: 1000,
    profit: 25,
    profitPct: 2.5,
    bestProfit: 25,
  }
  const [, , row] = inWords([found], 'arbitrage').split('\n')
  expect(row?.split(/ {2,}/)).toEqual([
    'Yankees @ Red Sox',
    'moneyline',
    'home +105 A 500.00 · away +105 B 500.00',
    '25.00',
    '+2.50%',
  ])
})
