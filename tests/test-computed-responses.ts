import { liveData, Problem } from '@fairline/contract'
import { type Board, boardForBooks } from '@fairline/engine'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardPaths, projectBoard } from '../apps/server/src/answers/answer-book.ts'
import { booksOn } from '../apps/server/src/answers/own-books.ts'
import { pricedSlipOf } from '../apps/server/src/answers/priced-slip.ts'
import type { SimulatedApp } from './simulated-app.ts'

let app: SimulatedApp['app']
let board: Board
let ids: readonly string[]
let client = 0
/** Sends a request from a new client address unless one is given. */
function get(url: string, from?: string) {
  client += 1
  return app.inject({ url, remoteAddress: from ?? `10.0.${Math.floor(client / 250)}.${(client % 250) + 1}` })
}

const slipUrl = (legs: readonly string[]) => `/api/slip?legs=${encodeURIComponent(legs.join(';'))}`
const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
/** Paths whose responses depend only on the board; the other two add other data. */
const plainPaths = boardPaths.filter((path) => !path.includes('parlay-picks') && !path.includes('bayesian'))

/** What a worker computes, on a simulated app that has learned its past. */
export function testComputedResponses(
  simulated: () => { readonly app: SimulatedApp['app']; readonly board: Board },
): void {
  beforeAll(async () => {
    ;({ app, board } = simulated())
    const toCome = board.games.filter(({ result, game }) => result === null && (game.startsAt ?? 0) > board.asOf)
    ids = toCome.flatMap(({ game, bets }) =>
      bets.map(({ market, selection }) => `${game.id}|${market.kind}|${market.line ?? ''}|${selection}`),
    )
    // The worker starts.
    await app.inject('/api/tools/convert?odds=2')
  })

  describe('responses that are computed in a worker', () => {
    it('are those that the main thread would give: own books', async () => {
      const books = booksOn(board)
      const query = fc.record({ own: fc.subarray([...books], { minLength: 1 }), path: fc.constantFrom(...plainPaths) })
      await fc.assert(
        fc.asyncProperty(query, async ({ own, path }) => {
          const response = await get(`${path}?books=${encodeURIComponent(own.join(','))}`)
          expect(response.statusCode).toBe(200)
          expect(response.json()).toEqual(json(projectBoard(boardForBooks(board, new Set(own)), path)))
        }),
        { numRuns: 25, seed: 1 },
      )
    })

    it('are those that the main thread would give: slips, in the order of their bets', async () => {
      const legs = fc.shuffledSubarray([...ids], { minLength: 1, maxLength: 12 })
      await fc.assert(
        fc.asyncProperty(legs, async (chosen) => {
          const response = await get(slipUrl(chosen))
          expect(response.statusCode).toBe(200)
          expect(response.json()).toEqual(json(pricedSlipOf(board, { ids: chosen, price: null })))
        }),
        { numRuns: 12, seed: 2 },
      )
    })

    it('have the same bytes in every coding, and an ETag that gives a 304', async () => {
      const url = '/api/live-data?books=Pinnacle,FanDuel'
      const plain = await get(url)
      const again = await app.inject({
        url,
        remoteAddress: '10.2.0.1',
        headers: { 'if-none-match': String(plain.headers.etag) },
      })
      expect(again.statusCode).toBe(304)
      const zipped = await app.inject({ url, remoteAddress: '10.2.0.1', headers: { 'accept-encoding': 'br' } })
      expect(zipped.headers['content-encoding']).toBe('br')
      expect(zipped.headers.etag).toBe(plain.headers.etag)
    })
  })

  describe('expensive requests', () => {
    it('do not keep the live board waiting: it is answered while a slip is drawn', async () => {
      const order: string[] = []
      // Two bets on every game of baseball, which takes longest to draw.
      const legs = ids.filter((id) => id.startsWith('mlb')).slice(-12)
      const slip = get(slipUrl(legs)).then(() => order.push('slip'))
      const live = get('/api/live-data').then((response) => {
        liveData.answer.parse(response.json())
        order.push('live data')
      })
      await Promise.all([slip, live])
      expect(order).toEqual(['live data', 'slip'])
    })

    it('are refused with 503 and Retry-After once too many wait', async () => {
      const books = booksOn(board)
      const urls = Array.from({ length: 120 }, (_, i) => {
        const own = books.filter((_book, n) => ((i + 1) >> (n % 7)) & 1)
        return `/api/live-games?books=${encodeURIComponent(own.join(','))}&n=${i}`
      })
      const responses = await Promise.all(urls.map((url) => get(url)))
      const refused = responses.filter(({ statusCode }) => statusCode === 503)
      expect(refused.length).toBeGreaterThan(10)
      for (const response of refused) {
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
        expect(Problem.parse(response.json())).toMatchObject({ type: 'busy', status: 503 })
      }
      expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(10)
    })

    it('of one client are limited with 429 and Retry-After; other clients are not', async () => {
      const statuses: number[] = []
      let problem: Awaited<ReturnType<typeof get>> | null = null
      for (let stake = 1; stake <= 100; stake++) {
        const response = await get(`/api/arbitrage-report?stake=${stake}`, '192.0.2.1')
        statuses.push(response.statusCode)
        if (response.statusCode === 429) problem = response
      }
      expect(statuses.slice(0, 50).every((status) => status === 200)).toBe(true)
      expect(Problem.parse(problem?.json())).toMatchObject({ type: 'too-often', status: 429 })
      expect(Number(problem?.headers['retry-after'])).toBeGreaterThan(0)
      expect((await get('/api/arbitrage-report?stake=1000', '192.0.2.2')).statusCode).toBe(200)
    })

    it('cost nothing if another client sent an equivalent request before', async () => {
      const spelled = [
        '/api/ubse/enhanced-recommendations?books=Pinnacle,FanDuel',
        '/api/ubse/enhanced-recommendations?books=fanduel,pinnacle',
        '/api/ubse/enhanced-recommendations?x=1&books=%46anduel,,PINNACLE,fanduel',
      ]
      await get(spelled[0] ?? '')
      for (let i = 0; i < 300; i++) expect((await get(`${spelled[i % 3]}&n=${i}`, '192.0.2.3')).statusCode).toBe(200)
    })
  })
}
