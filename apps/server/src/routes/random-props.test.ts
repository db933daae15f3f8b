import { randomLivePlayerProp, randomPlayerProp } from '@fairline/contract'
import { fullGame } from '@fairline/domain'
import type { JudgedProp } from '@fairline/engine'
import { aProp, pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'

/** A recommended over on a player's strikeouts that one book offers. */
function propOf(player: string, book: string): JudgedProp {
  const market = { ...fullGame('player-prop', 5.5), player, stat: 'strikeouts' }
  const over = pricedBet({
    gameId: 'g',
    league: 'mlb',
    market,
    selection: 'over',
    probability: 0.52,
    prices: { [book]: 2 },
    confidence: 85,
  })
  return aProp({ player, stat: 'strikeouts', line: 5.5, side: 'home', over, games: 9 })
}

function drawing(shares: readonly number[]) {
  const state = boardState('replay')
  const props = [propOf('Ada Alder', 'Alpha'), propOf('Bo Birch', 'Beta')]
  // A bet on the game that both books offer: only such books can be named.
  const offered = pricedBet({ gameId: 'g', league: 'mlb', prices: { Alpha: 2, Beta: 2 } })
  state.show(boardOf(upcomingGame('g', [offered], { props })))
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner })
  let drawn = 0
  const random = () => shares[drawn++] ?? 0
  const app = testApp({}, { state, scanner, compute, random })
  return async (query = '', path = randomPlayerProp.path) => {
    const response = await app.inject(`${path}${query}`)
    const { prop, among } = response.json()
    return [prop?.playerName ?? null, among, response.headers['cache-control']]
  }
}

it('draws again for each request, and no client may store the result', async () => {
  const draw = drawing([0.1, 0.9, 0.1])
  const players = [await draw(), await draw(), await draw()]
  const [[first], [second], [third]] = players as [unknown[], unknown[], unknown[]]
  expect(new Set([first, second])).toEqual(new Set(['Ada Alder', 'Bo Birch']))
  expect(third).toBe(first)
  expect(players.map(([, among, stored]) => [among, stored])).toEqual([2, 2, 2].map((among) => [among, 'no-store']))
})

it('draws again at the visitor’s own books, from what those offer', async () => {
  const draw = drawing([0.1, 0.9, 0.1, 0.9])
  expect(await draw('?books=alpha')).toEqual(['Ada Alder', 1, 'no-store'])
  expect(await draw('?books=beta')).toEqual(['Bo Birch', 1, 'no-store'])
  const [[first], [second]] = [await draw('?books=alpha,beta'), await draw('?books=alpha,beta')]
  expect(new Set([first, second])).toEqual(new Set(['Ada Alder', 'Bo Birch']))
})

it('draws no prop of a game to come as a live one', async () => {
  expect((await drawing([0.1])('', randomLivePlayerProp.path)).slice(0, 2)).toEqual([null, 0])
  expect((await drawing([0.1])('?books=alpha', randomLivePlayerProp.path)).slice(0, 2)).toEqual([null, 0])
})
