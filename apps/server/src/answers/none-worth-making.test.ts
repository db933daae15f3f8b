import { fullGame } from '@fairline/domain'
import { expect, it } from 'vitest'
import { betWorth, boardOf, liveGame } from '../../testing/board-of.ts'
import { countInPlay } from './bet-rows.ts'
import { noneWorthMaking } from './none-worth-making.ts'

it('says before the start where a bet in play is worth making, and how far learning is before', () => {
  expect(noneWorthMaking(boardOf())).toBe('No bet worth making right now')
  const board = boardOf(liveGame('g', [betWorth('g', 0.03, { state: 'live' })]))
  expect(noneWorthMaking(board)).toBe('No bet worth making before the start right now')
  expect(noneWorthMaking({ ...board, rated: 0.4 })).toMatch(/^Still learning/)
})

it('counts a game in play once, however many of its bets are recommended', () => {
  const bets = [
    betWorth('g', 0.03, { state: 'live' }),
    betWorth('g', 0.02, { state: 'live', market: fullGame('total', 8.5), selection: 'over' }),
  ]
  expect(countInPlay(boardOf(liveGame('g', bets), liveGame('h', [betWorth('h', 0.03, { state: 'live' })])))).toBe(2)
})
