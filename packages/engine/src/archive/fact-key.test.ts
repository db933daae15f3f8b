import { type Fact, fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { someFacts } from '../../testing/facts.ts'
import { factKey } from './fact-key.ts'

const [game, opening, closing, result] = someFacts() as [Fact, Fact, Fact, Fact]
const quoted = (of: Partial<Quote>): Fact =>
  opening.kind === 'quote' ? { ...opening, quote: { ...opening.quote, ...of } } : opening
const ended = (home: number, away: number): Fact =>
  result.kind === 'result' ? { ...result, result: { ...result.result, home, away } } : result

it('is the same of a fact that comes again', () => {
  for (const fact of someFacts()) expect(factKey(structuredClone(fact))).toBe(factKey(fact))
})

it.each<[string, Fact]>([
  ['book', quoted({ book: 'Other' })],
  ['game', quoted({ gameId: 'other' })],
  ['line', quoted({ market: fullGame('total', 8.5) })],
  ['mark', quoted({ mark: null })],
  ['one price', quoted({ prices: [decimalOdds(1.9), decimalOdds(2.01)] })],
  ['the same prices of swapped sides', quoted({ prices: [decimalOdds(2), decimalOdds(1.9)] })],
  ['one price that was taken away', quoted({ prices: [decimalOdds(1.9), null] })],
  ['moment', { ...opening, observedAt: 1001 }],
])('tells quotes apart by %s', (_, other) => expect(factKey(other)).not.toBe(factKey(opening)))

it('tells two lines of one total apart', () => {
  const at = (line: number) => factKey(quoted({ market: fullGame('total', line) }))
  expect(at(8)).not.toBe(at(8.5))
})

it('tells public shares of two markets at one moment apart', () => {
  const at = (market: Quote['market']): Fact => ({
    kind: 'shares',
    shares: { gameId: 'g', market, tickets: [0.6, 0.4], handle: [0.5, 0.5], observedAt: 1000 },
    observedAt: 1000,
  })
  expect(factKey(at(fullGame('total', 8)))).not.toBe(factKey(at(fullGame('moneyline'))))
})

it('tells a corrected score from the first one, and home from away', () => {
  expect(new Set([ended(5, 3), ended(3, 5), ended(5, 4)].map(factKey)).size).toBe(3)
})

it('never confuses kinds of facts about one game at one moment', () => {
  const { observedAt } = closing
  const gameId = result.kind === 'result' ? result.result.gameId : ''
  const facts: readonly Fact[] = [
    { ...game, observedAt },
    closing,
    result,
    { kind: 'score', score: { gameId, home: 5, away: 3 }, observedAt } as unknown as Fact,
    { kind: 'weather', weather: { gameId, temperature: 20 }, observedAt } as unknown as Fact,
  ]
  expect(new Set(facts.map(factKey)).size).toBe(5)
})
