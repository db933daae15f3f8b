import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { countOf, propLines } from './prop-lines.ts'
import type { PlayerGame, PropQuote } from './prop-quote.ts'

const quote = (of: Partial<PropQuote> = {}): PropQuote => ({
  day: '2026-01-05',
  event: 'e',
  player: 'ann',
  stat: 'points',
  line: 20,
  book: 'A',
  at: null,
  over: decimalOdds(1.9),
  under: decimalOdds(1.9),
  ...of,
})
const played = (stats: Readonly<Record<string, number>>, of: Partial<PlayerGame> = {}): PlayerGame => ({
  day: '2026-01-05',
  player: 'ann',
  event: null,
  team: null,
  against: null,
  home: null,
  role: null,
  minutes: 30,
  stats,
  ...of,
})
const reasonsOf = (quotes: readonly PropQuote[], games: readonly PlayerGame[]) => propLines({ quotes, games }).reasons

it('counts a line that was hit exactly as a push, neither over nor under', () => {
  const quotes = [quote(), quote({ line: 19.5 }), quote({ line: 20.5 })]
  const { lines, reasons, withResult } = propLines({ quotes, games: [played({ points: 20 })] })
  expect(lines.map(({ line, actual }) => [line, actual])).toEqual([
    [19.5, 20],
    [20.5, 20],
  ])
  expect([reasons, withResult]).toEqual([{ push: 1 }, 2])
})

it('counts a book once per line, as it quoted last, and names every quote that had a result', () => {
  const quotes = [quote({ line: 19.5 }), quote({ line: 19.5, book: 'B' }), quote({ line: 19.5, over: decimalOdds(2) })]
  const { lines, withResult } = propLines({ quotes, games: [played({ points: 20 })] })
  expect(lines[0]?.quotes.map(({ book, over }) => [book, over])).toEqual([
    ['A', 2],
    ['B', 1.9],
  ])
  expect(withResult).toBe(3)
})

it('says why a quote has no result: each reason is another hole in the data', () => {
  const games = [played({ points: 20 })]
  expect(reasonsOf([quote({ day: '2026-01-06' })], games)).toEqual({ 'day without results': 1 })
  expect(reasonsOf([quote({ player: 'beth' })], games)).toEqual({ 'unknown player': 1 })
  const others = [played({ points: 3 }, { player: 'beth' }), played({ points: 20 }, { day: '2026-01-04' })]
  expect(reasonsOf([quote()], others)).toEqual({ 'did not play': 1 })
  expect(reasonsOf([quote({ stat: 'assists' })], games)).toEqual({ 'stat without a result': 1 })
  expect(reasonsOf([quote()], [played({ points: 20 }), played({ points: 9 })])).toEqual({ 'two games on that day': 1 })
})

it('adds up a sum of stats, and knows none if a part of it is not recorded', () => {
  expect(countOf(played({ points: 20, assists: 5 }), 'points+assists')).toBe(25)
  expect(countOf(played({ points: 20 }), 'points+assists')).toBeNull()
  expect(countOf(played({ points: 0 }), 'points')).toBe(0)
})
