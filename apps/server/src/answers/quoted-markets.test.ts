import { fullGame, type Game } from '@fairline/domain'
import type { EvaluatedBet } from '@fairline/engine'
import { aGame } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { betWorth } from '../../testing/board-of.ts'
import { quotedMarkets } from './quoted-markets.ts'

const game = { league: 'wnba', home: { name: 'Aces' }, away: { name: 'Storm' } } as unknown as Game
const sideWith = (bet: Partial<EvaluatedBet>) => {
  const market = { kind: 'moneyline', period: 'first-half', line: null, team: null, player: null, stat: null }
  const offer = { book: 'alpha', price: 1.9, quotedAt: 0, isStale: false }
  const side = { id: 'a', market, selection: 'home', offers: [offer], carriedOverFrom: null, ...bet }
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

it('lists each kind of market from its lowest line up, and no side without an offer', () => {
  const bet = (line: number, selection: 'over' | 'under', isAlternate = false): EvaluatedBet =>
    betWorth('g', 0.02, { market: { ...fullGame('total', line), alternate: isAlternate }, selection })
  const bets = [
    bet(10.5, 'over', true),
    bet(9.5, 'over', true),
    bet(8.5, 'under'),
    { ...bet(8.5, 'over'), offers: [] },
    bet(9.5, 'under', true),
  ]
  const shown = quotedMarkets(aGame(), bets, 'feed').map(({ market, line, sides }) => [
    market,
    line,
    sides.map(({ side }) => side),
  ])
  expect(shown).toEqual([
    ['Alternate total', 9.5, ['Over 9.5', 'Under 9.5']],
    ['Alternate total', 10.5, ['Over 10.5']],
    ['Total', 8.5, ['Under 8.5']],
  ])
})

it('tells the away side the line its probability comes from with its own sign', () => {
  const market = fullGame('spread', -2.5)
  const side = (selection: 'home' | 'away') => ({
    ...betWorth('g', 0.02, { market, selection }),
    carriedOverFrom: -1.5,
  })
  const [spread] = quotedMarkets(aGame(), [side('home'), side('away')], 'simulated')
  expect(spread?.sides.map(({ carriedOverFrom }) => carriedOverFrom)).toEqual([-1.5, 1.5])
  expect(spread?.sides[0]).toMatchObject({
    fairProbability: 51,
    expectedValue: 2,
    books: [{ book: 'Book (simulated)', odds: 100, isStale: false }],
  })
})

it('says of each side what it is worth at its best price, and why it is passed', () => {
  const [total] = quotedMarkets(
    aGame(),
    [betWorth('g', 0.15, { market: fullGame('total', 8.5), selection: 'over', confidence: 60 })],
    'feed',
  )
  expect(total!.sides[0]).toMatchObject({
    expectedValue: 15,
    confidence: 60,
    confidenceAssumed: false,
    passReason: 'Probable pricing error: it pays far more than the other books and our models say',
  })
})
