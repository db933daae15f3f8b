import { type Game, leagues, type Market, type Quote } from '@fairline/domain'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { judgeProps, openingOf } from './judge-props.ts'
import { propModels } from './prop-models.ts'
import type { PropOffer } from './prop-offer.ts'

const HOUR = 3_600_000
const league = leagues.nba
const game: Game = {
  id: 'g',
  league: 'nba',
  day: '2026-01-10',
  startsAt: Date.parse('2026-01-11T03:00:00Z'),
  number: 1,
  home: { key: 'BOS', name: 'Boston' },
  away: { key: 'NYK', name: 'New York' },
  neutral: false,
}
const market = (line: number): Market => ({
  kind: 'player-prop',
  period: 'full',
  line,
  team: null,
  player: 'Anna',
  stat: 'points',
  alternate: false,
})
const quote = (book: string, over: number | null, under: number | null, { line = 20.5, at = 1 } = {}): Quote => ({
  gameId: 'g',
  book,
  market: market(line),
  mark: null,
  observedAt: at,
  prices: [over, under] as (DecimalOdds | null)[],
})
const query = (
  quotes: readonly Quote[],
  confidence: (offer: PropOffer) => number | null = ({ price }) => 10 * price,
  { pricesStand = true, asOf = Number.POSITIVE_INFINITY } = {},
) => {
  const { of, spread, noVig } = propModels(league)
  const quoted = Map.groupBy(quotes, ({ book }) => book)
  return judgeProps(quoted, { league, game, pricesStand, asOf, of, spread, noVig, confidence })
}

