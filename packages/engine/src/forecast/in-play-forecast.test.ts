import { fullGame, leagues, type Market, marketSlot, type Score } from '@fairline/domain'
import { decimalOdds, noVig } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame, someFacts } from '../../testing/facts.ts'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import { inPlayForecast } from './in-play-forecast.ts'

const fact = someFacts()[1]!
if (fact.kind !== 'quote') throw new Error('the second fact is a quote')
const { quote } = fact
const total = { ...quote, market: fullGame('total', 8.5), prices: [decimalOdds(1.9), decimalOdds(1.9)] }
const spread = { ...quote, market: fullGame('spread', -1.5), prices: [decimalOdds(2.3), decimalOdds(1.6)] }
const score = (home: number, away: number, remaining: number): Score => ({
  gameId: aGame().id,
  home,
  away,
  period: 5,
  clock: 'Top 5th',
  remaining,
  bases: null,
  observedAt: 0,
  periods: { home: [], away: [] },
  lines: [],
})
const file = (of: Partial<GameFile> = {}): GameFile => ({
  ...aFile([quote, total, spread]),
  score: score(4, 1, 0.5),
  ...of,
})

describe('what is said of a game while it is played', () => {
  it('follows score and time where nobody prices it in play', () => {
    const view = inPlayForecast(leagues.mlb, file(), [0.5, 0.5])
    expect(view.market).toBeNull()
    expect(view.model![0]).toBeGreaterThan(0.8)
    expect(view.total).toMatchObject({ line: 8.5 })
    expect(view.total!.over).toBeGreaterThan(0.3)
    expect(view.spread!.covers).toBeLessThan(view.model![0]!)
    expect(inPlayForecast(leagues.mlb, file({ score: score(0, 0, 1) }), [0.56, 0.44]).model![0]).toBeCloseTo(0.56, 9)
  })

  it('expects the total of the sharp book where that closed, whatever the others said', () => {
    const pinnacle = { ...total, book: 'Pinnacle' }
    const other = { ...total, book: 'Other', market: fullGame('total', 12.5) }
    const over = (...totals: readonly (typeof total)[]) =>
      inPlayForecast(leagues.mlb, { ...aFile([quote, ...totals]), score: score(0, 0, 1) }, [0.5, 0.5]).total!
    expect(over(pinnacle, other)).toEqual(over(pinnacle))
    expect(over({ ...total, book: 'Alpha' }, other).over).toBeGreaterThan(over(pinnacle).over + 0.1)
  })

  it('does not hold a price that was taken away against the score: a game that is decided is priced by nobody', () => {
    const market = fullGame('moneyline')
    const query = { ...quote, market, prices: [decimalOdds(1.06), decimalOdds(9)], mark: null }
    const last = new Map([[marketSlot(market), new Map(['Alpha', 'Beta'].map((book) => [book, { ...query, book }]))]])
    const decided = file({ score: score(11, 0, 0.4), lastInPlay: last })
    expect(inPlayForecast(leagues.mlb, decided, [0.5, 0.5]).market).toBeNull()
    expect(inPlayForecast(leagues.mlb, decided, [0.5, 0.5]).model![1]).toBeLessThan(0.01)
    // Where the score tells nothing it is all there is.
    expect(inPlayForecast(leagues.mlb, decided, null).market![1]).toBeCloseTo(noVig('power', query.prices)[1]!, 9)
    expect(inPlayForecast(leagues.mlb, { ...decided, inPlay: last }, [0.5, 0.5]).market).not.toBeNull()
  })

  it.each(['Alpha', 'Pinnacle'])(
    'goes by the score where one book alone prices the winner, %s: it may be late with a price from before the score',
    (book) => {
      const market = fullGame('moneyline')
      const query = { ...quote, book, market, prices: [decimalOdds(1.9), decimalOdds(1.9)], mark: null }
      const pricedBy = (...books: readonly string[]) => {
        const quoted = new Map(books.map((name) => [name, { ...query, book: name }]))
        return inPlayForecast(leagues.mlb, file({ inPlay: new Map([[marketSlot(market), quoted]]) }), [0.5, 0.5])
      }
      const alone = pricedBy(book)
      expect(alone.market).toBeNull()
      expect(alone.winner).toEqual(alone.model)
      expect(alone.winner![0]).toBeGreaterThan(0.8)
      expect(pricedBy(book, 'Beta').winner![0]).toBeCloseTo(0.5, 9)
    },
  )

  it('goes by the score alone once a side has won, though its result is not known: prices of before say nothing', () => {
    const query = (of: Market, first: number, second: number) =>
      ['Alpha', 'Beta', 'Gamma'].map((book) => ({
        ...quote,
        book,
        market: of,
        mark: null,
        observedAt: 2000,
        prices: [decimalOdds(first), decimalOdds(second)],
      }))
    const prices = [...query(fullGame('moneyline'), 4.6, 1.22), ...query(fullGame('total', 3.5), 1.5, 2.4)]
    const at = (league: 'nhl' | 'nfl', remaining: number, pregame: readonly number[] | null) => {
      const played = aFile([...prices, { ...total, market: fullGame('total', 5.5) }], { league, startsAt: 1000 })
      const won = { ...score(2, 1, remaining), period: leagues[league].periods.count }
      return inPlayForecast(leagues[league], { ...played, score: won }, pregame)
    }
    expect(at('nhl', 1 / 360, [0.5, 0.5]).market![0]).toBeLessThan(0.25)
    expect(at('nhl', 0, [0.5, 0.5]).market).toBeNull()
    expect(at('nhl', 0, [0.5, 0.5]).winner![0]).toBeGreaterThan(0.999)
    expect(at('nhl', 1 / 360, [0.5, 0.5]).line('total', 3.5)!.probability).toBeGreaterThan(0.3)
    expect(at('nhl', 0, [0.5, 0.5]).line('total', 3.5)!.probability).toBeLessThan(0.001)
    // Where the score tells no probability there is none.
    for (const league of ['nhl', 'nfl'] as const) {
      expect(at(league, 1 / 360, null).winner![0]).toBeLessThan(0.25)
      expect(at(league, 0, null)).toMatchObject({ winner: null, market: null })
    }
  })

  it('forgets prices that were taken away once somebody scored, also where the score tells nothing', () => {
    const files = gameFiles()
    const start = { startsAt: 1000, id: aGame().id }
    const enter = (observedAt: number, prices: readonly (number | null)[], books = ['Alpha', 'Beta']) => {
      for (const book of books)
        files.file({
          kind: 'quote',
          quote: {
            ...quote,
            book,
            market: fullGame('moneyline'),
            mark: null,
            observedAt,
            prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
          },
          observedAt,
        })
    }
    const tell = (observedAt: number, home: number) =>
      files.file({ kind: 'score', score: { ...score(home, 0, 0.5), observedAt }, observedAt })
    const market = () => inPlayForecast(leagues.mlb, files.of(aGame().id)!, null).market
    files.file({ kind: 'game', game: aGame(start), observedAt: 0 })
    tell(1500, 0)
    enter(2000, [1.5, 2.6])
    enter(2100, [null, null])
    tell(2200, 0)
    expect(market()).not.toBeNull()
    tell(2300, 1)
    expect(market()).toBeNull()
    // A single book may be late with a price from before.
    enter(2400, [1.5, 2.6], ['Alpha'])
    enter(2500, [null, null], ['Alpha'])
    expect(market()).toBeNull()
  })

  it('keeps the last sound prices of a book that misprints before it takes its prices away', () => {
    const market = fullGame('moneyline')
    const start = { startsAt: 1000, id: aGame().id }
    const inPlay = (first: number | null, second: number | null, observedAt: number) => ({
      ...quote,
      market,
      mark: null,
      observedAt,
      prices: [first, second].map((price) => (price === null ? null : decimalOdds(price))),
    })
    const quotes = [inPlay(1.5, 2.6, 2000), inPlay(15, 2.6, 3000), inPlay(null, null, 4000)]
    const played = aFile(
      ['Alpha', 'Beta'].flatMap((book) => quotes.map((each) => ({ ...each, book }))),
      start,
    )
    const { market: last } = inPlayForecast(leagues.mlb, { ...played, score: score(4, 1, 0.5) }, null)
    expect(last![0]).toBeCloseTo(noVig('power', [decimalOdds(1.5), decimalOdds(2.6)])[0]!, 9)
  })

  it('is about the lines the game began with, not those it opened with', () => {
    const moved = [
      { ...total, mark: 'open' as const },
      { ...total, mark: 'close' as const, market: fullGame('total', 10.5), observedAt: 2000 },
      { ...spread, mark: 'open' as const },
      { ...spread, mark: 'close' as const, market: fullGame('spread', 1.5), observedAt: 2000 },
    ]
    const view = inPlayForecast(leagues.mlb, { ...aFile([quote, ...moved]), score: score(4, 1, 0.5) }, [0.5, 0.5])
    expect([view.total?.line, view.spread?.line]).toEqual([10.5, 1.5])
  })

  it('says nothing without a score, a total, or chances from before', () => {
    const nothing = { winner: null, market: null, model: null, total: null, spread: null }
    expect(inPlayForecast(leagues.mlb, file({ score: null }), [0.5, 0.5])).toMatchObject(nothing)
    expect(inPlayForecast(leagues.mlb, file(), null)).toMatchObject(nothing)
    expect(inPlayForecast(leagues.mlb, { ...aFile([quote]), score: score(1, 0, 0.5) }, [0.5, 0.5])).toMatchObject(
      nothing,
    )
    expect(inPlayForecast(leagues.nfl, file(), [0.5, 0.5])).toMatchObject(nothing)
  })
})
