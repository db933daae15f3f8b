import { fullGame, leagues, type Market, marketSlot, type Quote, type Score } from '@fairline/domain'
import { decimalOdds, type NoVigMethod } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aPick } from '../../testing/facts.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import { openPicks } from '../betting/open-picks.ts'
import type { LineForecast } from '../forecast/line-forecaster.ts'
import type { TimedOffer } from '../forecast/timed-beat-curve.ts'
import { betBoard } from './bet-board.ts'

const unknown = () => null

it('frees markets without a model of vig by the method of their league, as it is now', () => {
  const market = fullGame('spread', -1.5)
  const quotes = ['Alpha', 'Beta', 'Gamma'].map(
    (book): Quote => ({
      gameId: '',
      book,
      market,
      mark: null,
      observedAt: 1000,
      prices: [decimalOdds(5), decimalOdds(1.2)],
    }),
  )
  const file = aFile(quotes)
  let method: NoVigMethod = 'power'
  const board = betBoard(leagues.mlb, {
    picks: openPicks(),
    noVig: () => method,
    assumedConfidence: unknown,
    inPlayConfidence: unknown,
    excludedBooks: () => new Set<string>(),
  })
  board.touch(file.game.id, market)
  const longShot = () => {
    const forecast = { forecast: null, confidence: () => null, lines: null, method }
    return board.upcoming(file, 0, forecast, []).find(({ selection }) => selection === 'home')?.fairProbability
  }
  // See evaluate-winner.test.ts for the two figures.
  expect(longShot()).toBeCloseTo(0.177734, 6)
  method = 'multiplicative'
  expect(longShot()).toBeCloseTo(0.2 / (1 / 1.2 + 0.2), 9)
})

it.each([
  ['two hours before the start, when they were seen', false, 2],
  ['an hour and a half before it, if they stand', true, 1.49],
])(
  'assumes a confidence from the books alone: what all of them say, and what all but the best do, %s',
  (_, pricesStand, hoursLeft) => {
    const market = fullGame('spread', -1.5)
    const quotes = ['Alpha', 'Beta', 'Gamma'].map(
      (book): Quote => ({
        gameId: '',
        book,
        market,
        mark: null,
        observedAt: 3_600_000,
        prices: book === 'Gamma' ? [decimalOdds(1.95), decimalOdds(1.85)] : [decimalOdds(1.9), decimalOdds(1.9)],
      }),
    )
    const seen = aFile(quotes, { startsAt: 3 * 3_600_000 })
    const file = { ...seen, pricesStand }
    const query: TimedOffer[] = []
    const board = betBoard(leagues.mlb, {
      picks: openPicks(),
      noVig: () => 'power',
      assumedConfidence(offer) {
        query.push(offer)
        return 40
      },
      inPlayConfidence: unknown,
      excludedBooks: () => new Set<string>(),
    })
    board.touch(file.game.id, market)
    const bets = board.upcoming(
      file,
      1.6 * 3_600_000,
      { forecast: null, confidence: () => null, lines: null, method: 'power' },
      [],
    )
    expect(bets.map(({ confidence, confidenceAssumed }) => [confidence, confidenceAssumed])).toEqual([
      [40, true],
      [40, true],
    ])
    const best = query.find(({ price }) => price === 1.95)
    expect(best).toEqual({
      market: bets[0]!.fairProbability,
      model: best!.market,
      others: 0.5,
      price: 1.95,
      hoursLeft: expect.closeTo(hoursLeft, 2),
    })
    expect(best!.market).toBeLessThan(0.4999)
  },
)

it('counts the time of prices on other markets to the new start where a game is moved, though no book quotes them again', () => {
  const market = fullGame('spread', -1.5)
  const quotes = ['Alpha', 'Beta', 'Gamma'].map(
    (book): Quote => ({
      gameId: '',
      book,
      market,
      mark: null,
      observedAt: 3_600_000,
      prices: [decimalOdds(1.9), decimalOdds(1.9)],
    }),
  )
  const board = betBoard(leagues.mlb, {
    picks: openPicks(),
    noVig: () => 'power',
    assumedConfidence: ({ hoursLeft }) => hoursLeft,
    inPlayConfidence: unknown,
    excludedBooks: () => new Set<string>(),
  })
  const confidences = (startsAt: number) => {
    const file = aFile(quotes, { startsAt })
    board.touch(startsAt === 3 * 3_600_000 ? file.game.id : 'another game', market)
    const forecast = { forecast: null, confidence: () => null, lines: null, method: 'power' as const }
    return board.upcoming(file, 3_600_000, forecast, []).map(({ confidence }) => confidence)
  }
  expect(confidences(3 * 3_600_000)).toEqual([2, 2])
  expect(confidences(3.1 * 3_600_000)).toEqual([expect.closeTo(2.1, 9), expect.closeTo(2.1, 9)])
})

