import { authenticProps, listBets, liveData, openApi, playerProps, premiumPlayerProps } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import type { ComputeRequest } from '../workers/compute-service.ts'

const gameAt = (gameId: string, prices: Readonly<Record<string, number>>) =>
  upcomingGame(gameId, [pricedBet({ gameId, league: 'mlb', prices, confidence: 60 })])

function appWith(board: Board) {
  const state = boardState('replay')
  state.show(board)
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner })
  const costs: [string, number][] = []
  const noted = {
    ...compute,
    compute(request: ComputeRequest) {
      costs.push(['path' in request.task ? request.task.path : request.task.kind, request.cost])
      return compute.compute(request)
    },
  }
  const app = testApp({}, { state, scanner, compute: noted })
  const bets = async (query: string) =>
    listBets.answer.parse((await app.inject(`${listBets.path}${query}`)).json()).bets.map(({ gameId }) => gameId)
  return { app, state, costs, bets }
}

it('tells its own time with each response of the API, as a visitor’s clock is not ours', async () => {
  const { app } = appWith(boardOf())
  const timeOf = async (url: string) => (await app.inject(url)).headers['x-fairline-now']
  const now = new Date(AS_OF).toISOString()
  expect([await timeOf(liveData.path), await timeOf('/api/unknown'), await timeOf('/')]).toEqual([now, now, undefined])
})

it('charges lists of all props more than other responses at own books, and ready ones nothing', async () => {
  const { app, costs } = appWith(boardOf(gameAt('g', { Kiosk: 2 })))
  const paths = [premiumPlayerProps.path, authenticProps.path, playerProps.path, listBets.path, liveData.path]
  for (const path of paths) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200])
    expect([path, (await app.inject(`${path}?books=kiosk`)).statusCode]).toEqual([path, 200])
  }
  expect(costs).toEqual([
    [premiumPlayerProps.path, 8],
    [authenticProps.path, 8],
    [playerProps.path, 4],
    [listBets.path, 2],
    [liveData.path, 1],
  ])
})

it('filters a list by its query and by own books together, each combination by itself', async () => {
  const { bets } = appWith(boardOf(gameAt('a', { Alpha: 2, Beta: 2 }), gameAt('b', { Beta: 2 })))
  expect(await bets('')).toEqual(['a', 'b'])
  expect(await bets('?game=b')).toEqual(['b'])
  expect(await bets('?books=alpha')).toEqual(['a'])
  expect(await bets('?books=beta')).toEqual(['a', 'b'])
  expect(await bets('?books=beta&game=b')).toEqual(['b'])
  expect(await bets('?books=beta&game=a')).toEqual(['a'])
})

it('lists what is on the newest board, at all books and at own books', async () => {
  const { state, bets } = appWith(boardOf(gameAt('a', { Alpha: 2 })))
  expect([await bets(''), await bets('?books=alpha')]).toEqual([['a'], ['a']])
  state.show({ ...boardOf(gameAt('c', { Alpha: 2 })), version: 2 })
  expect([await bets(''), await bets('?books=alpha')]).toEqual([['c'], ['c']])
})

it('refuses an invalid query or an unknown book, and computes nothing for it', async () => {
  const { app, costs } = appWith(boardOf(gameAt('a', { Alpha: 2 })))
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect(await statusOf(`${listBets.path}?limit=0`)).toBe(400)
  expect(await statusOf(`${listBets.path}?limit=0&books=alpha`)).toBe(400)
  expect(await statusOf(`${listBets.path}?books=gamma`)).toBe(400)
  expect(await statusOf(`${liveData.path}?books=gamma`)).toBe(400)
  expect(costs).toEqual([])
})

it('describes the version that runs', async () => {
  const app = testApp({}, { version: '9.8.7' })
  const described = (await app.inject('/api/openapi.json')).json()
  expect(described.info.version).toBe('9.8.7')
  expect(described).toEqual(openApi('9.8.7'))
})
