import { lineMovement } from '@fairline/contract'
import type { GamePaths } from '@fairline/engine'
import { aGame } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { boardOf } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import type { ComputeLimits } from '../workers/compute-service.ts'

/** A game whose home side opened at 2.00 at one book and moved through these prices. */
function pathsOf(id: string, ...moves: readonly number[]): GamePaths {
  const points = [2, ...moves].map((price, at) => ({ at, line: null, prices: [decimalOdds(price), decimalOdds(1.8)] }))
  return { game: aGame({ id }), paths: [{ kind: 'moneyline', books: [{ book: 'Alpha', points }] }] }
}

function movement(games: Map<string, GamePaths>, limits: ComputeLimits = {}) {
  const state = boardState('replay')
  state.show(boardOf())
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => null, scanner }, limits)
  const app = testApp({}, { state, scanner, compute, paths: (id) => games.get(id) ?? null })
  const get = (id: string) => app.inject(lineMovement.path.replace('{gameId}', id))
  const movesOf = async (id: string) =>
    lineMovement.answer.parse((await get(id)).json()).markets.flatMap(({ books }) => books.map(({ moves }) => moves))
  return { state, get, movesOf }
}

it('counts the moves of the requested game, and the newest ones once the board changes', async () => {
  const games = new Map([
    ['g', pathsOf('g', 2.1)],
    ['other', pathsOf('other')],
  ])
  const { state, movesOf } = movement(games)
  expect([await movesOf('g'), await movesOf('other')]).toEqual([[1], [0]])
  games.set('g', pathsOf('g', 2.1, 2.2))
  state.show({ ...boardOf(), version: 2 })
  expect(await movesOf('g')).toEqual([2])
})

it('charges a point for each response, and nothing for an unknown game', async () => {
  const games = new Map(['a', 'b', 'c'].map((id) => [id, pathsOf(id)]))
  const { get } = movement(games, { points: 2, windowSeconds: 60 })
  const statuses = []
  for (const id of ['unknown', 'nobody', 'a', 'b', 'c']) statuses.push((await get(id)).statusCode)
  expect(statuses).toEqual([404, 404, 200, 200, 429])
})