it('believes of half a point what it believes of the winner, as it is now, where spreads have no model of their own', () => {
  const quoteOf = (book: string, line: number): Quote => ({
    gameId: '',
    book,
    market: { ...fullGame('spread', line), alternate: line !== 0.5 },
    mark: null,
    observedAt: 1000,
    prices: [decimalOdds(1.9), decimalOdds(1.9)],
  })
  const lines = [-1.5, -0.5, 0.5]
  const file = aFile(
    // Only two books would say nothing of the line itself.
    lines.flatMap((line) => ['Alpha', 'Beta', 'Gamma'].slice(line === -0.5 ? 1 : 0).map((book) => quoteOf(book, line))),
    { league: 'nfl', startsAt: 7_200_000 },
  )
  const method = 'power'
  const board = betBoard(leagues.nfl, {
    picks: openPicks(),
    noVig: () => method,
    assumedConfidence: () => 20,
    inPlayConfidence: unknown,
    excludedBooks: () => new Set<string>(),
  })
  board.touch(file.game.id, fullGame('spread'))
  const spreadsOf = (home: number) => {
    const probabilities = [home, 1 - home]
    const forecast = {
      gameId: '',
      chances: probabilities,
      model: probabilities,
      market: [0.45, 0.55],
      modelVersion: '',
      knownAt: 0,
    }
    const confidence = (outcome: number, price: number) => 10 * outcome + 20 * price
    return board
      .upcoming(file, 0, { forecast, confidence, lines: null, method }, [])
      .map((bet) => [
        bet.market.line,
        bet.selection,
        bet.fairProbability,
        bet.marketProbability,
        bet.confidence,
        bet.confidenceAssumed,
      ])
  }
  const near = (probability: number) => expect.closeTo(probability, 9)
  expect(spreadsOf(0.4)).toEqual([
    [-1.5, 'home', near(0.4), near(0.45), 20, true],
    [-1.5, 'away', near(0.6), near(0.55), 20, true],
    [-0.5, 'home', near(0.4), near(0.45), 38, false],
    [-0.5, 'away', near(0.6), near(0.55), 48, false],
    [0.5, 'home', near(0.4), near(0.45), 38, false],
    [0.5, 'away', near(0.6), near(0.55), 48, false],
  ])
  expect(spreadsOf(0.3).filter(([line]) => line === 0.5)).toEqual([
    [0.5, 'home', near(0.3), near(0.45), 38, false],
    [0.5, 'away', near(0.7), near(0.55), 48, false],
  ])
})

it('says no consensus of a published line that is not quoted any more: what it rests on is another line', () => {
  const picks = openPicks()
  const market = fullGame('total', 8.5)
  const file = aFile([], { startsAt: 7_200_000 })
  picks.add({ ...aPick().pick, gameId: file.game.id, market, selection: 'under' })
  const probabilities = (carriedOverFrom: number | null) => {
    const of = (probability: number) => () => ({ probability, decided: 1, books: 3, carriedOverFrom })
    const lines = { fair: of(0.6), market: of(0.55), confidence: () => null } as unknown as LineForecast
    const board = betBoard(leagues.mlb, {
      picks,
      noVig: () => 'multiplicative',
      assumedConfidence: unknown,
      inPlayConfidence: unknown,
      excludedBooks: () => new Set<string>(),
    })
    const forecast = { forecast: null, confidence: () => null, lines, method: 'multiplicative' as const }
    return board.upcoming(file, 0, forecast, []).map((bet) => [bet.fairProbability, bet.marketProbability])
  }
  expect(probabilities(null)).toEqual([[expect.closeTo(0.4, 12), expect.closeTo(0.45, 12)]])
  expect(probabilities(9.5)).toEqual([[expect.closeTo(0.4, 12), null]])
})

describe('a bet that an excluded book pays most for', () => {
  const quotesOf = (market: Market): Quote[] =>
    ['Alpha', 'Beta', 'Gamma', 'Book'].map((book) => ({
      gameId: '',
      book,
      market,
      mark: null,
      observedAt: 1000,
      prices: book === 'Book' ? [decimalOdds(2.1), decimalOdds(1.75)] : [decimalOdds(1.9), decimalOdds(1.9)],
    }))
  const board = betBoard(leagues.mlb, {
    picks: openPicks(),
    noVig: () => 'power',
    assumedConfidence: unknown,
    inPlayConfidence: unknown,
    excludedBooks: () => new Set(['Book']),
  })
  const priceAndExcluded = (bets: readonly EvaluatedBet[]) => {
    const home = bets.find(({ selection }) => selection === 'home')!
    const excluded = home.offers.flatMap(({ book, isExcluded }) => (isExcluded ? [book] : []))
    return { price: home.price, excluded }
  }

  it('is judged by the best other price on a market without a model, and lists the excluded one', () => {
    const market = fullGame('spread', -1.5)
    const file = aFile(quotesOf(market), { startsAt: 7_200_000 })
    board.touch(file.game.id, market)
    const forecast = { forecast: null, confidence: unknown, lines: null, method: 'power' as const }
    expect(priceAndExcluded(board.upcoming(file, 1000, forecast, []))).toEqual({ price: 1.9, excluded: ['Book'] })
  })

  it('is judged by the best other price in play, and lists the excluded one', () => {
    const market = fullGame('moneyline')
    const before = aFile(quotesOf(market))
    const score: Score = {
      gameId: before.game.id,
      home: 0,
      away: 0,
      period: 5,
      clock: 'Top 5th',
      remaining: 0.5,
      bases: null,
      periods: { home: [], away: [] },
      lines: [],
      observedAt: 1000,
    }
    const inPlay = new Map([[marketSlot(market), new Map(quotesOf(market).map((quote) => [quote.book, quote]))]])
    const { bets } = board.live({ ...before, score, inPlay }, [0.5, 0.5])
    expect(priceAndExcluded(bets)).toEqual({ price: 1.9, excluded: ['Book'] })
  })
})
