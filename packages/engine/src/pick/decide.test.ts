import { type Forecast, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame, someFacts } from '../../testing/facts.ts'
import type { GameFile } from '../market/game-file.ts'
import { decide, isPick, publishedBar } from './decide.ts'

const quotes = (prices: Record<string, [number, number]>): Quote[] =>
  Object.entries(prices).map(([book, both]) => {
    const fact = someFacts()[1]!
    if (fact.kind !== 'quote') throw new Error('the second fact is a quote')
    return { ...fact.quote, book, prices: both.map(decimalOdds) }
  })
const file = (prices: Record<string, [number, number]>): GameFile => aFile(quotes(prices))
const forecast = (home: number, knownAt = 1000): Forecast => ({
  gameId: aGame().id,
  chances: [home, 1 - home],
  model: [home, 1 - home],
  market: [home, 1 - home],
  modelVersion: 'rating-3',
  knownAt,
})
const judged = (of: GameFile, said: Forecast | null, sure: number | null = 80) =>
  decide(leagues.mlb, of, 'open', { forecast: said, confidence: () => sure, bar: publishedBar, pricesStand: false })
const reason = (decision: ReturnType<typeof judged>) => (isPick(decision) ? 'picked' : decision.reason)

describe('deciding about a game', () => {
  it('takes a price that pays more than its chance asks, at the book that pays most', () => {
    const decision = judged(file({ low: [2, 1.85], high: [2.1, 1.8] }), forecast(0.5))
    expect(decision).toMatchObject({ book: 'high', selection: 'home', price: 2.1, grade: 'A' })
    expect(isPick(decision) && decision.expectedValue).toBeCloseTo(0.05, 12)
  })

  it('never judges a price that is older than what the forecast knows', () => {
    expect(reason(judged(file({ a: [2.1, 1.8] }), forecast(0.5, 1001)))).toBe('forecast-is-newer-than-price')
  })

  it('says why it passes', () => {
    expect(reason(judged(file({}), forecast(0.5)))).toBe('no-price')
    expect(reason(judged(file({ a: [2, 1.8] }), null))).toBe('no-forecast')
    expect(reason(judged(file({ a: [1.95, 1.9] }), forecast(0.5)))).toBe('value-below-bar')
    expect(reason(judged(file({ a: [2.1, 1.8] }), forecast(0.5), 40))).toBe('confidence-below-bar')
    expect(reason(judged(file({ a: [8.6, 1.1] }), forecast(0.5)))).toBe('price-looks-misprinted')
  })

  it('keeps the best that was on offer beside the reason', () => {
    const decision = judged(file({ a: [1.95, 1.9] }), forecast(0.5))
    expect(isPick(decision) ? null : decision.best).toMatchObject({ selection: 'home', price: 1.95, grade: 'F' })
  })

  it('does not grade above D where confidence is not known', () => {
    expect(judged(file({ a: [2.1, 1.8] }), forecast(0.5), null)).toMatchObject({ confidence: null, grade: 'D' })
  })
})