describe('judging what is quoted on a player', () => {
  it('judges the best price by all books together', () => {
    const [prop] = query([quote('a', 1.9, 1.9), quote('b', 1.9, 1.9), quote('c', 2.2, 1.7)])
    expect(prop?.over).toMatchObject({ book: 'c', price: 2.2, selection: 'over', confidence: 22 })
    // Two books say a half, the third less: together a little less than a half.
    expect(prop?.over?.fairProbability).toBeLessThan(0.5)
    expect(prop?.over?.fairProbability).toBeGreaterThan(noVigMultiplicative([2.2, 1.7] as DecimalOdds[])[0] as number)
    expect(prop?.over?.expectedValue).toBeCloseTo(2.2 * (prop?.over?.fairProbability ?? 0) - 1, 9)
    expect(prop?.prediction).toBeNull()
    expect([prop?.side, prop?.books, prop?.expectedCount]).toEqual([null, 3, null])
  })

  it('gives both sides of a line probabilities that sum to 1', () => {
    const [prop] = query([quote('a', 1.9, 1.9), quote('b', 2.05, 1.8), quote('c', 2.2, 1.7)])
    expect((prop?.over?.fairProbability ?? 0) + (prop?.under?.fairProbability ?? 0)).toBeCloseTo(1, 12)
  })

  it('has the sharp book’s probability of each side, and none on a line which that book does not price', () => {
    const others = [quote('a', 1.9, 1.9), quote('b', 1.9, 1.9)]
    const [prop] = query([...others, quote('Pinnacle', 2.2, 1.7)])
    const [over] = noVigMultiplicative([2.2, 1.7] as DecimalOdds[]) as readonly number[]
    expect(prop?.over?.sharpProbability).toBeCloseTo(over!, 12)
    expect(prop?.under?.sharpProbability).toBeCloseTo(1 - over!, 12)
    expect(prop?.under?.sharpExpectedValue).toBeCloseTo((1 - over!) * 1.9 - 1, 12)
    const [elsewhere] = query([...others, quote('c', 1.9, 1.9), quote('Pinnacle', 2.2, 1.7, { line: 22.5 })])
    expect(elsewhere?.over).toMatchObject({ sharpProbability: null, sharpExpectedValue: null })
  })

  it('recommends a bet by its confidence, as it does everywhere', () => {
    const quotes = [quote('a', 1.9, 1.9), quote('b', 1.9, 1.9), quote('c', 2.05, 1.85), quote('d', 1.9, 1.9)]
    const overAt = (confidence: number | null) => query(quotes, () => confidence)[0]?.over
    expect(overAt(80)).toMatchObject({ book: 'c', confidence: 80, confidenceAssumed: false, recommendation: 'bet' })
    expect(overAt(60)).toMatchObject({ recommendation: 'lean', rankScore: expect.any(Number) })
    expect(overAt(40)).toMatchObject({ recommendation: 'pass', passReason: 'confidence-below-bar' })
    expect(overAt(null)).toMatchObject({
      confidence: null,
      confidenceAssumed: false,
      passReason: 'confidence-not-known',
      rankScore: null,
    })
  })

  /** The query of the best price, quoted two hours before the start. */
  function bestAsked(time: { pricesStand?: boolean; asOf?: number } = {}): PropOffer | undefined {
    const offers: PropOffer[] = []
    const best = quote('c', 2.2, 1.7, { at: game.startsAt! - 2 * HOUR })
    const confidence = (offer: PropOffer) => {
      offers.push(offer)
      return 50
    }
    query([quote('a', 1.9, 1.9), quote('b', 1.9, 1.9), best], confidence, time)
    return offers.find(({ price }) => price === 2.2)
  }

  it('asks how confident one is of a price with what all say of it and what the others say', () => {
    const best = bestAsked()
    expect(best?.others).toBeCloseTo(0.5, 6)
    expect(best?.expected).toBeLessThan(0.5)
    expect(best?.market).toBe(best?.expected)
  })

  it('asks it with the time from the moment to the start where prices stand, in steps, else from the newest quote', () => {
    const hoursAt = (pricesStand: boolean, hours: number) =>
      bestAsked({ pricesStand, asOf: game.startsAt! - hours * HOUR })?.hoursLeft
    // 30 · (7/8)²⁵ to 30 · (7/8)²⁶ hours: 1.0649 to 0.9318.
    expect(hoursAt(true, 1)).toBeCloseTo(0.99838, 4)
    expect(hoursAt(true, 0.94)).toBe(hoursAt(true, 1))
    expect(hoursAt(false, 1)).toBe(2)
  })

  it('asks how confident one is by a stat’s own lines, as they close, where its probability rests on another’s too', () => {
    const { of, spread, noVig } = propModels(leagues.mlb)
    const quotedAs = (stat: string, over: number, under: number) =>
      new Map(
        ['a', 'b', 'c'].map((book) => {
          const one = quote(book, over, under, { line: 0.5 })
          return [book, [{ ...one, market: { ...one.market, stat } }]]
        }),
      )
    const offers: PropOffer[] = []
    const judge = { league: leagues.mlb, game, pricesStand: true, asOf: 0, of, spread, noVig }
    const [prop] = judgeProps(
      quotedAs('hits', 1.6, 2.4),
      { ...judge, confidence: (offer) => offers.push(offer) },
      quotedAs('total_bases', 2.4, 1.6),
    )
    expect(prop?.over?.marketProbability).toBeCloseTo(0.5, 6)
    const [over] = offers.filter(({ side }) => side === 0)
    expect(over?.market).toBeCloseTo(0.6, 2)
    expect(over?.expected).toBeCloseTo(0.6, 2)
  })

  it('asks how confident one is of an under with the probabilities of the under', () => {
    const offers: PropOffer[] = []
    // Two books say 60 % of the over; the third pays most for the under.
    query([quote('a', 1.6, 2.4), quote('b', 1.6, 2.4), quote('c', 1.55, 2.5)], (offer) => {
      offers.push(offer)
      return 50
    })
    const under = offers.find(({ side, price }) => side === 1 && price === 2.5)
    expect(under?.others).toBeCloseTo(0.4, 6)
    expect(under?.expected).toBeLessThan(0.41)
    expect(offers.find(({ side, price }) => side === 0 && price === 1.6)?.others).toBeGreaterThan(0.59)
  })

  it('says which line a probability was carried over from if fewer than three books quote its own', () => {
    const lines = query([
      quote('a', 1.9, 1.9),
      quote('b', 1.9, 1.9),
      quote('d', 1.9, 1.9),
      quote('c', 1.9, 1.9, { line: 18.5 }),
    ])
    const low = lines.find(({ line }) => line === 18.5)
    expect(low?.over?.fairProbability).toBeGreaterThan(0.53)
    expect(low?.under?.fairProbability).toBeLessThan(0.47)
    expect(low?.over?.carriedOverFrom).toBe(20.5)
    expect(lines.find(({ line }) => line === 20.5)?.over?.carriedOverFrom).toBeNull()
  })

  it('carries over from the nearest of other lines, and counts the books on each', () => {
    const lines = query([
      quote('a', 1.9, 1.9, { line: 25.5 }),
      quote('b', 1.9, 1.9, { line: 24.5 }),
      quote('c', 1.9, 1.9, { line: 21.5 }),
      quote('d', 1.9, 1.9, { line: 21.5 }),
      quote('e', 1.9, 1.9, { line: 19.5 }),
    ])
    const byLine = lines.toSorted((a, b) => a.line - b.line)
    expect(byLine.map(({ line, books, over }) => [line, books, over?.carriedOverFrom])).toEqual([
      [19.5, 1, 21.5],
      [21.5, 2, 19.5],
      [24.5, 1, 25.5],
      [25.5, 1, 24.5],
    ])
  })

  it('has nothing to say where no book prices both sides with a margin', () => {
    expect(query([quote('a', 1.9, null), quote('b', 2.5, 2.5)])).toEqual([])
    expect(query([])).toEqual([])
  })

  it('knows no fair probability of what fewer than three books quote', () => {
    const [prop] = query([quote('a', 1.8, 2)])
    expect(prop?.over).toMatchObject({ price: 1.8, fairProbability: null, expectedValue: null })
    expect(prop?.over).toMatchObject({ recommendation: 'pass', passReason: 'probability-not-known' })
  })

  it('returns stakes on a whole line', () => {
    const on20 = { line: 20 }
    const [whole] = query([quote('a', 1.9, 1.9, on20), quote('b', 1.9, 1.9, on20), quote('c', 2.2, 1.7, on20)])
    const { fairProbability = 0, pushProbability = 0, expectedValue } = whole?.over ?? {}
    expect(pushProbability).toBeGreaterThan(0)
    expect(expectedValue).toBeCloseTo((1 - pushProbability) * (2.2 * (fairProbability ?? 0) - 1), 9)
  })

  it('counts how many of the last thirty games went over and under the line, and how many landed on it', () => {
    const { of, spread, noVig } = propModels(league)
    const counts = [
      ...new Array<number>(12).fill(25),
      ...new Array<number>(10).fill(18),
      ...new Array<number>(8).fill(20),
    ]
    const past = { counts, last: counts.slice(-10), games: 41 }
    const quoted = Map.groupBy(
      [quote('a', 1.9, 1.9, { line: 20 }), quote('b', 1.9, 1.9, { line: 20 })],
      ({ book }) => book,
    )
    const [prop] = judgeProps(quoted, {
      league,
      game,
      pricesStand: true,
      asOf: 0,
      of: (...args) => ({ ...of(...args), past }),
      spread,
      noVig,
      confidence: () => null,
    })
    expect(prop?.record).toEqual({ over: 12, under: 10, games: 30 })
    expect(prop?.last).toHaveLength(10)
  })

  it('tells how the books moved, and what the one that pays best first asked', () => {
    const moved = ['a', 'b', 'c'].flatMap((book) => [quote(book, 2, 1.8), quote(book, 1.8, 2.02, { at: 60_000 })])
    const [prop] = query([...moved, quote('d', 1.9, 1.9)])
    expect(prop?.move).toMatchObject({ books: 3, towards: 3, away: 0, steam: true, updates: 7 })
    expect(prop?.move?.points).toBeGreaterThan(4)
    expect(openingOf(prop!, prop!.under!)).toEqual({ book: 'a', line: 20.5, prices: [2, 1.8] })
    expect(openingOf(prop!, { book: null })).toBeNull()
  })

  it('lists a price that its book has not confirmed while others moved, and judges the best of the others', () => {
    const moved = ['a', 'b', 'c'].flatMap((book) => [quote(book, 2, 1.8), quote(book, 1.8, 2, { at: 60_000 })])
    const [prop] = query([...moved, quote('d', 2.1, 1.75)])
    expect(prop?.over).toMatchObject({ price: 1.8, book: 'a' })
    expect(prop?.over?.offers.at(-1)).toMatchObject({ book: 'd', price: 2.1, isStale: true })
    expect(prop?.books).toBe(3)
    const [without] = query(moved)
    expect(prop?.over?.fairProbability).toBe(without?.over?.fairProbability)
  })
})
