import { fullGame, type Market } from '@fairline/domain'
import type { PricedBet, Proposed } from '@fairline/engine'
import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { proposalsOf, riskWordOf, strategyReasonsOf } from './strategy-rows.ts'

it('calls several bets as risky as the one that wins least often, in whatever order they come', () => {
  const row = (fairProbability: number, risk: 'low' | 'medium' | 'high') => ({ bet: { fairProbability, risk } })
  const riskOf = (...rows: readonly ReturnType<typeof row>[]) =>
    riskWordOf(rows as unknown as Parameters<typeof riskWordOf>[0])
  const [favorite, even, longShot] = [row(0.7, 'low'), row(0.5, 'medium'), row(0.2, 'high')]
  expect([riskOf(favorite), riskOf(even), riskOf(longShot)]).toEqual(['conservative', 'moderate', 'aggressive'])
  expect([riskOf(favorite, longShot), riskOf(longShot, favorite)]).toEqual(['aggressive', 'aggressive'])
  expect([riskOf(favorite, even), riskOf(even, favorite)]).toEqual(['moderate', 'moderate'])
  expect(() => riskOf()).toThrow(RangeError)
})

it('finds the very bet that a strategy proposes, not one of another part of the game or of one team', () => {
  const total = fullGame('total', 8.5)
  const bet = betWorth('a', 0.03, { market: total, selection: 'over' })
  const propose = (key: string, market: Market) =>
    ({ key, proposal: { market, selection: 'over', reasons: [] } }) as unknown as Proposed
  const proposals = [
    propose('first-five', { ...total, period: 'first-five' }),
    propose('team', { ...total, kind: 'team-total', team: 'home' }),
    propose('other-line', fullGame('total', 9.5)),
    propose('same', total),
  ]
  const found = proposalsOf(boardOf(upcomingGame('a', [bet], { proposals })))
  expect([...found].map(([key, rows]) => [key, rows.map(({ row }) => row.bet.id)])).toEqual([['same', [bet.id]]])
})

const wordsOf = (...reasons: Proposed['proposal']['reasons']) =>
  strategyReasonsOf({ proposal: { reasons } } as Parameters<typeof strategyReasonsOf>[0], betWorth('g', 0.02))

it('says the EV of the bet as it is now, not as the strategy saw it', () => {
  const reasons = (['our-value', 'market-value', 'price'] as const).map((basis) => ({
    what: `EV by ${basis}`,
    value: 0.09,
    unit: 'share' as const,
    basis,
  }))
  const bet = { ...betWorth('g', 0.0101), price: 2 as PricedBet['price'], marketProbability: 0.4965 }
  const wordsAt = (of: PricedBet) =>
    strategyReasonsOf({ proposal: { reasons, price: 2.1 } } as unknown as Parameters<typeof strategyReasonsOf>[0], of)
  expect(wordsAt(bet)).toEqual(['EV by our-value: +1.0%', 'EV by market-value: −0.7%'])
  expect(wordsAt({ ...bet, marketProbability: null })).toEqual(['EV by our-value: +1.0%'])
  const samePrice = { ...bet, marketProbability: null, price: 2.1 as PricedBet['price'] }
  expect(wordsAt(samePrice)).toEqual(['EV by our-value: +1.0%', 'EV by price: +9.0%'])
})

it('says what a strategy saw with its number, sign and unit, one of a thing in the singular', () => {
  expect(
    wordsOf(
      { what: 'losses in a row before this bet', value: -1, unit: 'games' },
      { what: 'losses in a row before this bet', value: -2, unit: 'games' },
      { what: 'extra days of rest', value: 1, unit: 'days' },
      { what: 'largest move', value: -0.0214, unit: 'share' },
      { what: 'expected margin', value: 2.5, unit: 'points' },
    ),
  ).toEqual([
    'losses in a row before this bet: 1 game',
    'losses in a row before this bet: 2 games',
    'extra days of rest: 1 day',
    'largest move: −2.1%',
    'expected margin: +2.50',
  ])
})
