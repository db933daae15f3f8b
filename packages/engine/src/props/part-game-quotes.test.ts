import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { mislabeledQuotes } from './mislabeled-quotes.ts'
import { partGameQuotes } from './part-game-quotes.ts'
import type { PlayerGame, PropQuote } from './prop-quote.ts'

const players = Array.from({ length: 10 }, (_, i) => `player${i}`)
const quote = (book: string, player: string, line: number, over = 0.5): PropQuote => ({
  day: '2026-01-10',
  event: 'e',
  player,
  stat: 'points',
  line,
  book,
  at: null,
  over: decimalOdds(0.95 / over),
  under: decimalOdds(0.95 / (1 - over)),
})
const game = (player: string, points: number, day: string): PlayerGame => ({
  day,
  player,
  event: null,
  team: null,
  against: null,
  home: null,
  role: null,
  minutes: null,
  stats: { points },
})
const past = players.flatMap((player, i) => [1, 2, 3, 4, 5].map((d) => game(player, 10 + i + (d % 2), `2026-01-0${d}`)))

describe('quotes that are labeled wrongly', () => {
  it('are a book’s day of lines far below what players do', () => {
    const whole = players.map((player, i) => quote('a', player, 10.5 + i))
    const quarter = players.map((player, i) => quote('b', player, 2.5 + i / 4))
    expect(partGameQuotes([...whole, ...quarter], past)).toEqual(new Set(quarter))
  })

  it('are not those of alternate lines, of few players, or of players without a past', () => {
    const alternates = players.map((player) => quote('a', player, 4.5, 0.92))
    const few = players.slice(0, 7).map((player) => quote('b', player, 2.5))
    expect(partGameQuotes([...alternates, ...few], past).size).toBe(0)
    const later = past.map((one) => ({ ...one, day: '2026-01-11' }))
    expect(
      partGameQuotes(
        players.map((player) => quote('b', player, 2.5)),
        later,
      ).size,
    ).toBe(0)
  })

  it('are not those far from even on the other side, however low their lines', () => {
    const unlikely = players.map((player) => quote('a', player, 2.5, 0.1))
    expect(partGameQuotes(unlikely, past).size).toBe(0)
  })

  it('need eight lines on players with five games each', () => {
    const eight = players.slice(0, 8).map((player) => quote('b', player, 2.5))
    expect(partGameQuotes(eight, past).size).toBe(8)
    const fourGames = past.filter(({ player, day }) => player !== 'player0' || day > '2026-01-01')
    expect(partGameQuotes(eight, fourGames).size).toBe(0)
  })

  it('lie below half of what players do, each counted half a point up', () => {
    const tenEach = players.flatMap((player) => [1, 2, 3, 4, 5].map((d) => game(player, 10, `2026-01-0${d}`)))
    const at = (line: number) => players.map((player) => quote('b', player, line))
    // 5 of 10.5, and 6 of 10.5.
    expect([partGameQuotes(at(4.5), tenEach).size, partGameQuotes(at(5.5), tenEach).size]).toEqual([10, 0])
  })

  it('are judged by the median of a day’s lines, in whichever order they come', () => {
    const mixed = (low: number) =>
      players.slice(0, 9).map((player, i) => quote('b', player, (i * 4) % 9 < low ? 2.5 : 30.5))
    expect([partGameQuotes(mixed(5), past).size, partGameQuotes(mixed(4), past).size]).toEqual([9, 0])
  })

  it('are compared with the last ten games, in whichever order games come', () => {
    const months = (player: string) =>
      Array.from({ length: 20 }, (_, i) => game(player, i < 10 ? 2 : 20, `2025-12-${String(i + 1).padStart(2, '0')}`))
    const games = players.flatMap((player) => months(player).toReversed())
    // 9 of 20.5 of the last ten games; of all twenty 9 of 11.5.
    const lines = players.map((player) => quote('b', player, 8.5))
    expect(partGameQuotes(lines, games).size).toBe(10)
  })

  it('are judged by what was known before the day alone', () => {
    const lines = players.map((player, i) => quote('b', player, 7.5 + i))
    const high = players.map((player) => game(player, 200, '2026-01-10'))
    expect(partGameQuotes(lines, [...past, ...high]).size).toBe(0)
  })

  it('are a book’s day whose prices run against all others', () => {
    const probability = (i: number) => 0.3 + i / 25
    const others = ['a', 'b', 'c'].flatMap((book) =>
      players.map((player, i) => quote(book, player, 10.5, probability(i))),
    )
    const swapped = players.map((player, i) => quote('d', player, 10.5, 1 - probability(i)))
    expect(mislabeledQuotes([...others, ...swapped])).toEqual(new Set(swapped))
    expect(mislabeledQuotes(others).size).toBe(0)
  })

  it('are a book’s day whose prices run with the others on most lines, but far against them on the rest', () => {
    const probabilities = [0.44, 0.46, 0.48, 0.52, 0.54, 0.56, 0.25, 0.3, 0.7, 0.75]
    const others = ['a', 'b', 'c'].flatMap((book) =>
      players.map((player, i) => quote(book, player, 10.5, probabilities[i])),
    )
    const against = players.map((player, i) =>
      quote('d', player, 10.5, i < 6 ? probabilities[i] : 1 - probabilities[i]!),
    )
    expect(mislabeledQuotes([...others, ...against])).toEqual(new Set(against))
  })

  it('are nobody’s where all lines are even, or only one other book speaks', () => {
    const even = ['a', 'b', 'c', 'd'].flatMap((book, b) =>
      players.map((player, i) => quote(book, player, 10.5, 0.5 + ((i * 7 + b * 3) % 5) / 200)),
    )
    expect(mislabeledQuotes(even).size).toBe(0)
    const two = players.flatMap((player, i) => [
      quote('a', player, 10.5, 0.3 + i / 25),
      quote('b', player, 10.5, 0.7 - i / 25),
    ])
    expect(mislabeledQuotes(two).size).toBe(0)
  })
})
