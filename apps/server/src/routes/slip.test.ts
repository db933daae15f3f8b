import { pricedSlip } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import type { ComputeLimits } from '../workers/compute-service.ts'

/** A game with a home bet that wins half of the time. */
const gameAt = (gameId: string, prices: Readonly<Record<string, number>>) =>
  upcomingGame(gameId, [pricedBet({ gameId, league: 'mlb', prices, confidence: 60 })])
const idOf = (gameId: string) => `${gameId}|moneyline||home`
const twoGames = boardOf(gameAt('a', { Alpha: 2, Beta: 2.1 }), gameAt('b', { Alpha: 2, Beta: 2.1 }))

function slipOn(board: Board, limits: ComputeLimits = {}) {
  const state = boardState('replay')
  state.show(board)
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner }, limits)
  const app = testApp({}, { state, scanner, compute })
  const get = (query: Readonly<Record<string, string>>) => app.inject({ url: pricedSlip.path, query })
  const slip = async (query: Readonly<Record<string, string>>) => pricedSlip.answer.parse((await get(query)).json())
  return { state, get, slip }
}

const unknownIds = (count: number) => Array.from({ length: count }, (_, i) => `unknown-${i}`)

it('accepts twelve different bets, and refuses none and thirteen with what is expected', async () => {
  const { get } = slipOn(twoGames)
  const respond = async (legs: string) => {
    const response = await get({ legs })
    return [response.statusCode, response.json().title]
  }
  expect(await respond(';')).toEqual([400, 'Invalid legs: expected 1 to 12 bets, got 0.'])
  expect(await respond(unknownIds(12).join(';'))).toEqual([200, undefined])
  expect(await respond([...unknownIds(12), 'unknown-0'].join(';'))).toEqual([200, undefined])
  expect(await respond(unknownIds(13).join(';'))).toEqual([400, 'Invalid legs: expected 1 to 12 bets, got 13.'])
})

it('refuses a price between −100 and +100, which is no American price', async () => {
  const { get } = slipOn(twoGames)
  const statuses = await Promise.all(
    ['-100', '-99', '0', '99', '100'].map(async (price) => (await get({ legs: idOf('a'), price })).statusCode),
  )
  expect(statuses).toEqual([200, 400, 400, 400, 200])
})

it('keeps the order of the request, also if the same bets were priced in another order before', async () => {
  const { slip } = slipOn(twoGames)
  const idsOf = async (...ids: string[]) => (await slip({ legs: ids.join(';') })).legs.map(({ id }) => id)
  expect(await idsOf(idOf('a'), idOf('b'))).toEqual([idOf('a'), idOf('b')])
  expect(await idsOf(idOf('b'), idOf('a'))).toEqual([idOf('b'), idOf('a')])
})

it('computes the EV of each price a book asks, not of the one asked about before', async () => {
  const { slip } = slipOn(twoGames)
  const legs = idOf('a')
  expect((await slip({ legs })).asked).toBeNull()
  expect((await slip({ legs, price: '120' })).asked).toMatchObject({ odds: 120, expectedValue: 0.1 })
  expect((await slip({ legs, price: '-200' })).asked).toMatchObject({ odds: -200, expectedValue: -0.25 })
})

it('prices the slip at the visitor’s own books, and refuses a book that is not on the board', async () => {
  const { get, slip } = slipOn(twoGames)
  const offersOf = async (own: Readonly<Record<string, string>>) =>
    (await slip({ legs: idOf('a'), ...own })).legs.map(({ odds, bookmaker }) => [odds, bookmaker])
  expect(await offersOf({})).toEqual([[110, 'Beta']])
  expect(await offersOf({ books: 'alpha' })).toEqual([[100, 'Alpha']])
  expect((await get({ legs: idOf('a'), books: 'gamma' })).statusCode).toBe(400)
})

it('prices the slip again when the board changes', async () => {
  const { state, slip } = slipOn(twoGames)
  const oddsOf = async () => (await slip({ legs: idOf('a') })).legs.map(({ odds }) => odds)
  expect(await oddsOf()).toEqual([110])
  state.show({ ...boardOf(gameAt('a', { Alpha: 2.5 })), version: 2 })
  expect(await oddsOf()).toEqual([150])
})

it('costs three points of the client’s budget, and nothing if the same bets were priced before', async () => {
  const { get } = slipOn(twoGames, { points: 5, windowSeconds: 60 })
  const both = `${idOf('a')};${idOf('b')}`
  const statuses = []
  for (const legs of [both, `${idOf('b')};${idOf('a')}`, both, idOf('a')])
    statuses.push((await get({ legs })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})

it('answers 503 until there is a board', async () => {
  const response = await testApp().inject({ url: pricedSlip.path, query: { legs: 'a' } })
  expect([response.statusCode, response.json().type]).toEqual([503, 'starting'])
})
