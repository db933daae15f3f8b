import { bettingMatrix, liveData } from '@fairline/contract'
import { pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import type { ComputeRequest } from '../workers/compute-service.ts'

/** Sends requests for the board and notes which books each computation is for. */
function requesting() {
  const state = boardState('replay')
  const bet = pricedBet({ gameId: 'g', league: 'mlb', prices: { FanDuel: 2, Pinnacle: 2, Caesars: 2, Kiosk: 2 } })
  state.show(boardOf(upcomingGame('g', [bet])))
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner })
  const requests: ComputeRequest[] = []
  const noted = {
    ...compute,
    compute(request: ComputeRequest) {
      requests.push(request)
      return compute.compute(request)
    },
  }
  const app = testApp({}, { state, scanner, compute: noted })
  return async (query: string) => {
    requests.length = 0
    const response = await app.inject(`${liveData.path}${query}`)
    const books = requests.map(({ task }) => ('books' in task ? task.books : undefined))
    return { status: response.statusCode, title: response.json().title, books, keys: requests.map(({ key }) => key) }
  }
}

it('means books by any spelling and in any order, so that the same books share one response', async () => {
  const request = requesting()
  const first = await request('?books=pinnacle,fanduel')
  expect(first).toMatchObject({ status: 200, books: [['FanDuel', 'Pinnacle']] })
  expect((await request('?books=FanDuel,%20Pinnacle,pinnacle')).keys).toEqual(first.keys)
})

it('means the books of a region that are on the board, and those that are named besides', async () => {
  const request = requesting()
  expect((await request('?region=us')).books).toEqual([['Caesars', 'FanDuel']])
  expect((await request('?region=eu')).books).toEqual([['Pinnacle']])
  expect((await request('?region=eu&books=kiosk')).books).toEqual([['Kiosk', 'Pinnacle']])
})

it('computes nothing for all books, whose response is ready', async () => {
  expect(await requesting()('')).toMatchObject({ status: 200, books: [] })
})

it('refuses unknown books and regions, none, and a list that is too long, instead of showing other books', async () => {
  const request = requesting()
  const refusals = [
    ['?books=fan', 'Invalid books: no book on the board is called "fan"; there are Caesars, FanDuel, Kiosk, Pinnacle.'],
    ['?books=', 'Invalid books: expected names of books between commas; leave it out for all books.'],
    ['?region=asia', 'Invalid region: expected us or eu.'],
    [`?books=${'fanduel,'.repeat(126)}`, 'Invalid books: expected at most 1000 characters.'],
  ] as const
  for (const [query, title] of refusals) expect(await request(query)).toMatchObject({ status: 400, title, books: [] })
  expect((await request(`?books=${'fanduel,'.repeat(125)}`)).status).toBe(200)
})

it('tells apart two paths for the same books', async () => {
  const state = boardState('replay')
  state.show(boardOf(upcomingGame('g', [pricedBet({ gameId: 'g', league: 'mlb', prices: { Kiosk: 2 } })])))
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner })
  const app = testApp({}, { state, scanner, compute })
  for (const { path, answer } of [liveData, bettingMatrix]) {
    const response = await app.inject(`${path}?books=kiosk`)
    expect([path, answer.safeParse(response.json()).success]).toEqual([path, true])
  }
})
