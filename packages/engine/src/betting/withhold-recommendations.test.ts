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

it.each([
  ['a confidence that is not known', pricedBet({ prices: { Book: 2.1 }, confidence: null }), 'confidence-not-known'],
  ['a low confidence', pricedBet({ prices: { Book: 2.1 }, confidence: 40 }), 'confidence-below-bar'],
  ['a low value', pricedBet({ prices: { Book: 1.9 }, confidence: 80 }), 'value-below-bar'],
  ['a low value in play', pricedBet({ prices: { Book: 1.9 }, confidence: 80, state: 'live' }), 'value-below-bar'],
])('does not blame a price for %s: that may be otherwise once the past is learned', (_, bet, passReason) => {
  expect(bet.passReason).toBe(passReason)
  expect(withholdRecommendations([bet])).toEqual([{ ...bet, passReason: 'still-learning' }])
})

it('promises no confidence of a market that nothing is learned of: it stays assumed', () => {
  const assumed = pricedBet({ prices: { Book: 2.1 }, confidence: 60, confidenceAssumed: true })
  expect(assumed.passReason).toBe('confidence-not-known')
  expect(withholdRecommendations([assumed])).toEqual([assumed])
})

it('keeps the reason of a bet that is passed whatever the past says', () => {
  const ofAssumed = pricedBet({ prices: { Book: 1.9 }, confidence: 60, confidenceAssumed: true })
  const misprinted = pricedBet({ prices: { Book: 2.6 }, confidence: 80 })
  expect([ofAssumed, misprinted].map(({ passReason }) => passReason)).toEqual([
    'value-below-bar',
    'price-looks-misprinted',
  ])
  expect(withholdRecommendations([ofAssumed, misprinted])).toEqual([ofAssumed, misprinted])
})

it('does not say of a published bet that it is no longer worth it: that is not known yet', () => {
  const published = { ...pricedBet({ prices: { Book: 1.9 }, confidence: 80 }), published: aPublishedBet }
  expect(published.passReason).toBe('value-below-bar')
  const [withheld] = withholdRecommendations([published])
  expect(withheld).toEqual({ ...published, passReason: 'still-learning' })
  const gone = { ...published, price: null, passReason: 'price-gone' as const }
  expect(withholdRecommendations([gone])).toEqual([gone])
})

it('keeps the reason why a published bet is passed once its game is played: the past decides nothing of it anymore', () => {
  const at = (state: 'upcoming' | 'live') =>
    pricedBet({ prices: { Book: 2.6 }, confidence: 80, state, published: aPublishedBet })
  const [upcoming, live] = [at('upcoming'), at('live')]
  expect([upcoming, live].map(({ passReason }) => passReason)).toEqual([
    'price-looks-misprinted',
    'price-looks-misprinted',
  ])
  expect(withholdRecommendations([upcoming, live])).toEqual([{ ...upcoming, passReason: 'still-learning' }, live])
})
