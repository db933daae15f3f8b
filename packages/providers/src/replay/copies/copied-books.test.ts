import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import type { ListedQuote } from './compare-books.ts'
import { copiedBooks } from './copied-books.ts'

/** A price list of game 1, 2, 3 …; a moneyline by default. */
function listed(game: number, book: string, prices: readonly number[], over: Partial<ListedQuote> = {}): ListedQuote {
  return {
    game: `game ${game}`,
    book,
    mark: null,
    kind: 'moneyline',
    place: over.kind ?? 'moneyline',
    line: null,
    prices: prices.map(decimalOdds),
    ...over,
  }
}

/** Books found to be copies at each of the moments, and the kinds of market they copied there. */
function found(moments: readonly (readonly ListedQuote[])[]): string[][] {
  const books = copiedBooks()
  return moments.map((quotes) => [...books.copiesIn(quotes)].map(({ book, kind }) => `${book} ${kind}`))
}

const games = (count: number, of: (game: number) => readonly ListedQuote[]) =>
  Array.from({ length: count }, (_, i) => of(i + 1))

/** Prices that no two games share. */
const own = (game: number) => [2.3 + game / 1000, 1.65]

/** Numbers of the moments, from 1, at which something was found. */
const momentsOf = (copies: readonly string[][]) => copies.flatMap((of, i) => (of.length > 0 ? [i + 1] : []))

describe('books that copy each other', () => {
  it('are one opinion after twenty games that were priced alike: the sharp book stays', () => {
    const copies = found(
      games(22, (game) => ['Bet365', 'bwin', 'Pinnacle'].map((book) => listed(game, book, own(game)))),
    )
    expect(momentsOf(copies)).toEqual([21, 22])
    expect(copies[20]).toEqual(['Bet365 moneyline', 'bwin moneyline'])
  })

  it('are one opinion of the book that was seen first, whatever the order they are listed in', () => {
    const lists = (game: number) => ['bwin', 'Bet365'].map((book) => listed(game, book, own(game)))
    const copies = found(games(24, (game) => (game % 2 === 0 ? lists(game).toReversed() : lists(game))))
    expect(momentsOf(copies)).toEqual([21, 22, 23, 24])
    expect(copies.flat()).toEqual(Array(4).fill('Bet365 moneyline'))
  })

  it('count again from the game on after the one they priced differently', () => {
    const copies = found(
      games(50, (game) => [
        listed(game, 'bwin', own(game)),
        listed(game, 'Bet365', game === 25 ? [2.2, 1.7] : own(game)),
      ]),
    )
    // At 25 it is still taken for a copy; the next 20 games are alike again.
    expect(momentsOf(copies)).toEqual([21, 22, 23, 24, 25, 46, 47, 48, 49, 50])
  })

  it('are judged by earlier moments only: what is found of a game does not hang on later ones', () => {
    const all = games(30, (game) => ['bwin', 'Bet365'].map((book) => listed(game, book, own(game))))
    expect(found(all).slice(0, 25)).toEqual(found(all.slice(0, 25)))
    // Thirty games at one moment tell of each other only at the next.
    expect(momentsOf(found([all.flat(), [...all[0]!, ...all[1]!]]))).toEqual([2])
  })

  it('are judged by games, however often one is looked at', () => {
    const looks = games(60, (look) => {
      const game = Math.ceil(look / 3)
      return ['bwin', 'Bet365'].map((book) => listed(game, book, own(look)))
    })
    expect(momentsOf(found(looks))).toEqual([])
    const next = ['bwin', 'Bet365'].map((book) => listed(21, book, own(99)))
    expect(momentsOf(found([...looks, next]))).toEqual([61])
  })

  it('do not have a game in their run of which one look was different', () => {
    const moments = games(21, (game) => ['bwin', 'Bet365'].map((book) => listed(game, book, own(game))))
    const different = [listed(1, 'bwin', [2.2, 1.7]), listed(1, 'Bet365', [2.25, 1.7])]
    // Game 1 is looked at twice; 20 others follow before the last.
    const after = [listed(22, 'bwin', own(22)), listed(22, 'Bet365', own(22))]
    expect(momentsOf(found([different, ...moments, after]))).toEqual([23])
  })

  it('do not show in opening and closing prices together: each has its own run', () => {
    const marks = ['open', 'close'] as const
    const moments = games(20, (i) =>
      ['bwin', 'Bet365'].map((book) => listed(Math.ceil(i / 2), book, own(i), { mark: marks[i % 2]! })),
    )
    const next = ['bwin', 'Bet365'].map((book) => listed(99, book, own(99), { mark: 'open' }))
    expect(momentsOf(found([...moments, next]))).toEqual([])
  })
})

