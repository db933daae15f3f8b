import { expect, it } from 'vitest'
import { tierAmong } from './player-tier.ts'

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
