import { decimalOdds, noVig } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { propLines } from './prop-lines.ts'
import { propOpinions } from './prop-opinions.ts'
import type { PlayerGame, PropQuote } from './prop-quote.ts'

const players = Array.from({ length: 400 }, (_, i) => `player ${i}`)
const days = ['2025-11-01', '2025-11-02']
/** A long shot that hardly anybody lands: the power method is the better one as soon as a day of them is known. */
const quotes = days.flatMap((day) =>
  players.map(
    (player): PropQuote => ({
      day,
      player,
      event: `e ${day}`,
      stat: 'home_runs',
      line: 0.5,
      book: 'a',
      at: null,
      over: decimalOdds(7),
      under: decimalOdds(1.075),
    }),
  ),
)
const games = days.flatMap((day) =>
  players.map(
    (player, i): PlayerGame => ({
      day,
      player,
      event: null,
      team: null,
      against: null,
      home: null,
      role: null,
      minutes: null,
      stats: { home_runs: i % 50 === 0 ? 1 : 0 },
    }),
  ),
)

it('takes the margin out of a day’s prices as the days before it suggest: its own results choose no method for it', () => {
  const opinions = propOpinions('mlb', { quotes, games }, propLines({ quotes, games }).lines)
  const methods = (day: string) => new Set(opinions.flatMap(({ line, noVig }) => (line.day === day ? [noVig] : [])))
  expect(days.map(methods)).toEqual([new Set(['multiplicative']), new Set(['power'])])
})

it('judges a day’s prices with the margin taken out as the days before suggest', () => {
  const three = ['a', 'b', 'c'].flatMap((book) => quotes.map((quote) => ({ ...quote, book })))
  const all = { quotes: three, games }
  const opinions = propOpinions('mlb', all, propLines(all).lines)
  const marketOver = (day: string) => opinions.find(({ line }) => line.day === day)?.judged?.marketOver
  const prices = [7, 1.075].map(decimalOdds)
  expect(marketOver(days[0]!)).toBeCloseTo(noVig('multiplicative', prices)[0]!, 6)
  expect(marketOver(days[1]!)).toBeCloseTo(noVig('power', prices)[0]!, 6)
})

describe('a day on which a player has two games', () => {
  const [player, day] = ['player 0', '2025-11-01']
  const quoteOf = (event: string, over: number, under: number, book: string): PropQuote => ({
    day,
    player,
    event,
    stat: 'hits',
    line: 0.5,
    book,
    at: null,
    over: decimalOdds(over),
    under: decimalOdds(under),
  })
  const books = ['a', 'b', 'c', 'd']
  const twice = [
    ...books.map((book) => quoteOf('first', 3, 1.4, book)),
    ...books.map((book) => quoteOf('second', 1.4, 3, book)),
  ]
  const rowOf = (hits: number): PlayerGame => ({
    day,
    player,
    event: null,
    team: null,
    against: null,
    home: null,
    role: null,
    minutes: null,
    stats: { hits },
  })

  it('judges each game by its own prices', () => {
    const all = { quotes: twice, games: [rowOf(1)] }
    const judged = propOpinions('mlb', all, propLines(all).lines).map(({ line, judged, implied }) => [
      line.event,
      judged?.over?.price,
      (implied('a') as number) > 0.5,
    ])
    expect(judged).toEqual([
      ['first', 3, false],
      ['second', 1.4, true],
    ])
  })

  it('gives no result where two rows do not say which game they are of', () => {
    const { lines, reasons } = propLines({ quotes: twice, games: [rowOf(1), rowOf(0)] })
    expect({ lines, reasons }).toEqual({ lines: [], reasons: { 'two games on that day': 8 } })
  })
})
