import { leagues, type Quote } from '@fairline/domain'
import { normalCdf } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, someFacts } from '../../testing/facts.ts'
import { winnerProbabilities } from '../markets/winner-book.ts'
import type { GameFile } from './game-file.ts'
import { quotesAt } from './quotes-at.ts'
import { spreadSlope } from './spread-slope.ts'

type Mark = 'open' | 'close' | null
const quote = (book: string, mark: Mark, observedAt: number, home: number) => {
  const fact = someFacts()[1]!
  if (fact.kind !== 'quote') throw new Error('the second fact is a quote')
  return { ...fact.quote, book, mark, observedAt, prices: [home, 2] as DecimalOdds[] }
}
const file = (quotes: readonly Quote[], startsAt: number | null = null): GameFile => aFile(quotes, { startsAt })
const homeAt = (of: GameFile, moment: Parameters<typeof quotesAt>[2]) =>
  quotesAt(of, 'moneyline', moment).map(({ prices }) => prices[0])

describe('the prices of a game at a moment', () => {
  const named = file([quote('a', 'open', 1, 1.9), quote('a', 'close', 9, 1.8)])
  const seen = file([quote('a', null, 1, 1.9), quote('a', null, 5, 1.85), quote('a', null, 9, 1.8)], 20)

  it('are those the source names, where it names them', () => {
    expect(homeAt(named, 'open')).toEqual([1.9])
    expect(homeAt(named, 'close')).toEqual([1.8])
  })

  it('are the first and the last seen, where it does not', () => {
    expect(homeAt(seen, 'open')).toEqual([1.9])
    expect(homeAt(seen, 'close')).toEqual([1.8])
    expect(homeAt(seen, { asOf: 6 })).toEqual([1.85])
  })

  it('never call a closing price the opening one', () => {
    expect(homeAt(file([quote('a', 'close', 9, 1.8)]), 'open')).toEqual([])
  })

  it('never take a price without a name and without a time for the opening one', () => {
    const unnamed = file([quote('a', null, 9, 1.8)])
    expect(homeAt(unnamed, 'open')).toEqual([])
    expect(homeAt(unnamed, 'close')).toEqual([1.8])
  })

  it('never call an opening price the closing one', () => {
    expect(homeAt(file([quote('a', 'open', 1, 1.9)], 20), 'close')).toEqual([])
  })

  it('prefer the first price named as the opening one to prices without a name', () => {
    const quotes = [quote('a', null, 1, 1.9), quote('a', 'open', 2, 1.8), quote('a', 'open', 3, 1.7)]
    expect(homeAt(file(quotes, 20), 'open')).toEqual([1.8])
  })

  it('prefer the price named as the closing one to later prices without a name', () => {
    const quotes = [quote('a', null, 1, 1.9), quote('a', 'close', 5, 1.8), quote('a', null, 9, 1.7)]
    expect(homeAt(file(quotes, 20), 'close')).toEqual([1.8])
  })

  it('are of two seen at the same moment the later one at the close, and the earlier one at the opening', () => {
    const quotes = [quote('a', null, 5, 1.9), quote('a', null, 5, 1.8)]
    expect(homeAt(file(quotes, 20), 'close')).toEqual([1.8])
    expect(homeAt(file(quotes, 20), 'open')).toEqual([1.9])
  })

  it('are at the close those of books that were seen to close, and of a game that none was the last ones', () => {
    const hours = (count: number) => count * 3_600_000
    const [early, late] = [quote('early', null, hours(3), 1.9), quote('late', null, hours(9), 1.8)]
    const closing = quote('named', 'close', hours(12), 1.7)
    expect(homeAt(file([early, late], hours(10)), 'close')).toEqual([1.8])
    expect(homeAt(file([early, late, closing], hours(10.5)), 'close')).toEqual([1.7])
    expect(homeAt(file([early, late], hours(10.5)), 'close')).toEqual([1.9, 1.8])
    expect(homeAt(file([early, late], hours(10)), 'open')).toEqual([1.9, 1.8])
    expect(homeAt({ ...file([early, late], hours(10)), pricesStand: true }, 'close')).toEqual([1.9, 1.8])
  })

  it('leave out what was seen after the start', () => {
    expect(homeAt(file([quote('a', null, 1, 1.9), quote('a', null, 30, 1.2)], 20), 'close')).toEqual([1.9])
  })
})

describe('what the market says', () => {
  it('is the leading book, else what all say together', () => {
    const led = file([quote('Sportsbook Reviews', 'open', 1, 1.9), quote('other', 'open', 1, 1.6)])
    const equals = file([quote('x', 'open', 1, 1.9), quote('y', 'open', 1, 1.6)])
    expect(winnerProbabilities(leagues.mlb, led, 'open', 'multiplicative')![0]).toBeCloseTo(2 / 3.9, 12)
    const together = winnerProbabilities(leagues.mlb, equals, 'open', 'multiplicative')![0]!
    expect(together).toBeGreaterThan(2 / 3.9)
    expect(together).toBeLessThan(2 / 3.6)
  })

  it('is nothing where nobody quotes', () => {
    expect(winnerProbabilities(leagues.mlb, file([]), 'open', 'multiplicative')).toBeNull()
  })
})

describe('a spread turned into a chance', () => {
  const slope = spreadSlope(0.1, 10)
  /** A margin around the spread, as wide as the NBA's. */
  const truth = (line: number) => normalCdf(-line / 12.5)
  for (let i = 0; i < 500; i++) for (const line of [-13, -9, -4.5, 2, 6.5]) slope.learn(line, truth(line))

  it('learns from past closings what points are worth, more where they are many', () => {
    for (const line of [-12, -5, -1, 3, 10]) expect(Math.abs(slope.chances(line)[0] - truth(line))).toBeLessThan(0.006)
    expect(slope.chances(0)).toEqual([0.5, 0.5])
  })

  it('gives a favorite more the more points it gives, and sides that change places the same', () => {
    const homes = [8, 3, 0, -2, -6, -14, -20].map((line) => slope.chances(line)[0])
    expect(homes).toEqual(homes.toSorted((a, b) => a - b))
    expect(slope.chances(7)[0]).toBeCloseTo(slope.chances(-7)[1], 12)
  })
})
