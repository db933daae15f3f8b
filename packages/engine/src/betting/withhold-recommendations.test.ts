import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { withholdRecommendations } from './withhold-recommendations.ts'

const aPublishedBet = {
  book: 'Book',
  price: decimalOdds(2.1),
  at: 1000,
  fairProbability: 0.5,
  expectedValue: 0.05,
  confidence: 76,
  grade: 'B' as const,
}

it('turns a bet and a lean into passes that say the past is still being learned, and changes nothing else', () => {
  const bet = pricedBet({ prices: { Book: 2.1 }, confidence: 80 })
  const lean = pricedBet({ prices: { Book: 2.1 }, confidence: 60 })
  expect([bet, lean].map(({ recommendation }) => recommendation)).toEqual(['bet', 'lean'])
  expect(withholdRecommendations([bet, lean])).toEqual([
    { ...bet, recommendation: 'pass', passReason: 'still-learning' },
    { ...lean, recommendation: 'pass', passReason: 'still-learning' },
  ])
})

it('does not blame prices for a confidence that is not known: it may be once the past is learned', () => {
  const unknown = pricedBet({ prices: { Book: 2.1 }, confidence: null })
  expect(unknown.passReason).toBe('confidence-not-known')
  expect(withholdRecommendations([unknown])).toEqual([{ ...unknown, passReason: 'still-learning' }])
})

it('promises no confidence of a market that nothing is learned of: it stays assumed', () => {
  const assumed = pricedBet({ prices: { Book: 2.1 }, confidence: 60, confidenceAssumed: true })
  expect(assumed.passReason).toBe('confidence-not-known')
  expect(withholdRecommendations([assumed])).toEqual([assumed])
})

it('keeps the reason of a bet that is passed on anyway', () => {
  const pass = pricedBet({ prices: { Book: 1.9 }, confidence: 80 })
  const [withheld] = withholdRecommendations([pass])
  expect(withheld).toBe(pass)
  expect(withheld!.passReason).toBe('value-below-bar')
})

it('does not say of a published bet that it is no longer worth it: that is not known yet', () => {
  const published = { ...pricedBet({ prices: { Book: 1.9 }, confidence: 80 }), published: aPublishedBet }
  expect(published.passReason).toBe('value-below-bar')
  const [withheld] = withholdRecommendations([published])
  expect(withheld).toEqual({ ...published, passReason: 'still-learning' })
  const gone = { ...published, price: null, passReason: 'price-gone' as const }
  const begun = { ...published, state: 'live' as const }
  expect(withholdRecommendations([gone, begun])).toEqual([gone, begun])
})
