import { expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { withholdRecommendations } from './withhold-recommendations.ts'

it('turns a bet and a lean into passes that say the past is still being learned, and changes nothing else', () => {
  const bet = pricedBet({ prices: { Book: 2.1 }, confidence: 80 })
  const lean = pricedBet({ prices: { Book: 2.1 }, confidence: 60 })
  expect([bet, lean].map(({ recommendation }) => recommendation)).toEqual(['bet', 'lean'])
  expect(withholdRecommendations([bet, lean])).toEqual([
    { ...bet, recommendation: 'pass', passReason: 'still-learning' },
    { ...lean, recommendation: 'pass', passReason: 'still-learning' },
  ])
})

it('keeps the reason of a bet that is passed on anyway', () => {
  const pass = pricedBet({ prices: { Book: 1.9 }, confidence: 80 })
  const [withheld] = withholdRecommendations([pass])
  expect(withheld).toBe(pass)
  expect(withheld!.passReason).toBe('value-below-bar')
})
