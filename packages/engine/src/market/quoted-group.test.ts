import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { gameFiles } from './game-file.ts'
import { forgetGroups, quotedGroup } from './quoted-group.ts'

const startsAt = 100_000

const total = (book: string, line: number, over: number, observedAt: number, alternate = false): Quote => ({
  gameId: aGame().id,
  book,
  market: { ...fullGame('total', line), alternate },
  prices: [decimalOdds(over), decimalOdds(1.9)],
  mark: null,
  observedAt,
})

function openFile(...quotes: readonly Quote[]) {
  const files = gameFiles(true)
  const file = (fact: Quote) => files.file({ kind: 'quote', quote: fact, observedAt: fact.observedAt })
  files.file({ kind: 'game', game: aGame({ startsAt }), observedAt: 0 })
  for (const quote of quotes) file(quote)
  const game = files.of(aGame().id)
  if (!game) throw new Error('the game was not filed')
  return { game, file }
}

describe('a quoted group', () => {
  it('is the same object after its newest quote until it is quoted again', () => {
    const { game, file } = openFile(total('a', 8.5, 1.9, 1000), total('b', 8.5, 1.95, 2000))
    const group = quotedGroup(game, 'total', { asOf: 2000 })
    expect(quotedGroup(game, 'total', { asOf: 9000 })).toBe(group)
    file(total('a', 8.5, 2.05, 10_000))
    const requoted = quotedGroup(game, 'total', { asOf: 10_000 })
    expect(requoted.book().best(8.5, 0)).toMatchObject({ book: 'a', price: 2.05 })
    expect(group.book().best(8.5, 0)).toMatchObject({ book: 'b', price: 1.95 })
  })

  it('is the same object at the open, and another at the close, until it is quoted again', () => {
    const { game, file } = openFile(total('a', 8.5, 1.9, 1000), total('a', 8.5, 2, 2000))
    const [open, close] = [quotedGroup(game, 'total', 'open'), quotedGroup(game, 'total', 'close')]
    expect(quotedGroup(game, 'total', 'open')).toBe(open)
    expect(quotedGroup(game, 'total', 'close')).toBe(close)
    expect([open, close].map((group) => group.book().best(8.5, 0)?.price)).toEqual([1.9, 2])
    file(total('a', 8.5, 2.05, 10_000))
    expect(quotedGroup(game, 'total', 'open').book().best(8.5, 0)?.price).toBe(1.9)
    expect(quotedGroup(game, 'total', 'close').book().best(8.5, 0)?.price).toBe(2.05)
  })

  it('closes with other quotes once its game is known to start later', () => {
    const hour = 3_600_000
    const files = gameFiles()
    const announce = (startsAt: number) => files.file({ kind: 'game', game: aGame({ startsAt }), observedAt: 0 })
    announce(2 * hour)
    for (const [book, observedAt] of [
      ['a', 10],
      ['b', 1.5 * hour],
    ] as const)
      files.file({ kind: 'quote', quote: total(book, 8.5, 1.9, observedAt), observedAt })
    const booksAtClose = () =>
      quotedGroup(files.of(aGame().id)!, 'total', 'close').quotes.quotes.map(({ book }) => book)
    expect(booksAtClose()).toEqual(['b'])
    announce(20 * hour)
    expect(booksAtClose()).toEqual(['a', 'b'])
  })

  it('is another object once it was forgotten', () => {
    const { game } = openFile(total('a', 8.5, 1.9, 1000))
    const group = quotedGroup(game, 'total', 'open')
    forgetGroups(game)
    expect(quotedGroup(game, 'total', 'open')).not.toBe(group)
  })

  it('knows nothing of later quotes if it is asked for an earlier moment', () => {
    const { game } = openFile(total('a', 8.5, 1.9, 1000), total('a', 8.5, 2.05, 5000))
    expect(quotedGroup(game, 'total', { asOf: 6000 }).book().best(8.5, 0)?.price).toBe(2.05)
    expect(quotedGroup(game, 'total', { asOf: 4000 }).book().best(8.5, 0)?.price).toBe(1.9)
    expect(quotedGroup(game, 'total', { asOf: 6000 }).book().best(8.5, 0)?.price).toBe(2.05)
  })

  it('changes when a quote of another kind of market comes in only if it was quoted itself', () => {
    const { game, file } = openFile(total('a', 8.5, 1.9, 1000))
    const group = quotedGroup(game, 'total', { asOf: 2000 })
    file({ ...total('a', 0, 1.9, 3000), market: fullGame('spread', -1.5) })
    expect(quotedGroup(game, 'total', { asOf: 3000 })).toBe(group)
    expect(quotedGroup(game, 'spread', { asOf: 3000 }).quotes.quotes).toHaveLength(1)
  })

  it('is another one if a quote became stale because other markets were quoted', () => {
    const { game, file } = openFile()
    const quote = (book: string, market: Quote['market'], prices: readonly number[], observedAt: number) =>
      file({ gameId: aGame().id, book, market, prices: prices.map(decimalOdds), mark: null, observedAt })
    for (const book of ['a', 'b', 'c', 'slow']) quote(book, fullGame('spread', -1.5), [2.4, 1.6], 1000)
    for (const book of ['a', 'b', 'c']) quote(book, fullGame('spread', -2.5), [2.4, 1.6], 2000)
    expect(quotedGroup(game, 'spread', { asOf: 3000 }).quotes.stale.size).toBe(0)
    // Winner and total say how scores fall, so that quotes of different lines can be compared.
    for (const book of ['a', 'b', 'c']) {
      quote(book, fullGame('moneyline'), [1.6, 2.5], 3000)
      quote(book, fullGame('total', 8.5), [1.9, 1.95], 3000)
    }
    const { stale } = quotedGroup(game, 'spread', { asOf: 4000 }).quotes
    expect([...stale].map(({ book }) => book)).toEqual(['slow'])
  })

  it('has the lines of every book, alternates too, and main lines alone', () => {
    const { game } = openFile(total('a', 8.5, 1.9, 1000), total('a', 9.5, 1.9, 1000, true), total('b', 9, 1.9, 1000))
    const group = quotedGroup(game, 'total', { asOf: 2000 })
    expect(group.lines('multiplicative').map(({ line }) => line)).toEqual([8.5, 9, 9.5])
    expect(group.mainLines().map(({ line }) => line)).toEqual([8.5, 9])
  })

  it('has only the main line of the sharp book if that quotes', () => {
    const { game } = openFile(total('a', 8.5, 1.9, 1000), total('Pinnacle', 9, 1.9, 1000))
    const group = quotedGroup(game, 'total', { asOf: 2000 })
    expect(group.leadingLines()).toMatchObject([{ book: 'Pinnacle', line: 9 }])
    expect(group.mainLines().map(({ book }) => book)).toEqual(['a', 'Pinnacle'])
  })

  it('is empty if no book quotes it', () => {
    const { game } = openFile()
    const group = quotedGroup(game, 'total', { asOf: 2000 })
    expect([group.quotes.quotes, group.book().markets, group.mainLines()]).toEqual([[], [], []])
  })
})
