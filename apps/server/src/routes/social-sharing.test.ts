import { sharePredictions, shareUrls, trackShare } from '@fairline/contract'
import { fullGame, type LedgerEntry, ledgerKey, type Origin } from '@fairline/domain'
import { memoryLedger } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { keepRecord } from '../jobs/keep-record.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import type { ComputeLimits } from '../workers/compute-service.ts'

const onlyAt = (gameId: string, book: string, other: Parameters<typeof betWorth>[2] = {}) =>
  upcomingGame(gameId, [betWorth(gameId, 0.04, { prices: { [book]: 2 }, confidence: 75, ...other })])
const board = boardOf(
  onlyAt('a', 'Alpha'),
  onlyAt('b', 'Beta', { market: fullGame('spread', -1.5), confidence: 72 }),
  onlyAt('unsure', 'Alpha', { confidence: 69 }),
)

/** Entries of settled winners' picks. */
const settled = (origin: Origin, won: number, lost: number): LedgerEntry[] =>
  Array.from({ length: won + lost }, (_, i) => {
    const pick = { ...aPick({ id: `mlb-${origin}-${i}` }), origin }
    return [
      pick,
      {
        kind: 'settlement' as const,
        pickKey: ledgerKey(pick),
        winner: i < won ? ('home' as const) : ('away' as const),
        score: i < won ? { home: 5, away: 3 } : { home: 3, away: 5 },
        settlement: i < won ? ('win' as const) : ('lose' as const),
        profit: i < won ? 1.1 : -1,
        closingChance: null,
        closingValue: null,
        closingPrice: null,
        settledAt: 2000,
      },
    ]
  }).flat()

async function sharing(entries: readonly LedgerEntry[] = [], limits: ComputeLimits = {}) {
  const ledger = memoryLedger()
  await ledger.append(entries)
  const state = boardState('replay')
  state.show(board)
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner }, limits)
  const app = testApp({}, { state, scanner, compute, record: keepRecord(ledger, { now: () => AS_OF }) })
  const predictions = async (query = '') =>
    sharePredictions.answer.parse((await app.inject(`${sharePredictions.path}${query}`)).json()).predictions
  const urls = (id: string, query = '', headers = {}) =>
    app.inject({ url: `${shareUrls.path.replace('{id}', id)}${query}`, headers })
  const track = (payload: object) => app.inject({ method: 'POST', url: trackShare.path, payload })
  return { app, state, predictions, urls, track }
}

it('shares bets from 70% confidence, the most confident first, at the visitor’s own books if named', async () => {
  const { app, predictions } = await sharing()
  const typesOf = async (query?: string) => (await predictions(query)).map(({ confidence }) => confidence)
  expect(await typesOf()).toEqual([75, 72])
  expect(await typesOf('?books=alpha')).toEqual([75])
  expect(await typesOf('?books=beta')).toEqual([72])
  expect((await app.inject(`${sharePredictions.path}?books=gamma`)).statusCode).toBe(400)
})

it('says how live picks of that league and market did; replayed picks and other markets don’t count', async () => {
  const { predictions } = await sharing([...settled('replay', 0, 40), ...settled('live', 24, 6)])
  expect((await predictions()).map(({ metadata }) => [metadata.successRate, metadata.sample])).toEqual([
    [80, 30],
    [null, 0],
  ])
})

it('links to the app as the visitor reached it, and to no bet that left the board or the visitor’s books', async () => {
  const { state, predictions, urls } = await sharing()
  const [a, b] = await predictions()
  const response = await urls(a!.id, '', { host: 'odds.example:8080' })
  const { twitter } = shareUrls.answer.parse(response.json()).shareUrls
  const fields = new URL(twitter).searchParams
  expect([fields.get('url'), fields.get('text')]).toEqual(['http://odds.example:8080/', a!.shareableText])
  expect((await urls(b!.id, '?books=alpha')).statusCode).toBe(404)
  state.show({ ...boardOf(onlyAt('b', 'Beta')), version: 2 })
  expect((await urls(a!.id)).statusCode).toBe(404)
})

it('charges predictions and links to the client’s budget', async () => {
  const { app, urls } = await sharing([], { points: 2, windowSeconds: 60 })
  const { path } = sharePredictions
  expect((await app.inject(path)).statusCode).toBe(200)
  expect((await urls('unknown')).statusCode).toBe(404)
  expect([(await urls('unknown')).statusCode, (await app.inject(`${path}?again`)).statusCode]).toEqual([429, 429])
})

it('counts shares by platform, and none that names no platform or no prediction', async () => {
  const { track } = await sharing()
  const sharesOf = async (platform: string) => (await track({ predictionId: 'p', platform })).json().shares
  expect([await sharesOf('twitter'), await sharesOf('twitter'), await sharesOf('reddit')]).toEqual([1, 2, 1])
  expect((await track({ predictionId: 'p', platform: 'myspace' })).statusCode).toBe(400)
  expect((await track({ predictionId: '', platform: 'twitter' })).statusCode).toBe(400)
  expect(await sharesOf('twitter')).toBe(3)
})

it('answers 503 until there is a board', async () => {
  const app = testApp()
  for (const url of [sharePredictions.path, shareUrls.path.replace('{id}', 'p')])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 503])
})
