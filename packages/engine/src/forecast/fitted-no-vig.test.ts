import { unpackNumbers } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { fittedNoVig } from './fitted-no-vig.ts'

/** Prices with a margin in proportion on a 95 % favorite, who wins exactly that often. */
const lopsided = (i: number) => ({
  prices: [decimalOdds(1 / (0.95 * 1.04)), decimalOdds(1 / (0.05 * 1.04))],
  winner: i % 20 === 0 ? 1 : 0,
})
const SEASON = 20_000

describe('the method that margins are taken out by', () => {
  it('is learnt from the seasons before, and stands within a season', () => {
    const choice = fittedNoVig('learnt')
    for (let i = 0; i < SEASON; i++) choice.learn(lopsided(i), 2018)
    expect(choice.method()).toBe('power')
    choice.learn(lopsided(1), 2019)
    expect(choice.method()).toBe('multiplicative')
  })

  it('is what was asked for where one was asked for', () => {
    const choice = fittedNoVig('shin')
    for (let i = 0; i < SEASON; i++) choice.learn(lopsided(i), 2018 + (i % 2))
    expect(choice.method()).toBe('shin')
  })

  it('goes on from what was saved as if it had never stopped, with two prices or three', () => {
    const before = fittedNoVig('learnt')
    for (let i = 0; i < SEASON; i++) before.learn(lopsided(i), 2018)
    before.learn({ prices: [2.1, 3.4, 3.6].map((price) => decimalOdds(price)), winner: 2 }, 2018)
    const after = fittedNoVig('learnt')
    after.restore(JSON.parse(JSON.stringify(before.save())))
    expect(after.save()).toEqual(before.save())
    expect([...unpackNumbers(after.save().decided).slice(-4)]).toEqual([2, 2.1, 3.4, 3.6])
    after.learn(lopsided(1), 2019)
    expect(after.method()).toBe('multiplicative')
  })
})
