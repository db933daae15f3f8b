import type { BacktestReport } from '@fairline/engine'
import { expect, it } from 'vitest'
import { lossLines } from './loss-lines.ts'

const losses = (games: number, logLoss: number | null) => ({
  games,
  logLoss,
  brier: 0.23,
  ece: 0.02,
  eceChance95: 0.04,
})
const reference = (games: number) => ({ name: 'fivethirtyeight', games, logLoss: 0.66, modelMinusReference: null })
const scores = (games: number, open: number) => ({
  games,
  neverClosed: 0,
  model: losses(games, 0.65),
  resultsOnly: losses(games, 0.654),
  market: { open: { games: games - 3, logLoss: open }, close: { games, logLoss: 0.647 } },
  blend: { ...losses(games - 3, 0.652), minusOpen: { mean: -0.0045, se: 0.0022 }, minusClose: null },
  references: [reference(games - 10)],
})
const linesOf = (of: object = {}) =>
  lossLines({
    ...scores(949, 0.6561),
    blend: { ...scores(949, 0).blend, weights: { market: 0.4, model: 0.6 } },
    at: 'open',
    withoutFarMoves: null,
    ...of,
  } as unknown as BacktestReport)
    .join('\n')
    .split('\n')

it('writes a loss without far moves below each loss', () => {
  const lines = linesOf({ withoutFarMoves: scores(946, 0.6525) })
  expect(lines.filter((line) => /^without 3 far moves +\d/.test(line))).toHaveLength(5)
  const at = lines.findIndex((line) => line.startsWith('market at the open'))
  expect(lines.slice(at, at + 2)).toEqual([
    expect.stringMatching(/ 946 +0\.65610$/),
    expect.stringMatching(/^without 3 far moves +943 +0\.65250$/),
  ])
  expect(lines).toContain('without 3 far moves: blend minus open -0.00450 ± 0.00220, minus close –')
})

it('compares with another forecaster without the far moves it forecast', () => {
  const lines = linesOf({ withoutFarMoves: { ...scores(946, 0.6525), references: [reference(937)] } })
  expect(lines).toContainEqual(expect.stringMatching(/^fivethirtyeight: 939 games, loss 0\.66000;/))
  expect(lines).toContainEqual(expect.stringMatching(/^without 2 far moves: 937 games, loss 0\.66000;/))
})

it('says nothing of far moves where there are none', () => {
  expect(linesOf().join('\n')).not.toContain('far')
})

it('counts games that opened and were never seen to close, and what follows from it', () => {
  expect(linesOf()).toContain('opened, never seen to close: 0')
  expect(linesOf({ neverClosed: 760 })).toContain(
    'opened, never seen to close: 760; no price on them is judged, and confidence is learned from closes alone',
  )
})
