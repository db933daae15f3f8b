import { fullGame, type Market } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { betId } from './bet-id.ts'
import { openPicks } from './open-picks.ts'

it('is the same whether a line is a main or an alternate one', () => {
  const main = fullGame('total', 8.5)
  expect(betId('g', main, 'over')).toBe('g|total|8.5|over')
  expect(betId('g', { ...main, alternate: true }, 'over')).toBe(betId('g', main, 'over'))
  expect(betId('g', fullGame('moneyline'), 'home')).toBe('g|moneyline||home')
})

it('differs by everything that makes another bet', () => {
  const total = fullGame('total', 8.5)
  const markets: readonly Market[] = [
    total,
    { ...total, line: 9 },
    { ...total, period: 'first-five' } as const,
    { ...total, kind: 'team-total', team: 'home' } as const,
    { ...total, kind: 'team-total', team: 'away' } as const,
    ...['hits', 'runs'].map((stat) => ({ ...total, kind: 'player-prop', player: 'Ann', stat }) as const),
  ]
  const ids = markets.flatMap((market) => [betId('g', market, 'over'), betId('g', market, 'under')])
  expect(new Set(ids).size).toBe(2 * markets.length)
})

it('keeps one open pick per game and kind of market until the game is over', () => {
  const picks = openPicks()
  const { pick } = aPick({ id: 'g' })
  const total = { ...pick, market: fullGame('total', 8.5), selection: 'over' as const }
  expect([picks.add(pick), picks.add(pick), picks.add(total)]).toEqual([true, false, true])
  expect(picks.ofGame('g')).toEqual([pick, total])
  expect([picks.of('g', 'moneyline'), picks.of('g', 'total')]).toEqual([pick, total])
  expect(picks.of('g', 'spread')).toBeUndefined()
  picks.drop('g')
  expect([picks.of('g', 'total'), picks.ofGame('g')]).toEqual([undefined, []])
})
