import { fullGame, type Period } from '@fairline/domain'
import { aGame, pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import { type Found, middleChanceOf } from './found-arbitrages.ts'

const bet = (selection: 'over' | 'under', line: number, probability: number) =>
  pricedBet({ league: 'mlb', market: fullGame('total', line), selection, probability, prices: { Book: 2 } })

const middle = (period: Period): Found => ({
  id: 'm',
  kind: 'middle',
  game: aGame({ id: 'g' }),
  market: { ...fullGame('total'), period },
  legs: [
    { kind: 'total', selection: 'over', line: 8.5, book: 'A', price: 2, stake: 50, seenAt: 0 },
    { kind: 'total', selection: 'under', line: 9.5, book: 'B', price: 2, stake: 50, seenAt: 0 },
  ],
  totalStake: 100,
  profit: 0,
  bestProfit: 100,
  since: 0,
})

it('gives a middle of full games the probability that both legs win, and none to a middle of a part of them', () => {
  const board = boardOf(upcomingGame('g', [bet('over', 8.5, 0.6), bet('under', 9.5, 0.5)]))
  expect(middleChanceOf(board, middle('full'))).toBeCloseTo(0.1, 12)
  expect(middleChanceOf(board, middle('first-half'))).toBeNull()
})
