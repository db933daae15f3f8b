import { type ArbitrageOpportunity, arbitrageOpportunities, arbitrageReport, arbitrageScan } from '@fairline/contract'
import { type Fact, fullGame, type LeagueKey } from '@fairline/domain'
import type { Board } from '@fairline/engine'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { AS_OF, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import type { ComputeRequest } from '../workers/compute-service.ts'

const quote = (book: string, home: number, away: number): Fact => ({
  kind: 'quote',
  observedAt: AS_OF,
  quote: {
    gameId: 'g',
    book,
    market: fullGame('moneyline'),
    prices: [decimalOdds(home), decimalOdds(away)],
    mark: null,
    observedAt: AS_OF,
  },
})

/** Two books whose prices make an arbitrage, and one that has no part in it. */
async function scanning(board: () => Board | null = () => null) {
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const game: Fact = { kind: 'game', game: upcomingGame('g', []).game, observedAt: AS_OF }
  await scanner.see([game, quote('Alpha', 2.1, 1.8), quote('Beta', 1.8, 2.1), quote('Gamma', 1.9, 1.9)])
  scanner.endLook(AS_OF)
  const compute = testCompute({ board, scanner })
  const requests: ComputeRequest[] = []
  const noted = {
    ...compute,
    compute(request: ComputeRequest) {
      requests.push(request)
      return compute.compute(request)
    },
  }
  const app = testApp({}, { scanner, compute: noted })
  const get = (query: string, path: string = arbitrageScan.path) => app.inject(`${path}${query}`)
  const scan = async (query: string) => arbitrageScan.answer.parse((await get(query)).json()).opportunities
  return { requests, get, scan }
}

it('finds arbitrages at the visitor’s own books only, in whichever order they are named', async () => {
  const { requests, get, scan } = await scanning()
  const countAt = async (query: string) => (await scan(query)).length
  expect(await countAt('')).toBe(1)
  expect(await countAt('?books=beta,alpha')).toBe(1)
  expect(await countAt('?books=alpha,gamma')).toBe(0)
  await countAt('?books=alpha,beta')
  const keys = requests.map(({ key }) => key)
  expect(keys[3]).toBe(keys[1])
  expect(new Set(keys).size).toBe(3)
  expect((await get('?books=delta')).statusCode).toBe(400)
})

it('splits each stake by itself, also if another one was requested within the same second', async () => {
  const { scan } = await scanning()
  const stakedOf = async (query: string) =>
    (await scan(query)).map(({ legs }) => legs.reduce((sum, { stake }) => sum + stake, 0))
  expect(await stakedOf('?stake=100')).toEqual([expect.closeTo(100, 6)])
  expect(await stakedOf('?stake=500')).toEqual([expect.closeTo(500, 6)])
})

it('costs three points, and is used again for one second, as the ages of prices change', async () => {
  const { requests, get } = await scanning()
  const paths = [arbitrageScan.path, arbitrageOpportunities.path, arbitrageReport.path]
  for (const path of paths) expect([path, (await get('', path)).statusCode]).toEqual([path, 200])
  expect(requests.map(({ cost, maxAgeMs }) => [cost, maxAgeMs])).toEqual(paths.map(() => [3, 1000]))
  expect(new Set(requests.map(({ key }) => key)).size).toBe(3)
})

it('refuses an invalid stake, and computes nothing for it', async () => {
  const { requests, get } = await scanning()
  expect([(await get('?stake=-1')).statusCode, (await get('?stake=')).statusCode]).toEqual([400, 400])
  expect(requests).toEqual([])
})

it('advises no stake at a book that was excluded in the league of the game, of whatever kind the bets are', async () => {
  const excluding = (league: LeagueKey): Board => ({
    ...boardOf(),
    books: [{ league, book: 'Beta', bets: 90, expectedWins: 45, wins: 9, evidence: 2001, excludedAfter: '2026-07-14' }],
  })
  let board = excluding('nba')
  const { get, scan } = await scanning(() => board)
  const booksAt = async (query: string) => (await scan(query)).map(booksOf)
  expect([await booksAt('?stake=10'), await booksAt('?kind=low-hold&stake=10')]).toEqual([both, both])
  board = excluding('mlb')
  expect(await booksAt('?stake=20')).toEqual([])
  // Best prices elsewhere cost a quarter of a percent: 1 / 2.1 + 1 / 1.9.
  expect(await booksAt('?kind=low-hold&stake=20')).toEqual([['Alpha', 'Gamma']])
  expect((await get('?books=beta')).statusCode).toBe(200)
})

const both = [['Alpha', 'Beta']]
const booksOf = ({ legs }: ArbitrageOpportunity) => legs.map(({ bookmakerTitle }) => bookmakerTitle)
