import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { fairOver, othersThan } from './fair-over.ts'
import { mislabeledQuotes } from './mislabeled-quotes.ts'
import type { PropQuote } from './prop-quote.ts'

it('takes the margin out of the over, not of the under', () => {
  // 0.625 and 0.4167 add up to 1.0417: 0.6 without the margin.
  expect(fairOver({ over: decimalOdds(1.6), under: decimalOdds(2.4) })).toBeCloseTo(0.6, 12)
})

it('means all books but one; a single book stands for itself', () => {
  expect(othersThan([0.4, 0.5, 0.9], 2)).toBeCloseTo(0.45, 12)
  expect(othersThan([0.4, 0.5, 0.9], 0)).toBeCloseTo(0.7, 12)
  expect(othersThan([0.4], 0)).toBe(0.4)
})

/** A day of lines on which three books agree, except that one may swap over and under. */
function day(lines: number, swaps: boolean): PropQuote[] {
  return Array.from({ length: lines }, (_, i) => {
    const [over, under] = i % 2 === 0 ? [1.6, 2.4] : [2.4, 1.6]
    return ['A', 'B', 'C'].map((book): PropQuote => {
      const [first, second] = swaps && book === 'C' ? [under, over] : [over, under]
      return {
        day: '2026-01-05',
        event: 'e',
        player: `p${i}`,
        stat: 'points',
        line: 20.5,
        book,
        at: null,
        over: decimalOdds(first),
        under: decimalOdds(second),
      }
    })
  }).flat()
}
const doubtfulBooks = (quotes: readonly PropQuote[]) => new Set([...mislabeledQuotes(quotes)].map(({ book }) => book))

it('doubts the book that swapped over and under all day, and not the two that agree', () => {
  expect(doubtfulBooks(day(8, true))).toEqual(new Set(['C']))
  expect(doubtfulBooks(day(8, false))).toEqual(new Set())
})

it('doubts no book on fewer than eight lines, or where only one other book quoted them', () => {
  expect(doubtfulBooks(day(7, true))).toEqual(new Set())
  expect(doubtfulBooks(day(8, true).filter(({ book }) => book !== 'A'))).toEqual(new Set())
})
