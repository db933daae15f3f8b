import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { referencePrices, sharpWinnerBook, winnerBook, winnerProbabilities } from './winner-book.ts'

const quote = (book: string, ...prices: readonly (number | null)[]): Quote => ({
  gameId: aGame().id,
  book,
  market: fullGame(prices.length === 3 ? 'three-way' : 'moneyline'),
  prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
  mark: null,
  observedAt: 1,
})
const fileOf = (...quotes: readonly Quote[]) => aFile(quotes, { startsAt: 1000 })
const now = { asOf: 10 }

describe('the market on the winner', () => {
  it('is the moneyline, or the three-way market where a draw is priced', () => {
    const file = fileOf(quote('two', 1.9, 1.95), quote('three', 2.5, 3.2, 2.8))
    expect(winnerBook(leagues.mlb, file, now).offers(null, 0)).toMatchObject([{ book: 'two', price: 1.9 }])
    expect(winnerBook(leagues.mls, file, now).offers(null, 1)).toMatchObject([{ book: 'three', price: 3.2 }])
  })

  it('has the probabilities of one ordinary book if no other quotes', () => {
    // Implied 0.625 and 0.5, without the margin 5/9 and 4/9.
    const [home, away] = winnerProbabilities(leagues.mlb, fileOf(quote('a', 1.6, 2)), now, 'multiplicative') ?? []
    expect(home).toBeCloseTo(5 / 9, 12)
    expect(away).toBeCloseTo(4 / 9, 12)
  })

  it('has reference prices of the sharp book, else of the first book that quotes every outcome', () => {
    const ordinary = [quote('a', 1.8, null), quote('b', 1.9, 1.95), quote('c', 1.92, 1.9)]
    expect(referencePrices(leagues.mlb, fileOf(...ordinary), now)).toEqual([1.9, 1.95])
    expect(referencePrices(leagues.mlb, fileOf(...ordinary, quote('Pinnacle', 1.85, 2.05)), now)).toEqual([1.85, 2.05])
  })

  it('names the sharp book only if that quotes every outcome', () => {
    expect(sharpWinnerBook(leagues.mlb, fileOf(quote('a', 1.9, 1.9), quote('Pinnacle', 1.9, 1.95)), now)).toBe(
      'Pinnacle',
    )
    expect(sharpWinnerBook(leagues.mlb, fileOf(quote('a', 1.9, 1.9), quote('Pinnacle', 1.9, null)), now)).toBeNull()
  })

  it('says nothing if no book quotes it', () => {
    const empty = fileOf()
    expect(winnerProbabilities(leagues.mlb, empty, now, 'multiplicative')).toBeNull()
    expect(referencePrices(leagues.mlb, empty, now)).toBeNull()
    expect(sharpWinnerBook(leagues.mlb, empty, now)).toBeNull()
  })
})
