import type { BacktestReport } from '@fairline/engine'
import { expect, it } from 'vitest'
import { rowsWithAndWithout } from './rows-with-and-without.ts'

const losses = (games: number, logLoss: number) => ({ market: { open: { games, logLoss } } })
const rows = (withoutFarMoves: object | null, counts: 'games' | 'bets' = 'games') =>
  rowsWithAndWithout({
    name: 'open',
    report: { ...losses(10, 0.7), withoutFarMoves } as BacktestReport,
    partOf: ({ market }) => market?.open,
    countOf: ({ games }) => games,
    counts,
    cellsOf: ({ games, logLoss }) => [String(games), String(logLoss)],
  })

it('writes a second row with what is left without far moves', () => {
  expect(rows(losses(7, 0.6))).toEqual([
    ['open', '10', '0.7'],
    ['without 3 far moves', '7', '0.6'],
  ])
  expect(rows(losses(9, 0.6))[1]?.[0]).toBe('without 1 far move')
})

it('does not count far moves by prices or picks', () => {
  expect(rows(losses(7, 0.6), 'bets')[1]).toEqual(['without far moves', '7', '0.6'])
})

it('writes one row if there are no far moves, or none among these games', () => {
  expect(rows(null)).toEqual([['open', '10', '0.7']])
  expect(rows(losses(10, 0.7))).toEqual([['open', '10', '0.7']])
})

it('writes no figure if only far moves were scored', () => {
  expect(rows({})[1]).toEqual(['without 10 far moves', '0', '–'])
})
