import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { parlayPicksOf } from './parlay-picks.ts'

it('is as confident of the pair as of its less confident pick', () => {
  const board = boardOf(
    upcomingGame('a', [betWorth('a', 0.05, { confidence: 80 })]),
    upcomingGame('b', [betWorth('b', 0.05, { confidence: 72 })]),
  )
  const { picks, confidence } = parlayPicksOf(board)
  expect([picks.pick1?.confidence, picks.pick2?.confidence, confidence]).toEqual([80, 72, 72])
})
