import {
  fullGame,
  leagues,
  type Market,
  type MarketKind,
  marketSlot,
  type Quote,
  type Score,
  selectionsOf,
} from '@fairline/domain'
import { type DecimalOdds, noVig, noVigMultiplicative } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame, someFacts } from '../../testing/facts.ts'
import { inPlayForecast } from '../forecast/in-play-forecast.ts'
import { type InPlayOffer, playLeft } from '../in-play/in-play-offer.ts'
import type { GameFile } from '../market/game-file.ts'
import { IN_PLAY_NO_VIG } from '../markets/in-play-no-vig.ts'
import { marketBook } from '../markets/market-book.ts'
import { noQuotes } from '../markets/market-quotes.ts'
import { evaluateLive } from './evaluate-live.ts'
import { liveEstimate, liveSelections } from './live-selections.ts'

const league = leagues.mlb
const unknown = { published: () => null, confidence: () => null }
const moneyline = fullGame('moneyline')
const total = fullGame('total', 8.5)
const score: Score = {
  gameId: aGame().id,
  home: 4,
  away: 1,
  period: 5,
  clock: 'Top 5th',
  remaining: 0.5,
  bases: null,
  observedAt: 0,
  periods: { home: [], away: [] },
  lines: [],
}

const quoteOf = (book: string, market: Market, prices: readonly (number | null)[]): Quote => ({
  gameId: aGame().id,
  book,
  market,
  mark: null,
  observedAt: 5000,
  prices: prices as (DecimalOdds | null)[],
})

/** A game in play, four to one after half of it, with these in-play quotes. */
function fileOf(quotes: readonly Quote[]): GameFile {
  const opening = someFacts().flatMap((fact) =>
    fact.kind === 'quote' && fact.quote.mark === 'open' ? [fact.quote] : [],
  )
  const before = opening.flatMap((quote) => [quote, { ...quote, market: total, prices: [1.9, 1.9] as DecimalOdds[] }])
  const inPlay = new Map(
    [...Map.groupBy(quotes, ({ market }) => marketSlot(market))].map(([place, ofPlace]) => [
      place,
      new Map(ofPlace.map((quote) => [quote.book, quote])),
    ]),
  )
  return { ...aFile(before), score, inPlay }
}

function betsOn(quotes: readonly Quote[], market: Market) {
  const file = fileOf(quotes)
  const bets = evaluateLive(league, file, inPlayForecast(league, file, [0.5, 0.5]), unknown)
  return bets.filter((bet) => bet.market.kind === market.kind)
}

const at = (market: Market, prices: readonly (number | null)[], books = ['Alpha', 'Beta', 'Gamma']) =>
  books.map((book) => quoteOf(book, market, prices))

describe('the market probability of a bet in play', () => {
  it('is the consensus of in-play quotes, not our estimate', () => {
    const prices = [1.5, 2.6] as DecimalOdds[]
    const [over, under] = betsOn(at(total, prices), total)
    const [expected] = noVig(IN_PLAY_NO_VIG, prices)
    expect(over!.marketProbability).toBeCloseTo(expected!, 9)
    expect(under!.marketProbability).toBeCloseTo(1 - expected!, 9)
    const [home] = betsOn(at(moneyline, [1.3, 3.6]), moneyline)
    expect(home!.marketProbability).toBeCloseTo(noVig(IN_PLAY_NO_VIG, [1.3, 3.6] as DecimalOdds[])[0]!, 9)
  })

  it('is null on a line that too few books price, though we have an estimate', () => {
    const [over] = betsOn(at(total, [1.5, 2.6], ['Alpha']), total)
    expect(over).toMatchObject({ fairProbability: expect.any(Number), marketProbability: null })
  })

  it('is null on the winner if no book prices both sides: the estimate from score and time is ours', () => {
    const [home] = betsOn(at(moneyline, [1.3, null]), moneyline)
    expect(home).toMatchObject({ fairProbability: expect.any(Number), marketProbability: null })
    expect(home!.expectedValue).toBeCloseTo(home!.fairProbability! * 1.3 - 1, 12)
  })
})

