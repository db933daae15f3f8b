import { fullGame, marketGroup, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import type { SideMarketRules } from './evaluate-side-market.ts'
import { sideBets } from './side-bets.ts'

const market = fullGame('spread', -1.5)
const group = marketGroup(market)
const quotes = ['Alpha', 'Beta', 'Gamma'].map(
  (book): Quote => ({
    ...{ gameId: '', book, market, mark: null, observedAt: 1000 },
    prices: [decimalOdds(1.9), decimalOdds(1.9)],
  }),
)
const rules = {
  state: 'upcoming',
  method: 'multiplicative',
  assumedConfidence: () => 60,
  decidedShare: () => 1,
  published: () => null,
  winner: null,
} as const

describe('bets on markets without a model', () => {
  it('are given up once a model judges their market, although nothing was quoted anew, and come back without it', () => {
    const file = aFile(quotes)
    const side = sideBets()
    side.touch(file.game.id, market)
    const idsOf = (modeled: readonly string[]) =>
      side.of(file, rules, (one) => modeled.includes(one)).map(({ id }) => id)
    const both = idsOf([])
    expect(both).toHaveLength(2)
    expect(idsOf([group])).toEqual([])
    expect(idsOf([group])).toEqual([])
    expect(idsOf([])).toEqual(both)
  })

  it('are judged again once vig is removed by another method, although no book quoted them again', () => {
    const lopsided = quotes.map((quote): Quote => ({ ...quote, prices: [decimalOdds(1.2), decimalOdds(4.5)] }))
    const file = aFile(lopsided)
    const side = sideBets()
    side.touch(file.game.id, market)
    const chancesBy = (method: 'multiplicative' | 'power') =>
      side.of(file, { ...rules, method }, () => false).map(({ fairProbability }) => fairProbability)
    const before = chancesBy('multiplicative')
    expect(chancesBy('power')).not.toEqual(before)
    expect(chancesBy('multiplicative')).toEqual(before)
  })

  it('are judged again once the winner is not priced any more', () => {
    const half = quotes.map((one): Quote => ({ ...one, market: fullGame('spread', -0.5) }))
    const file = aFile(half, { league: 'nfl' })
    const side = sideBets()
    side.touch(file.game.id, fullGame('spread', -0.5))
    const firstBy = (winner: SideMarketRules['winner']) => {
      const [bet] = side.of(file, { ...rules, winner }, () => false)
      return [bet!.fairProbability, bet!.confidence, bet!.confidenceAssumed]
    }
    const winner = { probabilities: [0.7, 0.3], market: [0.6, 0.4], confidence: () => 80 }
    expect(firstBy(winner)).toEqual([0.7, 80, false])
    expect(firstBy(null)).toEqual([expect.closeTo(0.5, 9), 60, true])
  })
})
