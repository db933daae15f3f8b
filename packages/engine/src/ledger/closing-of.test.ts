import { fullGame, type MarketKind, type Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { closingQuotesOf } from './closing-of.ts'

const quote = (kind: MarketKind, mark: Quote['mark'], price: number, observedAt: number): Quote => ({
  gameId: 'g',
  book: 'Book',
  market: fullGame(kind, kind === 'moneyline' ? null : -1.5),
  mark,
  observedAt,
  prices: [decimalOdds(price), decimalOdds(1.9)] as DecimalOdds[],
})

it('has a closing price only of markets that closed later than they opened, whatever the winner did', () => {
  const file = aFile([
    quote('moneyline', 'open', 1.8, 1),
    quote('moneyline', 'close', 1.7, 2),
    quote('spread', 'open', 2.1, 1),
    quote('spread', 'close', 2.1, 1),
  ])
  const closed = (kind: MarketKind) => closingQuotesOf(file, kind).map(({ prices }) => prices[0])
  expect([closed('moneyline'), closed('spread'), closed('total')]).toEqual([[1.7], [], []])
})
