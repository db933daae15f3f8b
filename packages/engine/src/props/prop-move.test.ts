import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { propMove } from './prop-move.ts'

const MINUTE = 60_000
/** Two-sided prices of a book on over 20.5 points, minutes after one another. */
const looks = (book: string, ...seen: readonly (readonly [minute: number, over: number, under: number])[]): Quote[] =>
  seen.map(([minute, over, under]) => ({
    gameId: 'g',
    book,
    market: fullGame('player-prop', 20.5),
    mark: null,
    observedAt: minute * MINUTE,
    prices: [decimalOdds(over), decimalOdds(under)],
  }))
const moveOf = (...books: readonly Quote[][]) =>
  propMove(new Map(books.map((quotes) => [quotes[0]!.book, quotes])), {
    line: 20.5,
    spread: { linear: 0.5, square: 0 },
    method: 'multiplicative',
    read: ({ book, prices: [over, under] }) => ({
      day: '2026-01-10',
      event: 'e',
      player: 'A',
      stat: 'points',
      line: 20.5,
      book,
      at: null,
      over: over!,
      under: under!,
    }),
  })
const up = (book: string, minute: number) => looks(book, [0, 2, 1.8], [minute, 1.8, 2])
const down = (book: string, minute: number) => looks(book, [0, 1.8, 2], [minute, 2, 1.8])

describe('how books moved on a player’s stat', () => {
  it('counts those that went towards the over and away from it; one that stood still or looked once is neither', () => {
    const move = moveOf(
      up('a', 60),
      up('b', 60),
      down('c', 60),
      looks('d', [0, 1.9, 1.9], [60, 1.9, 1.9]),
      looks('e', [60, 1.5, 2.5]),
    )
    expect(move).toMatchObject({ books: 4, towards: 2, away: 1, updates: 9 })
    // 1.8 against 2 says 10/19, 2 against 1.8 says 9/19: two up, one down, of four.
    expect(move!.points).toBeCloseTo(100 / 19 / 4, 6)
  })

  it('is null where no book looked twice', () => {
    expect(moveOf(looks('a', [0, 2, 1.8]))).toBeNull()
  })

  it.each([
    ['three within a quarter of an hour', [up('a', 60), up('b', 55), up('c', 50)], true],
    ['two', [up('a', 60), up('b', 60)], false],
    ['three of which one went long before', [up('a', 60), up('b', 60), up('c', 40)], false],
    ['three against one', [up('a', 60), up('b', 60), up('c', 60), down('d', 60)], false],
  ])('is steam where three books or more go one way and none the other: %s', (_, books, isSteam) => {
    expect(moveOf(...books)!.steam).toBe(isSteam)
  })
})
