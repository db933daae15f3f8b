import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { learntNoVig } from './learnt-no-vig.ts'

/** Prices made by the power method from a 95 % favourite, who wins exactly that often. */
const lopsided = (i: number) => ({
  prices: [decimalOdds(1 / 0.95 ** 0.85), decimalOdds(1 / 0.05 ** 0.85)],
  winner: i % 20 === 0 ? 1 : 0,
})

describe('the method that margins are taken out by', () => {
  it('is learnt from the seasons before, and stands within a season', () => {
    const choice = learntNoVig('learnt')
    for (let i = 0; i < 1000; i++) choice.learn(lopsided(i), 2018)
    expect(choice.method()).toBe('multiplicative')
    choice.learn(lopsided(1), 2019)
    expect(choice.method()).toBe('power')
  })

  it('is what was asked for where one was asked for', () => {
    const choice = learntNoVig('shin')
    for (let i = 0; i < 1000; i++) choice.learn(lopsided(i), 2018 + (i % 2))
    expect(choice.method()).toBe('shin')
  })
})
