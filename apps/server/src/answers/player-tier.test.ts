import type { JudgedProp } from '@fairline/engine'
import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { playerTierOf, tierAmong } from './player-tier.ts'
import { propRowsOf } from './prop-rows.ts'

/** Twenty players, projected 20, 19 … 1. */
const projections = Array.from({ length: 20 }, (_, i) => 20 - i)
const games = (count: number, times: number) => [
  ...new Array<number>(times).fill(count),
  ...new Array<number>(10 - times).fill(0),
]

it('calls the top tenth of a stat all-stars', () => {
  const tierOf = (expectedCount: number) => tierAmong({ expectedCount, last: games(0, 10) }, projections)
  expect([20, 19, 18].map(tierOf)).toEqual(['all-star', 'all-star', 'average'])
})

it('calls a player consistent who reached the median projection in eight of ten games', () => {
  const tierOf = (times: number) => tierAmong({ expectedCount: 12, last: games(10, times) }, projections)
  expect([tierOf(8), tierOf(7)]).toEqual(['consistent', 'average'])
})

it('is unknown without a projection, ten games or ten players to compare with', () => {
  const last = games(10, 10)
  expect(tierAmong({ expectedCount: null, last }, projections)).toBeNull()
  expect(tierAmong({ expectedCount: 12, last: last.slice(1) }, projections)).toBeNull()
  expect(tierAmong({ expectedCount: 12, last }, projections.slice(0, 9))).toBeNull()
})

it('counts a player once, however many lines of him are listed', () => {
  const propOf = (player: number, line: number): JudgedProp =>
    ({
      player: `Player ${player}`,
      stat: 'hits',
      line,
      side: 'home',
      expectedCount: 20 - player,
      last: games(0, 10),
      over: betWorth('g', 0.05, { selection: 'over' }),
      under: null,
      record: { games: 0, over: 0, under: 0 },
      move: null,
    }) as unknown as JudgedProp
  // The fifth of twenty players is no all-star because the four before him have ten lines each.
  const lines = Array.from({ length: 10 }, (_, i) => i + 0.5)
  const props = Array.from({ length: 20 }, (_, i) => (i < 4 ? lines : [0.5]).map((line) => propOf(i, line))).flat()
  const board = boardOf(upcomingGame('g', [], { props }))
  const rows = propRowsOf(board)
  expect(rows).toHaveLength(56)
  const tierOf = (player: number) => playerTierOf(rows.find(({ prop }) => prop.player === `Player ${player}`)!, board)
  expect([0, 1, 2, 4].map(tierOf)).toEqual(['all-star', 'all-star', 'average', 'average'])
})