describe('the fair probabilities in play', () => {
  it('agree with each other, also with a book whose spread lags: winning is no harder than winning by two', () => {
    const prices = [1.5, 2.6] as DecimalOdds[]
    const lagging = [
      ...at({ ...fullGame('spread', -1.5), alternate: true }, [1.2, 4.5]),
      ...at(fullGame('spread', -0.5), [1.9, 1.9]),
      ...at({ ...fullGame('spread', 1.5), alternate: true }, [1.7, 2.1]),
    ]
    const quotes = [...at(moneyline, prices), ...lagging]
    const [home] = betsOn(quotes, moneyline)
    expect(home!.fairProbability).toBeCloseTo(noVig(IN_PLAY_NO_VIG, prices)[0]!, 9)
    const covers = betsOn(quotes, fullGame('spread'))
      .filter(({ selection }) => selection === 'home')
      .sort((a, b) => a.market.line! - b.market.line!)
    const [byTwo, byOne, notByTwo] = covers.map(({ fairProbability }) => fairProbability!)
    expect(byOne).toBeCloseTo(home!.fairProbability!, 5)
    expect(byTwo).toBeLessThanOrEqual(byOne!)
    expect(notByTwo).toBeGreaterThanOrEqual(byOne!)
  })
})

describe('the fair probabilities in play of a league without a model', () => {
  const nfl = (quotes: readonly Quote[]) => {
    const file = fileOf(quotes)
    return evaluateLive(leagues.nfl, file, inPlayForecast(leagues.nfl, file, [0.5, 0.5]), unknown)
  }
  const coversOf = (bets: ReturnType<typeof nfl>) =>
    bets
      .filter(({ market, selection }) => market.kind === 'spread' && selection === 'home')
      .sort((a, b) => a.market.line! - b.market.line!)
      .map(({ fairProbability }) => fairProbability!)
  const spread = (line: number, prices: readonly number[]) =>
    at({ ...fullGame('spread', line), alternate: line !== -0.5 }, prices)

  it('agree: half a point is the moneyline, and no spread contradicts it', () => {
    const bets = nfl([
      ...at(moneyline, [1.5, 2.6]),
      ...spread(-6.5, [1.4, 2.9]),
      ...spread(-0.5, [1.9, 1.9]),
      ...spread(2.5, [1.6, 2.3]),
    ])
    const home = bets.find(({ market, selection }) => market.kind === 'moneyline' && selection === 'home')!
    const [bySeven, byHalf, getting] = coversOf(bets)
    expect(byHalf).toBeCloseTo(home.fairProbability!, 6)
    expect(bets.map(({ confidence }) => confidence)).toEqual(bets.map(() => null))
    expect(bySeven).toBeLessThanOrEqual(byHalf! + 1e-9)
    expect(getting).toBeGreaterThanOrEqual(byHalf! - 1e-9)
  })

  it('rest on the spread’s own prices while nobody prices the winner', () => {
    const last = at(moneyline, [1.06, 9], ['Alpha', 'Beta'])
    const file = {
      ...fileOf([...at(moneyline, [null, null]), ...spread(-0.5, [1.9, 1.9])]),
      lastInPlay: new Map([[marketSlot(moneyline), new Map(last.map((each) => [each.book, each]))]]),
    }
    const forecast = inPlayForecast(leagues.nfl, file, null)
    expect(forecast.market![0]).toBeGreaterThan(0.8)
    const [byHalf] = coversOf(evaluateLive(leagues.nfl, file, forecast, unknown))
    expect(byHalf).toBeCloseTo(0.5, 9)
  })
})

