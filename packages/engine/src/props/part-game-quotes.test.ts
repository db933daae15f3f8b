import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { mislabelledQuotes } from './mislabelled-quotes.ts'
import { partGameQuotes } from './part-game-quotes.ts'
import type { PlayerGame, PropQuote } from './prop-quote.ts'

const players = Array.from({ length: 10 }, (_, i) => `player${i}`)
const quote = (book: string, player: string, line: number, over = 0.5): PropQuote => ({
  ...{ day: '2026-01-10', event: 'e', player, stat: 'points', line, book, at: null },
  ...{ over: decimalOdds(0.95 / over), under: decimalOdds(0.95 / (1 - over)) },
})
const game = (player: string, points: number, day: string): PlayerGame => ({
  ...{ day, player, event: null, team: null, against: null, home: null, role: null, minutes: null },
  stats: { points },
})
const past = players.flatMap((player, i) => [1, 2, 3, 4, 5].map((d) => game(player, 10 + i + (d % 2), `2026-01-0${d}`)))

describe('quotes that are labelled wrongly', () => {
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

  it('are judged by what was known before the day alone', () => {
    const lines = players.map((player, i) => quote('b', player, 7.5 + i))
    const high = players.map((player) => game(player, 200, '2026-01-10'))
    expect(partGameQuotes(lines, [...past, ...high]).size).toBe(0)
  })

  it('are a book’s day whose prices run against all others', () => {
    const chance = (i: number) => 0.3 + i / 25
    const others = ['a', 'b', 'c'].flatMap((book) => players.map((player, i) => quote(book, player, 10.5, chance(i))))
    const swapped = players.map((player, i) => quote('d', player, 10.5, 1 - chance(i)))
    expect(mislabelledQuotes([...others, ...swapped])).toEqual(new Set(swapped))
    expect(mislabelledQuotes(others).size).toBe(0)
  })

  it('are nobody’s where all lines are even, or only one other book speaks', () => {
    const even = ['a', 'b', 'c', 'd'].flatMap((book, b) =>
      players.map((player, i) => quote(book, player, 10.5, 0.5 + ((i * 7 + b * 3) % 5) / 200)),
    )
    expect(mislabelledQuotes(even).size).toBe(0)
    const two = players.flatMap((player, i) => [
      quote('a', player, 10.5, 0.3 + i / 25),
      quote('b', player, 10.5, 0.7 - i / 25),
    ])
    expect(mislabelledQuotes(two).size).toBe(0)
  })
})