describe('spreads and totals at the prices that every book has', () => {
  const total = (game: number, book: string, prices: readonly number[]) =>
    listed(game, book, prices, { kind: 'total', line: 6.5 })

  it.each([
    ['−110/−110', [1 + 100 / 110, 1 + 100 / 110]],
    ['−105/−115', [1 + 100 / 105, 1 + 100 / 115]],
    ['+100/−120', [2, 1 + 100 / 120]],
  ])('do not make books copies, and end no run: %s', (_, prices) => {
    const both = (game: number, of: readonly number[]) => ['A', 'B'].map((book) => total(game, book, of))
    expect(momentsOf(found(games(100, (game) => both(game, prices))))).toEqual([])
    // Every other game at 2.3 or more: 20 of them are behind after the 40th game.
    const mixed = games(45, (game) => both(game, game % 2 === 0 ? own(game) : prices))
    expect(momentsOf(found(mixed))).toEqual([41, 42, 43, 44, 45])
  })

  it('are copies if another price list of the same kind tells enough in every game', () => {
    const even = [1 + 100 / 110, 1 + 100 / 110]
    const alternate = (game: number, book: string): ListedQuote =>
      listed(game, book, own(game), { kind: 'total', place: 'total 8.5', line: 8.5 })
    const copies = found(
      games(21, (game) => ['A', 'B'].flatMap((book) => [total(game, book, even), alternate(game, book)])),
    )
    expect(copies.slice(19)).toEqual([[], ['B total', 'B total']])
  })

  it('are copies where all else is copied too', () => {
    const even = [1 + 100 / 110, 1 + 100 / 110]
    const copies = found(
      games(22, (game) => ['A', 'B'].flatMap((book) => [listed(game, book, own(game)), total(game, book, even)])),
    )
    expect(copies.slice(19)).toEqual([[], ['B moneyline', 'B total'], ['B moneyline', 'B total']])
  })

  it('are the book’s own where it copies moneylines and not every total', () => {
    const copies = found(
      games(22, (game) =>
        ['A', 'B'].flatMap((book) => [
          listed(game, book, own(game)),
          total(game, book, book === 'B' && game % 5 === 0 ? [1.85, 1.95] : [1.9, 1.9]),
        ]),
      ),
    )
    expect(copies.slice(19)).toEqual([[], ['B moneyline'], ['B moneyline']])
  })

  it('at another line are not alike', () => {
    const moments = games(30, (game) => [
      listed(game, 'A', own(game), { kind: 'total', line: 6 }),
      listed(game, 'B', own(game), { kind: 'total', line: 6.5 }),
    ])
    expect(momentsOf(found(moments))).toEqual([])
  })
})

it('does not compare lines without prices, nor markets that only one of two books quotes', () => {
  const bare = games(30, (game) =>
    ['A', 'B'].map((book) => listed(game, book, [], { kind: 'spread', line: game, prices: [null, null] })),
  )
  expect(momentsOf(found(bare))).toEqual([])
  const more = games(22, (game) => [
    listed(game, 'A', own(game)),
    listed(game, 'B', own(game)),
    listed(game, 'B', own(game), { kind: 'team-total', line: 3.5 }),
  ])
  expect(found(more).slice(20)).toEqual([['B moneyline'], ['B moneyline']])
})
