import type { PricedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import { betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { betRowsOf, liveRowsOf } from './bet-rows.ts'
import { anonymousMissed, justMissedOf } from './list-fields.ts'

const boardWith = (...bets: readonly PricedBet[]) => boardOf(...bets.map((bet) => upcomingGame(bet.gameId, [bet])))
const missedOf = (bets: readonly PricedBet[], minConfidence = 0, listed = 0) => {
  const board = boardWith(...bets)
  return justMissedOf(board, { listed, rows: betRowsOf(board), minConfidence })
}

it('shows what just missed a list of two bets, and nothing next to three or while past games are being learned', () => {
  const bets = [betWorth('g', -0.01)]
  expect(missedOf(bets, 0, 2)).toHaveLength(1)
  expect(missedOf(bets, 0, 3)).toEqual([])
  const board = boardWith(...bets)
  expect(justMissedOf({ ...board, rated: 0.99 }, { listed: 0, rows: betRowsOf(board) })).toEqual([])
})

it('says by how much a bet fell short: EV, the bar of a recommendation, or the bar of the list', () => {
  const bets = [
    betWorth('worthless', -0.0123, { confidence: 90 }),
    betWorth('doubtful', 0.03, { confidence: 49.9 }),
    betWorth('short', 0.03, { confidence: 69.9 }),
    betWorth('unknown', 0.02, { confidence: null }),
    betWorth('listed', 0.03, { confidence: 70 }),
  ]
  const words = Object.fromEntries(missedOf(bets, 70).map(({ gameId, missedBy }) => [gameId, missedBy]))
  expect(words).toEqual({
    worthless: '−1.2% EV at the best price: it isn’t +EV',
    doubtful: '49% chance to beat the closing line: a recommendation takes 50%',
    short: '69% chance to beat the closing line: this list takes 70%',
    unknown: 'Unknown chance to beat the closing line: too few books quote it, or too few similar lines have closed',
  })
})

it('says of a bet in play what holds there', () => {
  const bet = betWorth('g', 0.05, { state: 'live', confidence: null })
  const board = boardOf(liveGame('g', [bet]))
  const [missed] = justMissedOf(board, { listed: 0, rows: liveRowsOf(board) })
  expect(missed).toMatchObject({
    isLive: true,
    missedBy: expect.stringMatching(/^Unknown chance to beat later odds: /),
  })
})

it('gives the EV of a missed bet as a fraction and its probability in percent', () => {
  expect(missedOf([betWorth('g', -0.01234)])[0]).toMatchObject({ expectedValue: -0.0123, winProbability: 49.4 })
})

it('names neither game nor team of an anonymous one, but its market', () => {
  const [missed] = missedOf([betWorth('g', -0.01)])
  const anonymous = missed && anonymousMissed(missed)
  expect(anonymous).toMatchObject({ gameId: null, game: null, pick: 'Moneyline', odds: 100 })
  expect(JSON.stringify(anonymous)).not.toMatch(/Boston|New York|moneyline\|/)
  expect(anonymous?.id).not.toBe(missed?.id)
})