describe('a bet in play', () => {
  const allOn = (quotes: readonly Quote[], of = league, pregame: readonly number[] | null = [0.5, 0.5]) => {
    const file = fileOf(quotes)
    return evaluateLive(of, file, inPlayForecast(of, file, pregame), unknown)
  }
  const firstFive = (kind: MarketKind, line: number | null): Market => ({
    ...fullGame(kind, line),
    period: 'first-five',
  })
  const byBooks = (...prices: readonly number[]) => noVig(IN_PLAY_NO_VIG, prices as DecimalOdds[])

  it('is live and has no confidence, on the winner, on lines, and on markets without a model', () => {
    const markets = [
      moneyline,
      total,
      firstFive('total', 4.5),
      { ...fullGame('team-total', 5.5), team: 'home' } as const,
    ]
    const bets = allOn(markets.flatMap((market) => at(market, [1.9, 1.95])))
    expect(bets).toHaveLength(8)
    for (const { state, confidence, confidenceAssumed, offers } of bets) {
      expect([state, confidence, confidenceAssumed]).toEqual(['live', null, false])
      expect(offers.map((offer) => [offer.confidence, offer.confidenceAssumed])).toEqual(
        offers.map(() => [null, false]),
      )
    }
  })

  it('has no confidence on a spread that is the winner by another name', () => {
    const bets = allOn([...at(moneyline, [1.5, 2.6]), ...at(fullGame('spread', -0.5), [1.9, 1.9])], leagues.nfl)
    expect(bets).toHaveLength(4)
    for (const { offers } of bets) expect(offers.map(({ confidence }) => confidence)).toEqual([null, null, null])
  })

  it('is held against the sharp book’s in-play price of its own side', () => {
    for (const market of [moneyline, total]) {
      const bets = betsOn([...at(market, [1.5, 2.6]), quoteOf('Pinnacle', market, [1.6, 2.4])], market)
      const [first, second] = byBooks(1.6, 2.4)
      expect(bets.map(({ sharpProbability }) => sharpProbability)).toEqual([
        expect.closeTo(first!, 9),
        expect.closeTo(second!, 9),
      ])
      const apart = betsOn(at(market, [1.5, 2.6]), market)
      expect(apart.map(({ sharpProbability }) => sharpProbability)).toEqual([null, null])
    }
  })

  it('is judged by score and time on a line that a single book quotes: both sides together are certain', () => {
    const quotes = [
      ...at(moneyline, [1.5, 2.6]),
      ...at(fullGame('spread', -2.5), [2, 1.8], ['Alpha']),
      ...at(total, [2, 1.8], ['Alpha']),
    ]
    const [covers, fails] = betsOn(quotes, fullGame('spread')).map(({ fairProbability }) => fairProbability!)
    expect(covers! + fails!).toBeCloseTo(1, 12)
    // Winning by three is harder than winning.
    expect(covers).toBeLessThan(byBooks(1.5, 2.6)[0]! - 0.01)
    const [over, under] = betsOn(quotes, total).map(({ fairProbability }) => fairProbability!)
    expect(over! + under!).toBeCloseTo(1, 12)
    expect(over).not.toBeCloseTo(under!, 2)
  })

  it('is judged by the books alone on a part of the game and on one team', () => {
    for (const market of [firstFive('total', 8.5), { ...fullGame('team-total', 5.5), team: 'away' } as const]) {
      const bets = allOn([...at(moneyline, [1.1, 7]), ...at(market, [2.1, 1.75])])
      const [over, under] = bets.filter((bet) => bet.market === market)
      expect(over!.fairProbability).toBeCloseTo(byBooks(2.1, 1.75)[0]!, 9)
      expect(under!.fairProbability).toBeCloseTo(byBooks(2.1, 1.75)[1]!, 9)
    }
  })

  it('has no EV on the moneyline of a part, which may be tied, and has one on its three-way winner', () => {
    const [home] = allOn(at(firstFive('moneyline', null), [1.9, 1.9]))
    expect(home).toMatchObject({ expectedValue: null, passReason: 'push-rate-not-known' })
    expect(home!.marketProbability).toBeCloseTo(0.5, 9)
    const half: Market = { ...fullGame('three-way'), period: 'first-half' }
    const outcomes = allOn(at(half, [2.9, 2.9, 2.9]), leagues.laliga)
    expect(outcomes.map(({ fairProbability }) => fairProbability)).toEqual(outcomes.map(() => expect.closeTo(1 / 3, 9)))
    expect(outcomes).toHaveLength(3)
  })

  it('is there only for selections that some book prices', () => {
    const bets = allOn([...at(total, [1.5, null]), ...at(moneyline, [null, 2.6])])
    expect(bets.map(({ selection }) => selection).toSorted()).toEqual(['away', 'over'])
  })

  it('has no probability of the winner if neither books nor a forecast tell it', () => {
    const [home] = allOn(at(moneyline, [1.3, null]), league, null)
    expect(home).toMatchObject({ fairProbability: null, expectedValue: null, passReason: 'probability-not-known' })
  })

  it('has no estimate on a line of a league without a model', () => {
    const file = fileOf([])
    const forecast = inPlayForecast(leagues.nfl, file, [0.5, 0.5])
    expect(liveEstimate(marketBook(noQuotes), total, 0, forecast)).toBeNull()
  })
})

