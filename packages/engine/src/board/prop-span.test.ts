import { addDays, type Day, type Fact, fullGame, type Quote, startOfPacificDay } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import type { History } from '../ports/fact-source.ts'
import { missedProps, propQuoteFacts, propSpan } from './prop-span.ts'

const asOf = Date.parse('2026-07-15T19:00:00Z')
const today = '2026-07-15'
const quote: Quote = {
  gameId: 'g',
  book: 'A',
  market: fullGame('player-prop', 5.5),
  prices: [null, null],
  mark: null,
  observedAt: 7,
}

/** A number of games a day, each with a result. */
const history = (gamesADay: number): History => ({
  from: () => '2020-01-01',
  day: (league, day) =>
    Array.from({ length: gamesADay }, (_, i): Fact[] => [
      { kind: 'game', game: aGame({ id: `${day}-${i}`, league, day }), observedAt: 0 },
      {
        kind: 'result',
        result: { gameId: `${day}-${i}`, winner: 'home', home: 5, away: 3, observedAt: 1 },
        observedAt: 1,
      },
    ]).flat(),
  propQuotes: (_, prices) => [{ ...quote, book: prices }],
})
const starts = (day: Day) => startOfPacificDay(day)

it('learns all prices of the last thirty games, and closing lines four times as many days back', () => {
  // Thirty games at ten a day are three days, and four times that is twelve.
  expect(propSpan(history(10), 'mlb', asOf, '2020-01-01')).toEqual({
    allFrom: starts(addDays(today, -3)),
    closingFrom: starts(addDays(today, -12)),
  })
})

it('goes a day further if thirty games are not complete, and never before the earliest day', () => {
  expect(propSpan(history(29), 'mlb', asOf, '2020-01-01').allFrom).toBe(starts(addDays(today, -2)))
  expect(propSpan(history(0), 'mlb', asOf, addDays(today, -5)).allFrom).toBe(starts(addDays(today, -5)))
})

it('learns only what ended since a checkpoint', () => {
  const savedAt = asOf - 3_600_000
  expect(missedProps(history(10), 'mlb', asOf, savedAt)).toEqual({ allFrom: savedAt, closingFrom: savedAt })
  const old = Date.parse('2026-06-01T19:00:00Z')
  expect(missedProps(history(10), 'mlb', asOf, old)).toEqual({ allFrom: starts(addDays(today, -3)), closingFrom: old })
})

it.each([
  [10, []],
  [11, ['closing']],
  [20, ['closing']],
  [21, ['all']],
])('asks for a game that ended at %d by how long ago that is', (endedAt, query) => {
  const facts = propQuoteFacts(history(1), aGame(), endedAt, { allFrom: 20, closingFrom: 10 })
  expect(facts.map((fact) => fact.kind === 'quote' && fact.quote.book)).toEqual(query)
  for (const { observedAt } of facts) expect(observedAt).toBe(7)
})

it('finds no quotes where a source knows none', () => {
  const { propQuotes: _, ...silent } = history(1)
  expect(propQuoteFacts(silent, aGame(), 30, { allFrom: 20, closingFrom: 10 })).toEqual([])
})
