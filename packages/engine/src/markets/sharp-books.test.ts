import { describe, expect, it } from 'vitest'
import { isSharpBook, sharpQuote } from './sharp-books.ts'

const quotesOf = (...books: string[]) => books.map((book) => ({ book }))

describe('sharp books', () => {
  it.each([
    ['Pinnacle', true],
    ['Sportsbook Reviews', true],
    ['pinnacle', false],
    ['a', false],
    ['', false],
  ])('include "%s": %s', (book, expected) => {
    expect(isSharpBook(book)).toBe(expected)
  })

  it.each([
    [['a', 'Pinnacle', 'b'], 'Pinnacle'],
    [['a', 'Sportsbook Reviews'], 'Sportsbook Reviews'],
    [['Sportsbook Reviews', 'Pinnacle'], 'Pinnacle'],
    [['Pinnacle', 'Sportsbook Reviews'], 'Pinnacle'],
  ])('among %j are led by %s', (books, sharpest) => {
    expect(sharpQuote(quotesOf(...books))).toEqual({ book: sharpest })
  })

  it('are not replaced by an ordinary book', () => {
    expect(sharpQuote(quotesOf('a', 'b'))).toBeUndefined()
    expect(sharpQuote([])).toBeUndefined()
  })
})
