import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { comparable, scoreWalk, type WalkLabels } from './score-walk.ts'
import type { WalkedGame } from './walk-forward.ts'

interface Spoken {
  readonly id: string
  readonly day?: string
  readonly outcome?: 0 | 1
  readonly model?: number
  readonly open?: number | null
  readonly close?: number | null
  readonly blend?: number | null
  readonly reference?: number | null
}
const both = (home: number | null) => (home === null ? null : [home, 1 - home])
const walked = ({ id, day = '2019-06-15', outcome = 0, model = 0.5, ...said }: Spoken) => {
  const [open, close, blend, reference] = [said.open, said.close, said.blend, said.reference].map((home) =>
    both(home ?? null),
  )
  const references = reference ? [{ gameId: id, forecaster: 'fivethirtyeight', chances: reference, observedAt: 0 }] : []
  return {
    file: { ...aFile([], { id, day }), references },
    outcome,
    model: both(model),
    open,
    close,
    closedLater: true,
    forecast: blend ? { chances: blend } : null,
    decision: { gameId: id, reason: 'no-value', best: null },
    lineDecisions: [],
    lines: [],
    priced: [],
    closedLines: { spread: null, total: null },
  } as unknown as WalkedGame
}
const labels: WalkLabels = {
  league: 'mlb',
  at: 'open',
  noVig: 'power',
  openingMethod: 'power',
  weights: { market: 1 },
  resultsOnly: new Map([['a', [0.4, 0.6]]]),
}
const score = (...games: readonly Spoken[]) => scoreWalk(games.map(walked), labels)

it('scores each forecaster on the games it spoke of', () => {
  const report = score(
    { id: 'a', model: 0.6, open: 0.5, close: 0.7, blend: 0.55 },
    { id: 'b', model: 0.6, open: 0.5, outcome: 1 },
  )
  expect(report.games).toBe(2)
  expect(report.model.logLoss).toBeCloseTo(-(Math.log(0.6) + Math.log(0.4)) / 2, 12)
  expect(report.market.open).toEqual({ games: 2, logLoss: expect.closeTo(Math.LN2, 12) })
  expect(report.market.close).toEqual({ games: 1, logLoss: expect.closeTo(-Math.log(0.7), 12) })
  expect(report.blend.logLoss).toBeCloseTo(-Math.log(0.55), 12)
  expect(report.resultsOnly.logLoss).toBeCloseTo(-Math.log(0.4), 12)
})

it('counts a blend that loses less than the open as a negative difference', () => {
  const games = ['a', 'b'].map((id) => ({ id, open: 0.5, close: 0.7, blend: 0.6 }))
  const { blend } = score(...games)
  expect(blend.minusOpen?.mean).toBeCloseTo(Math.log(0.5) - Math.log(0.6), 12)
  expect(blend.minusClose?.mean).toBeCloseTo(Math.log(0.7) - Math.log(0.6), 12)
})

it('compares with another forecaster on the games it forecast only', () => {
  const spoke = ['a', 'b'].map((id) => ({ id, model: 0.6, open: 0.5, close: 0.7, reference: 0.55 }))
  const [reference, ...others] = score(...spoke, { id: 'c', model: 0.01, open: 0.5 }).references
  expect(others).toEqual([])
  expect(reference).toMatchObject({ name: 'fivethirtyeight', games: 2 })
  expect(reference?.logLoss).toBeCloseTo(-Math.log(0.55), 12)
  expect(reference?.modelLogLoss).toBeCloseTo(-Math.log(0.6), 12)
  expect(reference?.modelMinusReference?.mean).toBeCloseTo(Math.log(0.55) - Math.log(0.6), 12)
})

it('takes games with odds; only where no game has any, those that others forecast', () => {
  const [priced, closedOnly, referenced, silent] = [
    walked({ id: 'a', open: 0.5 }),
    walked({ id: 'b', close: 0.5 }),
    walked({ id: 'c', reference: 0.5 }),
    walked({ id: 'd' }),
  ]
  expect(comparable([priced, referenced, closedOnly, silent])).toEqual([priced, closedOnly])
  expect(comparable([silent, referenced])).toEqual([referenced])
})

it('spans the first to the last day, in whatever order games ended', () => {
  const games = ['2019-06-16', '2019-06-14', '2019-06-15'].map((day) => ({ id: day, day, open: 0.5 }))
  expect(score(...games)).toMatchObject({ from: '2019-06-14', to: '2019-06-16' })
})

it('says nothing of no games', () => {
  const report = score()
  expect(report).toMatchObject({ games: 0, from: null, to: null, references: [], seasons: [] })
  expect(report.model).toEqual({ logLoss: null, brier: null, ece: null, eceChance95: null })
  // No blend was made: it has no weights.
  expect(report.blend.weights).toEqual({})
})
