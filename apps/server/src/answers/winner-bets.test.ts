import { fullGame } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { betWorth, upcomingGame } from '../../testing/board-of.ts'
import { winnerBets, winnerPrices } from './winner-bets.ts'

const priced = (selection: 'home' | 'draw' | 'away', price: number, kind: 'moneyline' | 'three-way' = 'moneyline') =>
  betWorth('g', 0, { market: fullGame(kind), selection, prices: { Book: price } })

it('gives home before away, whatever the order of the bets, and null for a side without an offer', () => {
  expect(winnerPrices(upcomingGame('g', [priced('away', 1.8), priced('home', 2.1)]))).toEqual([2.1, 1.8])
  expect(winnerPrices(upcomingGame('g', [priced('away', 1.8)]))).toEqual([null, 1.8])
})

it('gives home, draw and away of soccer’s three-way market, not the moneyline of two outcomes', () => {
  const game = aGame({ id: 'g', league: 'premier' })
  const bets = [
    priced('home', 1.5),
    priced('away', 3, 'three-way'),
    priced('draw', 3.5, 'three-way'),
    priced('home', 2.4, 'three-way'),
  ]
  expect(winnerPrices(upcomingGame('g', bets, { game }))).toEqual([2.4, 3.5, 3])
})

it('takes neither a part of the game nor a bet whose price is gone', () => {
  const half = betWorth('g', 0, { market: { ...fullGame('moneyline'), period: 'first-half' } })
  const gone = { ...priced('home', 2), price: null }
  expect(winnerBets({ ...upcomingGame('g', []), bets: [half, gone] })).toEqual([null, null])
})
