import { fullGame, type Market } from '@fairline/domain'
import { expect, it } from 'vitest'
import { isMainBet } from './main-bet.ts'

it.each([fullGame('moneyline'), fullGame('three-way'), fullGame('spread', -1.5), fullGame('total', 8.5)])(
  'counts the $kind of the whole game as a main bet',
  (market) => {
    expect(isMainBet({ market })).toBe(true)
  },
)

it.each<[string, Market]>([
  ['an alternate line', { ...fullGame('total', 9.5), alternate: true }],
  ['a part of the game', { ...fullGame('moneyline'), period: 'first-five' }],
  ['an alternate line of a part', { ...fullGame('spread', 0.5), period: 'first-five', alternate: true }],
  ['a team total', { ...fullGame('team-total', 4.5), team: 'home' }],
  ['a player prop', { ...fullGame('player-prop', 0.5), player: 'Anna', stat: 'hits' }],
])('does not count %s as a main bet', (_, market) => {
  expect(isMainBet({ market })).toBe(false)
})
