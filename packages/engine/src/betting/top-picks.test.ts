import { fullGame } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { bestOfEachGame, topPicks } from './top-picks.ts'

const row = (gameId: string, line = 8.5, { confidence = 80, price = 2.1 } = {}) => ({
  bet: pricedBet({
    gameId,
    league: 'mlb',
    market: fullGame('total', line),
    selection: 'over',
    prices: { Book: price },
    confidence,
  }),
})

describe('the top picks', () => {
  it('are two even if more games have a recommended bet', () => {
    expect(topPicks([row('c'), row('a'), row('b')]).map(({ bet }) => bet.gameId)).toEqual(['a', 'b'])
  })

  it('do not depend on the order of the rows where confidence and EV are the same', () => {
    const rows = [row('a'), row('b'), row('c')]
    for (const shuffled of [rows, rows.toReversed(), [rows[1]!, rows[2]!, rows[0]!]])
      expect(bestOfEachGame(shuffled).map(({ bet }) => bet.gameId)).toEqual(['a', 'b', 'c'])
  })

  it('take of two bets that show the same confidence the one with the higher EV', () => {
    const rows = [row('a', 7.5, { confidence: 67.44 }), row('a', 8.5, { confidence: 67.36, price: 2.12 })]
    for (const either of [rows, rows.toReversed()])
      expect(bestOfEachGame(either).map(({ bet }) => bet.market.line)).toEqual([8.5])
  })

  it('take the same one of two equal bets on a game, whichever comes first', () => {
    const rows = [row('a', 7.5), row('a', 8.5)]
    for (const either of [rows, rows.toReversed()])
      expect(bestOfEachGame(either).map(({ bet }) => bet.market.line)).toEqual([7.5])
  })
})
