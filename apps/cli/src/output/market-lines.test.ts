import type { BacktestReport, LineScores } from '@fairline/engine'
import { expect, it } from 'vitest'
import { marketLines } from './market-lines.ts'

const band = (count: number) => ({ from: 0, to: 30, count, said: 0.2, beatClose: 0.25, stdErr: 0.01, clvMean: -0.05 })
const totals = (games: number, prices: number) =>
  ({
    market: 'total',
    open: { games, market: 0.691, ours: 0.689, oursMinusMarket: null },
    closed: { games: games - 1, market: 0.691, ours: 0.689, close: 0.69, oursMinusClose: null },
    neverClosed: 1,
    bands: [band(prices)],
    picks: { count: 0 },
  }) as unknown as LineScores
const linesOf = (without: LineScores | null) => {
  const all = totals(907, 1229)
  const withoutFarMoves = without && { lines: [without] }
  return marketLines(all, { lines: [all], withoutFarMoves } as unknown as BacktestReport)
    .join('\n')
    .split('\n')
}

it('writes totals with and without games whose opener moved far', () => {
  const lines = linesOf(totals(904, 1225))
  expect(lines.slice(0, 4).map((line) => line.split(',')[0])).toEqual([
    'totals at the open: 907 decided',
    'without 3 far moves: 904 decided',
    'totals that closed: 906',
    'without 3 far moves: 903',
  ])
  expect(lines.slice(-3, -1)).toEqual([
    expect.stringMatching(/^confidence 0–30 +1229 /),
    expect.stringMatching(/^without far moves +1225 /),
  ])
})

it('writes each line once where no game moved far', () => {
  expect(linesOf(null).join('\n')).not.toContain('far')
})
