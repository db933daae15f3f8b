import { gamePage, listBets, liveData, type PastDay, type PricedSlip, pastDay, pricedSlip } from '@fairline/contract'
import { type Board, isPriced, type PricedBet } from '@fairline/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { liveDataOf } from '../apps/server/src/answers/live-data.ts'
import { liveGamesAnalysisOf } from '../apps/server/src/answers/live-games.ts'
import { publishedPicksOf } from '../apps/server/src/answers/published-picks.ts'
import { decimal } from './responses/simulated-responses.ts'
import type { SimulatedApp } from './simulated-app.ts'

let app: SimulatedApp['app']
let board: Board
let client = 0
/** Sends a request from an address of its own: no client uses up its budget. */
function get(url: string) {
  client += 1
  return app.inject({ url, remoteAddress: `10.1.${Math.floor(client / 250)}.${(client % 250) + 1}` })
}
const page = async (gameId: string) => gamePage.answer.parse((await get(`/api/games/${gameId}`)).json())
const slip = async (ids: readonly string[], more = ''): Promise<PricedSlip> =>
  pricedSlip.answer.parse((await get(`/api/slip?legs=${encodeURIComponent(ids.join(';'))}${more}`)).json())
const toCome = (league: string) =>
  board.games.find(
    ({ game, bets, props }) =>
      game.league === league && (game.startsAt ?? 0) > board.asOf && bets.length >= 6 && props.length > 0,
  )!.game.id
interface Price {
  readonly odds: number
  readonly isStale: boolean
}
const byPriceStaleLast = (a: Price, b: Price) =>
  Number(a.isStale) - Number(b.isStale) || decimal(b.odds) - decimal(a.odds)

