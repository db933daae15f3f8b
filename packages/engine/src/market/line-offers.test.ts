import { fullGame, type Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { isLed, lineOffers } from './line-offers.ts'
import { quotedGroup } from './quoted-group.ts'

const price = (value: number | null): DecimalOdds | null => (value === null ? null : decimalOdds(value))
const total = (
  book: string,
  line: number,
  over: number | null,
  under: number | null,
  mark: Quote['mark'] = null,
): Quote => ({
  gameId: aGame().id,
  book,
  market: fullGame('total', line),
  prices: [price(over), price(under)],
  mark,
  observedAt: 1000,
})
const timed = { startsAt: 5000 }
const now = { asOf: 2000 }

describe('lines as they are quoted', () => {
  it('are opinions where both sides have a price with a margin', () => {
    const file = aFile([total('a', 8.5, 1.9, 1.9), total('b', 9, 2, null), total('c', 9, 2.2, 2.1)], timed)
    expect(quotedGroup(file, 'total', now).mainLines()).toEqual([
      { book: 'a', line: 8.5, probability: expect.closeTo(0.5, 12) },
    ])
  })

  it('are the leading book’s alone where one leads', () => {
    const file = aFile([total('a', 8.5, 1.9, 1.9), total('Pinnacle', 9, 1.95, 1.93)], timed)
    expect(
      quotedGroup(file, 'total', now)
        .leadingLines()
        .map(({ book }) => book),
    ).toEqual(['Pinnacle'])
  })

  it('have a best price for each side of each line, one-sided quotes too', () => {
    const file = aFile([total('a', 8.5, 1.9, 1.9), total('b', 8.5, 1.95, 1.8), total('c', 9, 2.05, null)], timed)
    const best = lineOffers(file, 'total', now).map(({ line, side, quote: { book }, price: paid }) => [
      line,
      side,
      book,
      paid,
    ])
    expect(best).toEqual([
      [8.5, 0, 'b', 1.95],
      [8.5, 1, 'a', 1.9],
      [9, 0, 'c', 2.05],
    ])
  })

  it('mean eleven to win ten where an archive names a line alone, and nothing where a book took its prices away', () => {
    const archived = aFile([total('a', 8.5, null, null, 'open')])
    expect(quotedGroup(archived, 'total', 'open').mainLines()).toEqual([
      { book: 'a', line: 8.5, probability: expect.closeTo(0.5, 12) },
    ])
    expect(lineOffers(archived, 'total', 'open').map(({ price: paid }) => paid)).toEqual([21 / 11, 21 / 11])
    const suspended = aFile([total('a', 8.5, null, null)], timed)
    expect([quotedGroup(suspended, 'total', now).mainLines(), lineOffers(suspended, 'total', now)]).toEqual([[], []])
  })

  it('have of equal prices that of the first book', () => {
    const file = aFile([total('a', 8.5, 1.9, 1.9), total('b', 8.5, 1.9, 1.9)], timed)
    expect(lineOffers(file, 'total', now).map(({ quote: { book } }) => book)).toEqual(['a', 'a'])
  })

  it('have only the price that an archive names, if it names one side', () => {
    const over = aFile([total('a', 8.5, 2, null, 'open')])
    const under = aFile([total('a', 8.5, null, 1.8, 'open')])
    expect(lineOffers(over, 'total', 'open').map(({ side, price: paid }) => [side, paid])).toEqual([[0, 2]])
    expect(lineOffers(under, 'total', 'open').map(({ side, price: paid }) => [side, paid])).toEqual([[1, 1.8]])
  })

  it.each([
    [['Pinnacle'], true],
    [['a'], false],
    [['Pinnacle', 'a'], false],
    [[], false],
  ])('of the books %j are led by a sharp book: %s', (books, expected) => {
    expect(isLed(books.map((book) => ({ book, line: 8.5, probability: 0.5 })))).toBe(expected)
  })
})
