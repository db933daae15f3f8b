import { parlayPicks } from '@fairline/contract'
import { pickKey } from '@fairline/domain'
import { expect, it } from 'vitest'
import { AS_OF, beforeTheStart, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { memoryNotes } from '../../testing/test-access.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { keepVisitors } from '../jobs/keep-visitors.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'

const VISITOR = '0123abcd-0000-4000-8000-00000000beef'

/** A game whose published pick one book offers. */
const publishedAt = (gameId: string, book: string, confidence: number) =>
  upcomingGame(gameId, [betWorth(gameId, 0.04, { prices: { [book]: 2 }, confidence, published: beforeTheStart })])

function revealing() {
  const state = boardState('replay')
  state.show(boardOf(publishedAt('a', 'Alpha', 75), publishedAt('b', 'Beta', 70)))
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner })
  const visitors = keepVisitors(memoryNotes(), () => {})
  const app = testApp({ passwords: { ai: 'abracadabra', operator: null } }, { state, scanner, compute, visitors })
  const get = (query = '', cookie: string | null = null, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url: `${parlayPicks.path}${query}`, headers: { ...headers, ...(cookie === null ? {} : { cookie }) } })
  const revealed = async () =>
    (await visitors.all(AS_OF)).map(({ visitor, picks }) => [visitor, picks.map(({ key }) => key)])
  return { get, revealed }
}

const keyOf = (gameId: string) => pickKey(gameId, 'moneyline')
const cookieOf = ({ cookies }: Awaited<ReturnType<ReturnType<typeof revealing>['get']>>) =>
  cookies.find(({ name }) => name === 'fairline-visitor')

it('logs each pair once for a known visitor, and the pair of their own books if they name any', async () => {
  const { get, revealed } = revealing()
  const cookie = `fairline-visitor=${VISITOR}`
  for (const query of ['', '?books=beta', '']) expect(cookieOf(await get(query, cookie))).toBeUndefined()
  expect(await revealed()).toEqual([
    [VISITOR, [keyOf('a'), keyOf('b')]],
    [VISITOR, [keyOf('b')]],
  ])
})

it('gives a new visitor an id that no script can read, and replaces one that is not ours', async () => {
  const { get, revealed } = revealing()
  const cookies = [cookieOf(await get()), cookieOf(await get('', 'fairline-visitor=%3Cscript%3E'))]
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect((await revealed()).map(([visitor]) => visitor)).toEqual(cookies.map((cookie) => cookie?.value))
})

it('shows the picks of the visitor’s own books only', async () => {
  const { get } = revealing()
  const gamesOf = async (query: string) => {
    const { picks } = parlayPicks.answer.parse((await get(query)).json())
    return [picks.pick1?.gameId, picks.pick2?.gameId]
  }
  expect(await gamesOf('')).toEqual(['a', 'b'])
  expect(await gamesOf('?books=beta')).toEqual(['b', undefined])
  expect((await get('?books=gamma')).statusCode).toBe(400)
})

it('opens the AI mode for one response with the right password, which no other page can send', async () => {
  const { get } = revealing()
  const right = await get('?password=abracadabra&books=beta')
  const { aiMode, picks } = parlayPicks.answer.parse(right.json())
  expect([aiMode, picks.pick1?.gameId, picks.pick2]).toEqual([true, 'b', null])
  expect(picks.pick1?.analysis).toEqual(expect.any(String))
  expect(right.headers['cache-control']).toBe('no-store')
  const refused = [
    await get('?password=open+sesame'),
    await get('?password='),
    await get('?ai=1'),
    await get('?password=abracadabra', null, { 'sec-fetch-site': 'cross-site' }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
})

it('answers 503 until there is a board', async () => {
  const response = await testApp().inject(parlayPicks.path)
  expect([response.statusCode, response.json().type]).toEqual([503, 'starting'])
})