/** What the app says of a game, a slip and a past day, on a simulated app that has learned its past. */
export function testGamesAndSlips(simulated: () => { readonly app: SimulatedApp['app']; readonly board: Board }): void {
  beforeAll(async () => {
    ;({ app, board } = simulated())
  })

  describe('the page of a game', () => {
    it('has every bet with every book, the best first, and says what was decided of each market', async () => {
      const { bets, decisions, outcomes } = await page(toCome('mlb'))
      expect(bets.length).toBeGreaterThanOrEqual(6)
      for (const { books, odds } of bets) {
        expect(books).toEqual(books.toSorted(byPriceStaleLast))
        expect(books[0]?.odds).toBe(odds)
        const stale = books.map(({ isStale }) => Number(isStale))
        expect(stale).toEqual(stale.toSorted((a, b) => a - b))
      }
      expect(decisions.map(({ market }) => market)).toEqual(['Winner', 'Spread', 'Total'])
      expect(outcomes.reduce((sum, { ours }) => sum + ours, 0)).toBeCloseTo(100, 1)
    })

    it('has players’ lines with their last games before it begins, and none after', async () => {
      const { props } = await page(toCome('mlb'))
      expect(props.length).toBeGreaterThan(5)
      expect(props.every(({ lastCounts }) => lastCounts.length <= 10)).toBe(true)
      const live = board.games.find(({ score, result }) => score && !result)!
      expect((await page(live.game.id)).props).toEqual([])
    })

    it('has every other line and part of the game with every book’s price and age, by kind and from the lowest line up', async () => {
      const { markets, livePrices } = await page(toCome('mlb'))
      expect(livePrices).toEqual([])
      const kinds = new Set(markets.map(({ market }) => market))
      expect([...kinds]).toEqual(expect.arrayContaining(['Alternate run line', 'Alternate total', 'Team total']))
      expect(['Moneyline', 'Run line', 'Total'].filter((kind) => kinds.has(kind))).toEqual([])
      const alternates = markets.filter(({ market }) => market === 'Alternate total')
      expect(alternates.map(({ line }) => line)).toEqual(alternates.map(({ line }) => line).toSorted((a, b) => a! - b!))
      for (const { sides } of markets)
        for (const { books } of sides) {
          expect(books).toEqual(books.toSorted(byPriceStaleLast))
          expect(books.every(({ quotedAt }) => Date.parse(quotedAt) <= board.asOf)).toBe(true)
        }
    })

    it('keeps closing prices apart once the game has begun, and has none of a game that was over before the app began', async () => {
      expect((await page(toCome('mlb'))).closing).toBeNull()
      const on = await page(board.games.find(({ live, result }) => live && !result)!.game.id)
      expect([on.bets, on.markets]).toEqual([[], []])
      expect(on.closing!.bets.every(({ settlement }) => settlement === null)).toBe(true)
      const over = await page(board.games.find(({ result }) => result)!.game.id)
      expect(
        over.outcomes
          .map(({ ours }) => ours)
          .toSorted((a, b) => a - b)
          .at(-1),
      ).toBe(100)
      expect(over.outcomes.reduce((sum, { ours }) => sum + ours, 0)).toBe(100)
      expect(over.closing).toEqual({ outcomes: [], bets: [], markets: [] })
      expect([over.bets, over.markets, over.livePrices, over.props]).toEqual([[], [], [], []])
    })

    it('has what books ask while the game is on, of the visitor’s own books where he names them', async () => {
      const { game: priced, bets } = board.games.find(
        (one) => one.live && one.bets.some(({ state, price }) => state === 'live' && price !== null),
      )!
      const { livePrices } = await page(priced.id)
      const books = livePrices.flatMap(({ sides }) => sides.flatMap((side) => side.books))
      expect(books.length).toBeGreaterThan(5)
      expect(books.every(({ quotedAt }) => Date.parse(quotedAt) >= priced.startsAt!)).toBe(true)
      const { book } = bets.find(({ state, price }) => state === 'live' && price !== null)!.offers[0]!
      const own = gamePage.answer.parse((await get(`/api/games/${priced.id}?books=${encodeURIComponent(book)}`)).json())
      const theirs = own.livePrices.flatMap(({ sides }) => sides.flatMap((side) => side.books))
      expect(new Set(theirs.map((one) => one.book))).toEqual(new Set([`${book} (simulated)`]))
    })

    it('draws the chance of a game that is on minute by minute', async () => {
      const live = board.games.filter(({ score, result, live }) => score && !result && live)
      const curves = await Promise.all(live.map(async ({ game }) => (await page(game.id)).curve))
      const longest = curves.toSorted((a, b) => b.length - a.length)[0]!
      expect(longest.length).toBeGreaterThan(10)
      const times = longest.map(({ at }) => Date.parse(at))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    })

    it('and the card of a game have every published pick with what the bet is now', async () => {
      const { games } = liveData.answer.parse((await get('/api/live-data')).json())
      expect(games.some(({ published }) => published.length > 0)).toBe(true)
      for (const { id, published: onCard } of games) {
        const { published, decisions } = await page(id)
        expect(onCard).toEqual(
          published.map((one) => ({
            id: one.id,
            pick: one.pick,
            published: { odds: one.published.odds, status: one.published.status },
          })),
        )
        expect(published).toHaveLength(decisions.filter(({ isPick }) => isPick).length)
        for (const { isRecorded } of published) expect(isRecorded).toBe(true)
      }
    })

    it('in play says of published picks that they are in play, each with its id, and which is not recorded yet', () => {
      const live = board.games.find((game) => game.score && !game.result && game.bets.filter(isPriced).length > 1)!
      const [first, second] = live.bets.filter(isPriced)
      const publish = (bet: PricedBet) => ({ ...bet, published: { ...bet, at: live.game.startsAt! } })
      const games = [{ ...live, bets: [publish(first!), publish(second!)], unrecorded: [first!.market.kind] }]
      const rows = liveGamesAnalysisOf({ ...board, games }).games
      expect(rows.map(({ id, isPick }) => [id, isPick])).toEqual([
        [first!.id, true],
        [second!.id, true],
      ])
      const [card] = liveDataOf({ ...board, games }).games
      expect(card!.published.map(({ id, published }) => [id, published.status])).toEqual([
        [first!.id, 'in-play'],
        [second!.id, 'in-play'],
      ])
      expect(card!.isPick).toBe(false)
      expect(publishedPicksOf({ ...board, games }).map(({ isRecorded }) => isRecorded)).toEqual([
        false,
        second!.market.kind !== first!.market.kind,
      ])
      const unpublished = liveGamesAnalysisOf({ ...board, games: [live] }).games
      expect(unpublished.map(({ id, isPick }) => [id, isPick])).toEqual([[null, false]])
    })

    it('is not there for a game that is not on the board', async () => {
      expect((await get('/api/games/nothing')).statusCode).toBe(404)
    })
  })

  describe('a slip', () => {
    it('multiplies bets on different games, and names the books that price all of them', async () => {
      const ids = [(await page(toCome('mlb'))).bets[0]!, (await page(toCome('nba'))).bets[0]!]
      const priced = await slip(ids.map(({ id }) => id))
      const product = ids.reduce((all, { winProbability }) => (all * winProbability) / 100, 100)
      expect(priced.chance).toBeCloseTo(product, 0)
      expect(priced.together).toEqual([])
      for (const { odds, expectedValue } of priced.books)
        expect(expectedValue).toBeCloseTo((priced.chance! / 100) * decimal(odds) - 1, 1)
      expect(decimal(priced.fairOdds!)).toBeCloseTo(100 / priced.chance!, 1)
    })

    it('of one bet pays and is worth what the bet pays and is worth, at every book that offers it', async () => {
      const { bets } = listBets.answer.parse((await get('/api/v1/bets?state=upcoming&limit=500')).json())
      const judged = bets.filter(({ price, fairProbability }) => price !== null && fairProbability !== null)
      const kinds = new Map(judged.map((bet) => [`${bet.market} ${bet.period}`, bet]))
      expect(kinds.size).toBeGreaterThan(6)
      for (const bet of kinds.values()) {
        const { books, chance } = await slip([bet.id])
        // A slip shows four digits: half of the last one is lost by rounding.
        expect(Math.abs(books[0]!.expectedValue - bet.expectedValue!)).toBeLessThan(0.000051)
        expect(decimal(books[0]!.odds)).toBeCloseTo(bet.price!, 1)
        expect(chance).toBeCloseTo(100 * bet.fairProbability!, 0)
      }
    })

    it('says of bets on one game whether they help each other', async () => {
      const { bets } = await page(toCome('nba'))
      const favorite = bets
        .filter(({ marketType }) => marketType === 'moneyline')
        .toSorted((a, b) => b.winProbability - a.winProbability)[0]!
      const covers = bets.find(
        ({ marketType, id }) => marketType === 'spread' && id.endsWith(favorite.id.split('|').at(-1)!),
      )!
      const together = (await slip([favorite.id, covers.id])).together[0]!
      expect(together).toMatchObject({ legs: 2, says: 'These tend to win together' })
      expect(together.lift).toBeGreaterThan(1.15)
      // No book pays its prices multiplied for such bets.
      expect((await slip([favorite.id, covers.id])).books).toEqual([])
      const over = bets.find(({ id }) => id.endsWith('over'))
      const under = bets.find(({ id, line }) => id.endsWith('under') && line === over!.line)
      expect(await slip([over!.id, under!.id])).toMatchObject({
        chance: 0,
        fairOdds: null,
        together: [{ says: 'These can’t all win' }],
      })
    })

    it('tells the price of each bet at the book that pays most for all, and none if no book prices all', async () => {
      const apart = [(await page(toCome('mlb'))).bets[0]!, (await page(toCome('nba'))).bets[0]!]
      const { books, legs } = await slip(apart.map(({ id }) => id))
      const product = legs.reduce((odds, { parlayOdds }) => odds * decimal(parlayOdds!), 1)
      // American prices are rounded to whole numbers.
      expect(product / decimal(books[0]!.odds)).toBeCloseTo(1, 1)
      for (const { odds, parlayOdds } of legs) expect(decimal(parlayOdds!)).toBeLessThanOrEqual(decimal(odds))
      const { bets } = await page(toCome('mlb'))
      const sameGame = await slip([bets[0]!.id, bets.find(({ marketType }) => marketType === 'total')!.id])
      expect(sameGame.legs.map(({ parlayOdds }) => parlayOdds)).toEqual([null, null])
    })

    it('says nothing of a slip with a player and his game together', async () => {
      const { bets, props } = await page(toCome('mlb'))
      const { together } = await slip([bets[0]!.id, props[0]!.id])
      expect(together).toMatchObject([{ lift: null, says: expect.stringContaining('isn’t known') }])
    })

    it('tells what a book keeps of a price that the visitor names', async () => {
      const { bets } = await page(toCome('mlb'))
      const { asked, chance } = await slip([bets[0]!.id], '&price=-150')
      // The probability is given in tenths of a percent.
      const gap = Math.abs(asked!.expectedValue - ((chance! / 100) * (1 + 100 / 150) - 1))
      expect(gap).toBeLessThanOrEqual(0.0005 * (1 + 100 / 150) + 1e-9)
      expect(asked!.hold).toBeCloseTo(-asked!.expectedValue, 9)
    })

    it('names bets that are gone, and refuses what is no slip with the field’s name', async () => {
      expect(await slip(['nothing'])).toMatchObject({ legs: [], gone: ['nothing'], chance: null, books: [] })
      for (const question of [
        '',
        '?legs=;;',
        `?legs=${Array.from({ length: 13 }, (_, i) => i).join(';')}`,
        '?legs=a&price=50',
      ]) {
        const refused = await get(`/api/slip${question}`)
        expect([refused.statusCode, refused.json().title]).toEqual([400, expect.stringMatching(/legs|price/)])
      }
    })
  })

  describe('a past day', () => {
    const day = async (of: string): Promise<PastDay> => pastDay.answer.parse((await get(`/api/days/${of}`)).json())

    it('has the picks as they were said, apart from those that were published, and the day’s results', async () => {
      const told = await day('2026-06-09')
      expect(told.live).toEqual([])
      expect(told.backfill.every(({ day }) => day === '2026-06-09')).toBe(true)
      expect(told.backfill.some(({ outcome }) => outcome === 'win' || outcome === 'lose')).toBe(true)
      expect(told.games.length).toBeGreaterThan(20)
      expect(new Set(told.games.map(({ gameId }) => gameId)).size).toBe(told.games.length)
    })

    it('is empty where nothing is known, and refuses what is no day', async () => {
      expect(await day('1999-01-01')).toMatchObject({ games: [], live: [], backfill: [] })
      for (const wrong of ['2026-02-30', 'yesterday']) expect((await get(`/api/days/${wrong}`)).statusCode).toBe(400)
    })
  })
}
