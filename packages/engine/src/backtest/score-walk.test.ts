import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { comparable, scoreWalk } from './score-walk.ts'
import type { WalkedGame } from './walk-forward.ts'
import type { WalkLabels } from './walk-labels.ts'

interface Spoken {
  readonly id: string
  readonly day?: string
  readonly outcome?: 0 | 1
  readonly model?: number
  readonly open?: number | null
  readonly close?: number | null
  readonly blend?: number | null
  readonly reference?: number | null
  readonly closedLater?: boolean
}
const both = (home: number | null) => (home === null ? null : [home, 1 - home])
const walked = ({ id, day = '2019-06-15', outcome = 0, model = 0.5, closedLater = true, ...said }: Spoken) => {
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
    closedLater,
    forecast: blend ? { chances: blend } : null,
    decision: { gameId: id, reason: 'no-value', best: null },
    lineDecisions: [],
    lines: [],
    priced: [],
    closedLines: { spread: null, total: null },
  } as unknown as WalkedGame
}
const labels: WalkLabels = {
  scoredFrom: null,
  league: 'mlb',
  at: 'open',
  noVig: 'power',
  openingMethod: 'power',
  weights: { market: 1 },
  resultsOnly: new Map([['a', [0.4, 0.6]]]),
}
const score = (...games: readonly Spoken[]) => scoreWalk(games.map(walked), labels)

/** logit(0.7) − logit(0.3) = 1.6946: one opener of three moved far. */
const [plain, alsoPlain, far] = [
  { id: 'a', model: 0.6, open: 0.5, close: 0.6, blend: 0.55, reference: 0.5 },
  { id: 'b', model: 0.6, open: 0.5, close: 0.6, blend: 0.55 },
  { id: 'c', model: 0.6, open: 0.3, close: 0.7, blend: 0.4, reference: 0.5 },
]

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
  expect(report).toMatchObject({ games: 0, from: null, to: null, references: [], seasons: [], withoutFarMoves: null })
  expect(report.model).toEqual({ games: 0, logLoss: null, brier: null, ece: null, eceChance95: null })
  // No blend was made: it has no weights.
  expect(report.blend.weights).toEqual({})
})

it('scores games again without the one whose opener moved far, in the same shape', () => {
  const { withoutFarMoves, ...report } = score(plain, alsoPlain, far)
  expect(report.market.open.games).toBe(3)
  expect(report.market.open.logLoss).toBeCloseTo(-(2 * Math.log(0.5) + Math.log(0.3)) / 3, 12)
  expect(withoutFarMoves?.market.open).toEqual({ games: 2, logLoss: expect.closeTo(Math.LN2, 12) })
  expect(withoutFarMoves?.blend).toMatchObject({ games: 2, logLoss: expect.closeTo(-Math.log(0.55), 12) })
  expect(withoutFarMoves?.seasons).toMatchObject([{ season: 2019, games: 2 }])
  expect(report.references).toMatchObject([{ games: 2 }])
  expect(withoutFarMoves?.references).toMatchObject([{ games: 1 }])
  expect(Object.keys(report)).toEqual(expect.arrayContaining(Object.keys(withoutFarMoves ?? {})))
})

it('gives what a walk without the far move gives, and no second scores of that', () => {
  const { withoutFarMoves } = score(plain, alsoPlain, far)
  const scores = score(plain, alsoPlain)
  expect(scores).toMatchObject({ ...withoutFarMoves })
  expect(scores.withoutFarMoves).toBeNull()
})

it('has no scores without far moves at the close, where the opener is not blended', () => {
  expect(scoreWalk([plain, far].map(walked), { ...labels, at: 'close' }).withoutFarMoves).toBeNull()
})

it('scores nothing, and no other games instead, if every opener moved far', () => {
  const { withoutFarMoves } = score(far, { id: 'd', reference: 0.5 })
  expect(withoutFarMoves).toMatchObject({ games: 0, references: [], market: { open: { games: 0, logLoss: null } } })
})

it('counts games that opened and were never seen to close, or were seen once', () => {
  const opened = { id: 'd', open: 0.5 }
  const seenOnce = { id: 'e', open: 0.5, close: 0.5, closedLater: false }
  const closed = { id: 'f', close: 0.5 }
  expect(score(plain, opened, seenOnce, closed).neverClosed).toBe(2)
})

it('names a season whose records begin in the middle', () => {
  const seasons = ['2018-04-01', '2018-09-30', '2019-08-01', '2020-04-05'].map((day) => ({ id: day, day, open: 0.5 }))
  expect(score(...seasons).lateSeasons).toMatchObject([
    { season: 2019, from: '2019-08-01', to: '2019-08-01', games: 1 },
  ])
})

it('leaves the spreads and totals of a far move out, too: they are of the same game', () => {
  const withTotal = (game: Spoken, home: number) => {
    const { file, ...rest } = walked(game)
    const result = { gameId: game.id, winner: 'home', home, away: 3, observedAt: 0 } as const
    const total = { kind: 'total', line: 8.5, side: 0, price: 1.9, market: 0.5, ours: 0.6, confidence: null } as const
    return { ...rest, file: { ...file, result }, lines: [total] } as unknown as WalkedGame
  }
  const { lines, withoutFarMoves } = scoreWalk([withTotal(plain, 6), withTotal(far, 4)], labels)
  // Over 8.5 at 6–3, under at 4–3.
  expect(lines).toMatchObject([{ open: { games: 2, ours: expect.closeTo(-(Math.log(0.6) + Math.log(0.4)) / 2, 12) } }])
  expect(withoutFarMoves?.lines).toMatchObject([{ open: { games: 1, ours: expect.closeTo(-Math.log(0.6), 12) } }])
})
