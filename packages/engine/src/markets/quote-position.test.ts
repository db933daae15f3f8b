import { fullGame, type Market, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { isComplete, positionOf } from './quote-position.ts'

const quote = (market: Market, ...prices: readonly (number | null)[]): Quote => ({
  gameId: 'g',
  book: 'a',
  market,
  prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
  mark: null,
  observedAt: 0,
})
const perPoint = (line: number) => 0.1 * line

describe('positionOf', () => {
  // Implied 0.625 and 0.5: odds of 5 to 4 without the margin.
  const logOdds = Math.log(1.25)

  it('returns the vig-free log-odds of both selections without a reference, or without a line', () => {
    for (const position of [
      positionOf(quote(fullGame('total', 8.5), 1.6, 2), null),
      positionOf(quote(fullGame('moneyline'), 1.6, 2), perPoint),
    ]) {
      expect(position).toEqual([expect.closeTo(logOdds, 12), expect.closeTo(-logOdds, 12)])
    }
  })

  it('subtracts what the reference says of the line, for the second selection its opposite', () => {
    const position = positionOf(quote(fullGame('total', 8), 1.6, 2), perPoint)
    expect(position).toEqual([expect.closeTo(logOdds - 0.8, 12), expect.closeTo(0.8 - logOdds, 12)])
  })

  it.each([
    ['a price is missing', 1.6, null],
    ['the overround is below 1', 2.1, 2.1],
  ])('returns null if %s', (_, first, second) => {
    const incomplete = quote(fullGame('total', 8.5), first, second)
    expect([positionOf(incomplete, null), positionOf(incomplete, perPoint)]).toEqual([null, null])
    expect(isComplete(incomplete)).toBe(false)
  })

  it('knows a complete quote', () => {
    expect(isComplete(quote(fullGame('total', 8.5), 1.6, 2))).toBe(true)
  })
})
