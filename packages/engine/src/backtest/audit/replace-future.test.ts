import { type Fact, fullGame, type Quote } from '@fairline/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../../testing/made-up-league.ts'
import { gameIdOf } from '../../market/game-file.ts'
import { replaceFuture } from './replace-future.ts'

const { facts, days } = madeUpLeague(40)

describe('another future', () => {
  it('leaves everything that was known before the first result of the day, and everything of earlier games', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days.slice(1)), (cut) => {
        const replaced = replaceFuture(facts, cut)
        for (const [i, fact] of facts.entries()) {
          const isLate = days.some((day) => day >= cut && gameIdOf(fact).includes(day))
          if (!isLate || fact.observedAt < replaced.from) expect(replaced.facts[i]).toBe(fact)
        }
      }),
      { numRuns: 10 },
    )
  })

  it('has every result and price of that day and later say something else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days.slice(1)), (cut) => {
        const replaced = replaceFuture(facts, cut)
        const late = facts.flatMap((fact, i) =>
          fact.kind !== 'game' && fact.observedAt >= replaced.from && gameIdOf(fact).slice(4, 14) >= cut
            ? [[fact, replaced.facts[i]!] as const]
            : [],
        )
        expect(late.length).toBeGreaterThan(0)
        for (const [was, is] of late) expect(is).not.toEqual(was)
      }),
      { numRuns: 10 },
    )
  })

  it('has the other side win, by scores that say so and add up to another total', () => {
    const { facts: other } = replaceFuture(facts, days[0]!)
    for (const [i, fact] of other.entries()) {
      const was = facts[i]!
      if (fact.kind !== 'result' || was.kind !== 'result') continue
      const { winner, home, away } = fact.result
      expect(winner).not.toBe(was.result.winner)
      expect(home! > away!).toBe(winner === 'home')
      expect(home! + away!).not.toBe(was.result.home! + was.result.away!)
    }
  })

  it('has other weather and other bets of the public, in every figure', () => {
    const last = facts.at(-1)!
    const [gameId, { observedAt }] = [gameIdOf(last), last]
    const weather = { gameId, temperature: 21, wind: 3, windTowards: 300, precipitation: 0.2, observedAt }
    const shares = { gameId, market: fullGame('moneyline'), tickets: [0.7, 0.3], handle: [0.4, 0.6], observedAt }
    const told = [...facts, { kind: 'weather', weather, observedAt }, { kind: 'shares', shares, observedAt }] as Fact[]
    expect(replaceFuture(told, days.at(-1)!).facts.slice(-2)).toMatchObject([
      { weather: { temperature: 36, wind: 8, windTowards: 30, precipitation: 0.8 } },
      { shares: { tickets: [0.3, 0.7], handle: [0.6, 0.4] } },
    ])
  })

  it('moves lines, and changes even prices', () => {
    const quote = facts.find((fact) => fact.kind === 'quote' && fact.observedAt === facts.at(-1)!.observedAt)!
    if (quote.kind !== 'quote') throw new Error('it is a quote')
    const even: Quote = { ...quote.quote, market: fullGame('spread', -3.5), prices: [2, 2] as Quote['prices'] }
    const other = replaceFuture([...facts, { ...quote, quote: even }], days.at(-1)!).facts.at(-1)!
    if (other.kind !== 'quote') throw new Error('it stays a quote')
    expect(other.quote.market.line).toBe(4)
    expect(other.quote.prices).not.toEqual([2, 2])
  })
})
