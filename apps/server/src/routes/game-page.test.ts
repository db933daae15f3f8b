import { gamePage } from '@fairline/contract'
import type { Board, TeamSeason } from '@fairline/engine'
import { pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import { WATCH_MS, watchLive } from '../jobs/watch-live.ts'
import type { ComputeLimits } from '../workers/compute-service.ts'

const gameAt = (gameId: string, prices: Readonly<Record<string, number>>) =>
  upcomingGame(gameId, [pricedBet({ gameId, league: 'mlb', prices, confidence: 60 })])

/** A game in play whose home side wins with this probability. */
const inPlay = (gameId: string, home: number) =>
  liveGame(gameId, [], {
    live: { winner: [home, 1 - home], market: null, model: [home, 1 - home], total: null, spread: null },
  })

function pagesOf(board: Board, limits: ComputeLimits = {}) {
  const state = boardState('replay')
  const live = watchLive()
  const show = (next: Board) => {
    live.look(next)
    state.show(next)
  }
  show(board)
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner }, limits)
  const app = testApp({}, { state, scanner, compute, live })
  const get = (gameId: string, query = '') => app.inject(`${gamePage.path.replace('{gameId}', gameId)}${query}`)
  const page = async (gameId: string, query = '') => gamePage.answer.parse((await get(gameId, query)).json())
  return { show, get, page }
}

it('shows the game at the visitor’s own books, and refuses a book that is not on the board', async () => {
  const { get, page } = pagesOf(boardOf(gameAt('g', { Alpha: 2, Beta: 2.1 })))
  const offersOf = async (query = '') => (await page('g', query)).bets.map(({ odds, bookmaker }) => [odds, bookmaker])
  expect(await offersOf()).toEqual([[110, 'Beta']])
  expect(await offersOf('?books=alpha')).toEqual([[100, 'Alpha']])
  expect((await get('g', '?books=gamma')).statusCode).toBe(400)
})

it('answers 404 for a game that is not on the board or has left it, and charges nothing for that', async () => {
  const { show, get } = pagesOf(boardOf(gameAt('g', { Alpha: 2 })), { points: 1, windowSeconds: 60 })
  const statuses = []
  for (const id of ['unknown', 'other', 'g']) statuses.push((await get(id)).statusCode)
  show({ ...boardOf(gameAt('next', { Alpha: 2 })), version: 2 })
  statuses.push((await get('g')).statusCode)
  expect(statuses).toEqual([404, 404, 200, 404])
})

it('draws the win probability of this game and of no other, with each new look', async () => {
  const { show, page } = pagesOf(boardOf(inPlay('g', 0.25), inPlay('other', 0.75)))
  const curveOf = async (id: string) => (await page(id)).curve.map(({ home }) => home)
  expect([await curveOf('g'), await curveOf('other')]).toEqual([[25], [75]])
  show({ ...boardOf(inPlay('g', 0.5), inPlay('other', 0.75)), version: 2, asOf: AS_OF + WATCH_MS })
  expect(await curveOf('g')).toEqual([25, 50])
})

it('says of which side a season is known', async () => {
  const game = gameAt('g', { Alpha: 2 })
  const { key } = game.game.home
  const season = { league: 'mlb', key, name: game.game.home.name } as TeamSeason
  const { page } = pagesOf({ ...boardOf(game), teams: { mlb: [season] } })
  expect((await page('g')).hasSeason).toEqual({ home: true, away: false })
})
