import { fullGame, type Pick } from '@fairline/domain'
import { pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { beforeTheStart, liveGame } from '../../testing/board-of.ts'
import { liveProbabilityOf } from './live-probability.ts'

const over = (line: number, probability: number) =>
  pricedBet({
    gameId: 'g',
    league: 'mlb',
    market: fullGame('total', line),
    selection: 'over',
    state: 'live',
    probability,
    prices: { Book: 2 },
    published: beforeTheStart,
  })
const live = { winner: null, market: null, model: null, total: null, spread: null }
const game = liveGame('g', [over(8.5, 0.6), over(9.5, 0.4)], { live })
const pick = (line: number) => ({ market: fullGame('total', line), selection: 'over' }) as Pick

it('gives the probability of the line that was picked, not of another one', () => {
  expect(liveProbabilityOf(game, pick(8.5))?.now).toBe(0.6)
  expect(liveProbabilityOf(game, pick(9.5))?.now).toBe(0.4)
  expect(liveProbabilityOf(game, pick(10.5))).toBeNull()
})