/** A cent more for each selection, at two books that quoted before all others. */
function best(quotes: readonly Quote[]): Quote[] {
  const places = [...Map.groupBy(quotes, ({ market }) => marketSlot(market)).values()]
  return places.flatMap((ofPlace) => {
    const [{ market }] = ofPlace as [Quote]
    return selectionsOf(market.kind).map((_, i) => {
      const top = Math.max(...ofPlace.map(({ prices }) => prices[i] ?? 0)) + 0.01
      const prices = selectionsOf(market.kind).map((__, k) => (k === i ? top : null))
      return { ...quoteOf(`Best ${i}`, market, prices), observedAt: 4000 }
    })
  })
}

describe('the confidence of a bet in play', () => {
  const noModel = { ...leagues.nfl, outcomes: 'two-way' as const }
  const query: InPlayOffer[] = []
  const rules = {
    published: () => null,
    confidence(offer: InPlayOffer) {
      query.push(offer)
      return 60
    },
  }
  const live = (of: typeof league, quotes: readonly Quote[]) => {
    query.length = 0
    // Only baseball goes on at a round share of the game.
    const played = { ...score, remaining: of.sport === 'baseball' ? 0.5 : 0.45 }
    const file = { ...fileOf(quotes), score: played }
    return evaluateLive(of, file, inPlayForecast(of, file, [0.5, 0.5]), rules)
  }

  it('is asked of each price with its fair probability, what the other books say and the share of the game that is left', () => {
    const books = [...at(total, [1.5, 2.6], ['Alpha', 'Beta', 'Gamma']), ...at(total, [1.6, 2.4], ['Delta'])]
    const [over] = live(league, [...books, ...best(books)]).filter(({ selection }) => selection === 'over')
    const [others, othersUnder] = noVigMultiplicative([1.5, 2.6] as DecimalOdds[])
    const under = query.find(({ kind }) => kind === 'under')
    // The best under is one of the three that ask the same: the others are the other two and the fourth.
    expect(under!.others).not.toBeCloseTo(others!, 2)
    expect(under!.others).toBeCloseTo((othersUnder! * 2 + noVigMultiplicative([1.6, 2.4] as DecimalOdds[])[1]!) / 3, 2)
    expect(over).toMatchObject({ price: 1.61, confidence: 60, confidenceAssumed: false })
    expect(query[0]).toMatchObject({ kind: 'over', price: 1.61, remaining: 0.5, fair: over!.fairProbability })
    expect(query[0]!.others).toBeCloseTo(others!, 9)
  })

  it('is learned of either side of a total by itself, and of a spread of half a point with the winner', () => {
    const quotes = [
      ...at(moneyline, [1.5, 2.6]),
      ...at(total, [1.9, 1.9]),
      ...at(fullGame('spread', -0.5), [1.5, 2.6]),
      ...at({ ...fullGame('spread', -1.5), alternate: true }, [2, 1.8]),
    ]
    live(league, [...quotes, ...best(quotes)])
    expect(new Set(query.map(({ kind }) => kind))).toEqual(new Set(['winner', 'over', 'under', 'spread']))
    const bySpread = query.filter(({ kind }) => kind === 'spread')
    expect(new Set(bySpread.map(({ price }) => price))).toEqual(new Set([2.01, 1.81]))
  })

  it('is that of the winner for a spread that is the winner by another name, whatever the other books ask of that spread', () => {
    const spread = fullGame('spread', -0.5)
    const quotes = [
      ...at(moneyline, [1.5, 2.6], ['Alpha', 'Beta', 'Gamma', 'Delta']),
      ...at(spread, [1.55, 2.4], ['Alpha', 'Beta']),
      ...at(spread, [1.7, 2.2], ['Gamma']),
    ]
    live(league, [...quotes, ...best(quotes)])
    const ofWinner = new Set(query.map(({ kind, fair, others }) => `${kind} ${fair.toFixed(6)} ${others?.toFixed(6)}`))
    // Home and away, each by both names.
    expect(ofWinner.size).toBe(2)
  })

  it('is learned of a spread by itself while no book prices the winner', () => {
    const quotes = at(fullGame('spread', -0.5), [1.5, 2.6])
    live(league, [...quotes, ...best(quotes)])
    expect(new Set(query.map(({ kind }) => kind))).toEqual(new Set(['spread']))
  })

  it.each([
    ['basketball at the end of a quarter', leagues.nba, 0.5, false],
    ['hockey at the end of a period', leagues.nhl, 2 / 3, false],
    ['soccer at half-time', leagues.mls, 0.5, false],
    ['basketball in between', leagues.nba, 0.51, true],
    ['basketball in overtime', leagues.nba, 0, true],
    ['baseball between innings, which follow each other closely', leagues.mlb, 4 / 9, true],
  ])('is not known while play is stopped: %s', (_, of, remaining, isKnown) => {
    expect(playLeft(of, { ...score, remaining })).toBe(isKnown ? remaining : null)
  })

  it('is not known of a price that fewer than two other books have followed: it may be ahead of them', () => {
    const newest = (book: string) => ({ ...quoteOf(book, moneyline, [1.62, 2.3]), observedAt: 6000 })
    const followed = (book: string) => ({ ...quoteOf(book, moneyline, [1.5, 2.6]), observedAt: 7000 })
    const confidenceOf = (...later: readonly Quote[]) =>
      live(league, [...at(moneyline, [1.5, 2.6], ['Alpha', 'Beta', 'Gamma']), newest('Delta'), ...later])[0]!.confidence
    expect(confidenceOf()).toBeNull()
    expect(confidenceOf(followed('Alpha'))).toBeNull()
    expect(confidenceOf(followed('Alpha'), followed('Beta'))).toBe(60)
    // A book that took its prices away has confirmed nothing.
    expect(confidenceOf(followed('Alpha'), { ...followed('Beta'), prices: [null, null] })).toBeNull()
  })

  it('is not confirmed by prices that are stale themselves', () => {
    const quotes = at(moneyline, [1.5, 2.6], ['Alpha', 'Beta', 'Gamma'])
    const forecast = inPlayForecast(league, fileOf(quotes), [0.5, 0.5])
    const isConfirmedWith = (stale: readonly Quote[]) =>
      liveSelections(league, [{ quotes, stale: new Set(stale) }], forecast)[0]!.isConfirmed({
        book: 'Delta',
        quotedAt: 1000,
      })
    expect(isConfirmedWith(quotes.slice(2))).toBe(true)
    expect(isConfirmedWith(quotes.slice(1))).toBe(false)
  })

  it('is not known of a price that a book besides one other has followed itself, on another line', () => {
    const newest = { ...quoteOf('Delta', total, [2.05, 1.8]), observedAt: 6000 }
    const later = (book: string, market: Market) => ({ ...quoteOf(book, market, [1.9, 1.9]), observedAt: 7000 })
    const confidenceOf = (...quotes: readonly Quote[]) =>
      live(league, [...at(total, [1.9, 1.9], ['Alpha', 'Beta', 'Gamma']), newest, ...quotes]).find(
        ({ market, selection }) => market.line === total.line && selection === 'over',
      )!.confidence
    const alternate = { ...fullGame('total', 9.5), alternate: true }
    expect(confidenceOf(later('Alpha', total), later('Delta', alternate))).toBeNull()
    expect(confidenceOf(later('Alpha', total), later('Beta', alternate))).toBe(60)
  })

  it('is not known of a line that another one was carried over to', () => {
    const alternate = { ...fullGame('total', 12.5), alternate: true }
    const carried = [{ ...quoteOf('Alpha', alternate, [3, 1.3]), observedAt: 3000 }]
    const main = at(total, [1.9, 1.9])
    const bets = live(league, [...main, ...best(main), ...carried])
    const of = (line: number) => bets.filter(({ market }) => market.line === line)
    expect(of(12.5).every(({ carriedOverFrom, confidence }) => carriedOverFrom === 8.5 && confidence === null)).toBe(
      true,
    )
    expect(of(8.5)[0]!.confidence).toBe(60)
  })

  it('is assumed, from the winner, of markets that the forecast tells nothing of', () => {
    const quotes = [...at(moneyline, [1.5, 2.6]), ...at(total, [1.9, 1.9])]
    const bets = live(noModel, [...quotes, ...best(quotes)])
    const of = (kind: MarketKind) => bets.filter(({ market }) => market.kind === kind)
    expect(of('moneyline').map(({ confidenceAssumed }) => confidenceAssumed)).toEqual([false, false])
    expect(of('total').map(({ confidence, confidenceAssumed }) => [confidence, confidenceAssumed])).toEqual([
      [60, true],
      [60, true],
    ])
    const onTotals = query.filter(({ price }) => price === 1.91)
    expect(new Set(onTotals.map(({ kind, fair, others }) => `${kind} ${fair} ${others}`))).toEqual(
      new Set(['winner 0.5 0.5']),
    )
    // What the others say is not what all of them together do.
    live(noModel, [...at(total, [1.9, 1.9]), quoteOf('Apart', total, [2, 1.8])])
    const apart = query.find(({ price }) => price === 2)
    expect([apart!.others, apart!.fair < 0.499]).toEqual([0.5, true])
    expect(of('total').every(({ recommendation }) => recommendation === 'pass')).toBe(true)
  })

  it('is not assumed either while play is stopped', () => {
    const quotes = [...at(moneyline, [1.5, 2.6]), ...at(total, [1.9, 1.9])]
    const file = { ...fileOf([...quotes, ...best(quotes)]), score: { ...score, remaining: 0.5 } }
    const bets = evaluateLive(noModel, file, inPlayForecast(noModel, file, [0.5, 0.5]), rules)
    expect(bets.filter(({ market }) => market.kind === 'total').map(({ confidence }) => confidence)).toEqual([
      null,
      null,
    ])
  })

  it('is not known while no score was seen', () => {
    const file = { ...fileOf(at(moneyline, [1.5, 2.6])), score: null }
    const bets = evaluateLive(league, file, inPlayForecast(league, file, [0.5, 0.5]), rules)
    expect(bets.map(({ confidence }) => confidence)).toEqual([null, null])
  })

  it('makes a price a bet that is worth it and likely enough to beat the fair price two minutes later', () => {
    const early = { ...quoteOf('Delta', moneyline, [1.62, 2.3]), observedAt: 4000 }
    const bets = live(league, [...at(moneyline, [1.5, 2.6]), early])
    const [home] = bets
    expect(home!.expectedValue).toBeGreaterThan(0)
    expect(home).toMatchObject({ state: 'live', book: 'Delta', recommendation: 'lean', passReason: null })
  })

  it('makes no bet of an EV of one percent or less: in play about as much is gone two minutes later', () => {
    const fair = noVig(IN_PLAY_NO_VIG, [1.5, 2.6] as DecimalOdds[])[0]!
    const at101 = (value: number) => {
      const early = { ...quoteOf('Delta', moneyline, [(1 + value) / fair, null]), observedAt: 4000 }
      return live(league, [...at(moneyline, [1.5, 2.6]), early])[0]!
    }
    expect(at101(0.0099)).toMatchObject({ recommendation: 'pass', passReason: 'value-below-bar' })
    expect(at101(0.0099).expectedValue).toBeCloseTo(0.0099, 9)
    // Shown as +1.0% and as +1.1%.
    expect(at101(0.0104)).toMatchObject({ recommendation: 'pass', passReason: 'value-below-bar' })
    expect(at101(0.0106)).toMatchObject({ recommendation: 'lean' })
  })
})
