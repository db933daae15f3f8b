import { fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { betsWithoutBooks } from './bets-without-books.ts'
import { evaluateBet } from './evaluate-bet.ts'

const offer = (book: string, price: number) => ({ book, price: decimalOdds(price), quotedAt: 1, isStale: false })
const bet = evaluateBet({
  game: { id: 'g', league: 'mlb' },
  market: fullGame('moneyline'),
  selection: 'home',
  state: 'upcoming',
  estimate: { probability: 0.5, decided: 1, market: 0.5, sharp: null, carriedOverFrom: null },
  offers: [offer('stale', 2.4), offer('b', 2.05)],
  confidence: () => 60,
  confidenceAssumed: false,
  published: null,
})

describe('bets without some books', () => {
  it('are judged at the best price of the others', () => {
    const [judged] = betsWithoutBooks([bet], new Set(['stale']))
    expect(judged).toMatchObject({ book: 'b', price: 2.05, expectedValue: expect.closeTo(0.025, 12) })
    expect(judged!.offers.map(({ book }) => book)).toEqual(['b'])
  })

  it('have no price where nobody else offers one', () => {
    expect(betsWithoutBooks([bet], new Set(['stale', 'b']))[0]).toMatchObject({
      book: null,
      price: null,
      passReason: 'price-gone',
    })
  })

  it('stay the same objects where no book is left out', () => {
    expect(betsWithoutBooks([bet], new Set(['c']))[0]).toBe(bet)
    const bets = [bet]
    expect(betsWithoutBooks(bets, new Set())).toBe(bets)
  })
})
