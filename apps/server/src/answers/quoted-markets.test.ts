import type { Game } from '@fairline/domain'
import type { EvaluatedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import { quotedMarkets } from './quoted-markets.ts'

const game = { league: 'wnba', home: { name: 'Aces' }, away: { name: 'Storm' } } as unknown as Game
const sideWith = (bet: Partial<EvaluatedBet>) => {
  const market = { kind: 'moneyline', period: 'first-half', line: null, team: null, player: null, stat: null }
  const offer = { book: 'alpha', price: 1.9, quotedAt: 0, isStale: false }
  const side = { ...{ id: 'a', market, selection: 'home', offers: [offer], carriedOverFrom: null }, ...bet }
  return quotedMarkets(game, [side as unknown as EvaluatedBet], 'feed')[0]!.sides[0]
}

it('says why a bet has no fair probability, if it has none', () => {
  const none = { fairProbability: null, expectedValue: null }
  expect(sideWith({ ...none, marketProbability: null })).toMatchObject({
    fairProbability: null,
    noFairReason: 'Not enough books for a fair line',
  })
  expect(sideWith({ ...none, marketProbability: 0.55 })).toMatchObject({
    fairProbability: null,
    noFairReason: 'No fair line: how often this bet is a push is not known',
  })
  expect(sideWith({ fairProbability: 0.5, marketProbability: 0.5, expectedValue: -0.05 })!.noFairReason).toBeNull()
})
