import { expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { isPriced } from './evaluated-bet.ts'
import { withholdValues } from './withhold-values.ts'

it('keeps the prices of bets and says of none what it is worth', () => {
  const bet = pricedBet({ prices: { Book: 2.1, Other: 2 }, confidence: 80 })
  const [withheld] = withholdValues([bet])
  expect(isPriced(withheld!)).toBe(false)
  expect(withheld).toMatchObject({
    book: 'Book',
    price: 2.1,
    quotedAt: bet.quotedAt,
    fairProbability: bet.fairProbability,
    confidence: null,
    grade: null,
    rankScore: null,
    kelly: 0,
    playableTo: null,
    recommendation: 'pass',
    passReason: 'still-learning',
  })
  expect(
    withheld!.offers.map(({ book, price, expectedValue, confidence }) => [book, price, expectedValue, confidence]),
  ).toEqual([
    ['Book', 2.1, null, null],
    ['Other', 2, null, null],
  ])
})

it('says of a bet that nobody offers why, as before', () => {
  const gone = { ...pricedBet({ prices: {} }), passReason: 'price-gone' as const }
  expect(withholdValues([gone])[0]!.passReason).toBe('price-gone')
})
