import { arbitrageScan, authenticProps, convertTool, listBets } from '@fairline/contract'
import { pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, upcomingGame } from '../../testing/board-of.ts'
import type { ComputeTask } from './compute-task.ts'
import { runTask } from './run-task.ts'
import { createWorkerCopy } from './worker-copy.ts'

/** A copy of a board with one game that two books price. */
function copyOfBoard() {
  const copy = createWorkerCopy()
  const board = boardOf(
    upcomingGame('g', [pricedBet({ gameId: 'g', league: 'mlb', prices: { Alpha: 2, Beta: 2.1 }, confidence: 60 })]),
  )
  const { games, teams: _, books: __, ...rest } = board
  copy.apply({ kind: 'board-games', games })
  copy.apply({ kind: 'board', rest, order: ['g'] })
  return copy
}

function responseOf(task: ComputeTask): unknown {
  const result = runTask(copyOfBoard(), task)
  if (result.kind !== 'encoded') throw new Error(`expected an encoded response, got ${result.kind}`)
  return JSON.parse(Buffer.from(result.body).toString())
}

const id = 'g|moneyline||home'
const coding = 'plain'

it('computes every task at the given books only', () => {
  const books = ['Alpha']
  const copy = copyOfBoard()
  const slip = runTask(copy, { kind: 'slip', ids: [id], price: null, books })
  expect(slip).toMatchObject({ slip: { legs: [{ odds: 100, bookmaker: 'Alpha' }] } })
  expect(runTask(copy, { kind: 'market-analysis', books })).toMatchObject({ view: { slate: { ownBooks: true } } })
  expect(runTask(copy, { kind: 'market-analysis', books: null })).toMatchObject({
    view: { slate: { ownBooks: false } },
  })
  expect(runTask(copy, { kind: 'pick-analysis', pickId: id, books })).toMatchObject({
    view: { facts: { breakEven: 50, expectedValue: 0 } },
  })
  expect(runTask(copy, { kind: 'pick-analysis', pickId: id, books: ['Gamma'] })).toMatchObject({ view: null })
  expect(responseOf({ kind: 'board-query', path: listBets.path, query: {}, books, coding })).toMatchObject({
    bets: [{ id, price: 2, book: 'Alpha' }],
  })
})

it('says that something is not found instead of sending nothing', () => {
  const copy = copyOfBoard()
  const arbitrage = {
    kind: 'arbitrage',
    path: arbitrageScan.path,
    query: { kind: undefined, stake: undefined, unit: undefined },
    books: null,
    source: 'replay',
    now: AS_OF,
    coding,
  } as const
  const hasSeason = { home: false, away: false }
  const page = { kind: 'game-page', gameId: 'unknown', curve: [], hasSeason, books: null, coding } as const
  const unknown: readonly ComputeTask[] = [
    page,
    { kind: 'board-query', path: '/api/unknown', query: {}, books: null, coding },
    { kind: 'board-response', path: '/api/unknown', books: null, coding },
    arbitrage,
  ]
  for (const task of unknown) expect([task.kind, runTask(copy, task)]).toEqual([task.kind, { kind: 'not-found' }])
  expect(runTask(copy, { ...page, gameId: 'g' }).kind).toBe('encoded')
  expect(runTask(copy, { kind: 'board-response', path: authenticProps.path, books: null, coding }).kind).toBe('encoded')
})

it('says which price is none, and hides no other error behind that', () => {
  const convert = (query: object) =>
    runTask(createWorkerCopy(), { kind: 'tool', path: convertTool.path, query, coding })
  expect(convert({ odds: '+100' }).kind).toBe('encoded')
  expect(convert({ odds: '' })).toEqual({
    kind: 'invalid',
    message: 'odds: expected odds as -110, +150, 2.5 or 3/2, got nothing',
  })
  expect(() => convert({})).toThrow(TypeError)
})
