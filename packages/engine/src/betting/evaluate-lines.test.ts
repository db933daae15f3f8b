import { fullGame, type Market, type Quote } from '@fairline/domain'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import type { LineEstimate } from '../forecast/line-curve.ts'
import type { LineForecast } from '../forecast/line-forecaster.ts'
import { evaluateLines } from './evaluate-lines.ts'

const main = fullGame('total', 8.5)
const alternate: Market = { ...fullGame('total', 9), alternate: true }
const quoteOf = (book: string, market: Market, prices: readonly (number | null)[]): Quote => ({
  gameId: aGame().id,
  book,
  market,
  mark: null,
  observedAt: 1000,
  prices: prices as (DecimalOdds | null)[],
})
const estimate = (probability: number, over: Partial<LineEstimate> = {}): LineEstimate => ({
  probability,
  decided: 1,
  books: 3,
  carriedOverFrom: null,
  ...over,
})

const forecastOf = (over: Partial<LineForecast> = {}): LineForecast => ({
  market: () => estimate(0.5),
  fair: () => estimate(0.54),
  total: { market: 8.5, model: 8.7 },
  books: { spread: 3, total: 3 },
  led: { spread: false, total: false },
  confidence: () => 64,
  isWinner: () => false,
  ...over,
})

const betsOn = (quotes: readonly Quote[], forecast: Partial<LineForecast> = {}) =>
  evaluateLines(
    'total',
    aFile(quotes),
    { asOf: 5000 },
    { lines: forecastOf(forecast), method: 'multiplicative' },
    () => null,
  )

describe('a bet on a spread or total before the start', () => {
  it('is judged by our probability of its line, with the books’ own next to it, on both sides', () => {
    const [over, under] = betsOn([quoteOf('Alpha', main, [1.9, 1.95]), quoteOf('Beta', main, [1.85, 2])])
    expect(over).toMatchObject({ selection: 'over', fairProbability: 0.54, marketProbability: 0.5, book: 'Alpha' })
    expect(over!.state).toBe('upcoming')
    expect(over!.expectedValue).toBeCloseTo(0.54 * 1.9 - 1, 12)
    expect(under).toMatchObject({ selection: 'under', book: 'Beta', price: 2, marketProbability: 0.5 })
    expect(under!.fairProbability).toBeCloseTo(0.46, 12)
    expect(under!.expectedValue).toBeCloseTo(0.46 * 2 - 1, 12)
  })

  it('has a learned confidence on a main line and an assumed one on an alternate line', () => {
    const bets = betsOn([quoteOf('Alpha', main, [2, 1.8]), quoteOf('Alpha', alternate, [2, 1.8])])
    const overs = bets.filter(({ selection }) => selection === 'over')
    expect(
      overs.map(({ market, confidence, confidenceAssumed }) => [market.line, confidence, confidenceAssumed]),
    ).toEqual([
      [8.5, 64, false],
      [9, 64, true],
    ])
    expect(overs.map(({ recommendation }) => recommendation)).toEqual(['lean', 'pass'])
  })

  it('has a learned confidence on an alternate line that is the winner by another name', () => {
    const bets = betsOn([quoteOf('Alpha', alternate, [2, 1.8])], {
      isWinner: (kind, line, side) => kind === 'total' && line === 9 && side === 0,
    })
    expect(bets.map(({ selection, confidenceAssumed }) => [selection, confidenceAssumed])).toEqual([
      ['over', false],
      ['under', true],
    ])
  })

  it('takes a line as main if any book offers it so', () => {
    const bets = betsOn([quoteOf('Alpha', main, [2, 1.8]), quoteOf('Beta', { ...main, alternate: true }, [1.9, 1.9])])
    expect(bets.map(({ market }) => market.alternate)).toEqual([false, false])
    expect(bets[0]!.offers).toHaveLength(2)
  })

  it('asks for the confidence of each price by its own side, line and book', () => {
    const query: unknown[] = []
    betsOn([quoteOf('Alpha', main, [1.9, 1.95])], {
      confidence(...args) {
        query.push(args)
        return null
      },
    })
    expect(query).toEqual([
      ['total', 0, { line: 8.5, price: 1.9, book: 'Alpha' }],
      ['total', 1, { line: 8.5, price: 1.95, book: 'Alpha' }],
    ])
  })

  it('returns the pushed share of the stake, and says which line its probability was carried over from', () => {
    const fair = () => estimate(0.54, { decided: 0.9, carriedOverFrom: 8 })
    const [over] = betsOn([quoteOf('Alpha', main, [2, 1.8])], { fair })
    expect(over!.pushProbability).toBeCloseTo(0.1, 12)
    expect(over!.expectedValue).toBeCloseTo(0.9 * (0.54 * 2 - 1), 12)
    expect(over).toMatchObject({ carriedOverFrom: 8, recommendation: 'pass', passReason: 'carried-over' })
    // Too few books quote this line for a word of their own.
    expect(over!.marketProbability).toBeNull()
  })

  it('has the sharp book’s probability of this very line only', () => {
    const quotes = [quoteOf('Alpha', main, [1.9, 1.95]), quoteOf('Pinnacle', alternate, [2.1, 1.8])]
    const [sharp] = noVigMultiplicative([2.1, 1.8] as DecimalOdds[]) as readonly number[]
    expect(betsOn(quotes).map(({ market, sharpProbability }) => [market.line, sharpProbability])).toEqual([
      [8.5, null],
      [8.5, null],
      [9, expect.closeTo(sharp!, 12)],
      [9, expect.closeTo(1 - sharp!, 12)],
    ])
  })

  it('has no probability if neither books nor model know the line, and is left out if nobody prices its side', () => {
    const bets = betsOn([quoteOf('Alpha', main, [1.9, null])], { market: () => null })
    expect(bets).toMatchObject([
      { selection: 'over', price: 1.9, fairProbability: null, passReason: 'probability-not-known' },
    ])
  })
})
