import { fullGame, type MarketKind, type Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MarketQuotes, noQuotes } from '../markets/market-quotes.ts'
import { type PartQuotes, type PartRules, partAnchors, partWinner } from './part-winner.ts'

const BOOKS = ['Alpha', 'Beta', 'Gamma'] as const

/** Quotes of a first half by which outcomes have these probabilities, with a margin of 5%. */
function quoting(
  kind: MarketKind,
  line: number | null,
  probabilities: readonly number[],
  books: readonly string[] = BOOKS,
): Quote[] {
  const prices: DecimalOdds[] = probabilities.map((probability) => decimalOdds(1 / (probability * 1.05)))
  return books.map((book) => ({
    gameId: 'game',
    book,
    market: { ...fullGame(kind, line), period: 'first-half' },
    mark: null,
    observedAt: 1000,
    prices,
  }))
}

const of = (quotes: readonly Quote[]): MarketQuotes => ({ quotes, stale: new Set() })
const moneyline = (home: number, books?: readonly string[]) => of(quoting('moneyline', null, [home, 1 - home], books))
const spread = (line: number, covers: number, books?: readonly string[]) =>
  quoting('spread', line, [covers, 1 - covers], books)
const winnerBy = (quotes: Partial<PartQuotes>, rules: Partial<PartRules> = {}) =>
  partWinner(
    { moneyline: noQuotes, threeWay: noQuotes, spread: noQuotes, ...quotes },
    { method: 'multiplicative', tiedShare: 0.2, ...rules },
  )

describe('who leads after a part of a game', () => {
  it('is what the moneyline says of the games that do not end the part level', () => {
    const winner = winnerBy({ moneyline: moneyline(0.6) })!
    expect(winner.home).toBeCloseTo(0.8 * 0.6, 9)
    expect(winner.tied).toBe(0.2)
    expect(winner.away).toBeCloseTo(0.8 * 0.4, 9)
  })

  it('takes how often the part ends level from a three-way market where books offer one', () => {
    const winner = winnerBy({ threeWay: of(quoting('three-way', null, [0.4, 0.25, 0.35])) }, { tiedShare: null })!
    expect(winner.home).toBeCloseTo(0.4, 9)
    expect(winner.tied).toBeCloseTo(0.25, 9)
    expect(winner.away).toBeCloseTo(0.35, 9)
    const counted = { threeWay: of(quoting('three-way', null, [0.4, 0.25, 0.35])) }
    expect(winnerBy(counted, { tiedShare: 0.333 })!.tied).toBeCloseTo(0.25, 9)
  })

  // With ties in 20% of the games, a side that wins 60% of the others covers −0.5 with 48%, +0.5 with 68%.
  it.each([
    [-0.5, 0.48],
    [0, 0.6],
    [0.5, 0.68],
  ])('is the same by a moneyline of 60%% and by a spread of %d that is covered with %d', (line, covers) => {
    const winner = winnerBy({ moneyline: moneyline(0.6), spread: of(spread(line, covers)) })!
    expect(winner.home).toBeCloseTo(0.48, 9)
    expect(partAnchors(winner).find((anchor) => anchor.line === line)?.probability).toBeCloseTo(covers, 9)
  })

  it('counts each market as much as its books, a sharp one as three', () => {
    const decidedBy = (quotes: Partial<PartQuotes>) => {
      const { home, away } = winnerBy(quotes)!
      return home / (home + away)
    }
    const even = of(spread(0, 0.5))
    // Half-way in log-odds between 50% and 60%, and three quarters of the way with the sharp book’s weight of 3 + 6 against 3.
    const between = (share: number) => 1 / (1 + (0.4 / 0.6) ** share)
    expect(decidedBy({ moneyline: moneyline(0.6), spread: even })).toBeCloseTo(between(1 / 2), 9)
    const sharp = moneyline(0.6, [...BOOKS, 'Pinnacle', 'Delta', 'Epsilon', 'Zeta'])
    expect(decidedBy({ moneyline: sharp, spread: even })).toBeCloseTo(between(3 / 4), 9)
  })

  it('does not follow a spread that contradicts how often the part ends level', () => {
    const alone = winnerBy({ moneyline: moneyline(0.6) })
    expect(winnerBy({ moneyline: moneyline(0.6), spread: of(spread(-0.5, 0.85)) })).toEqual(alone)
    expect(winnerBy({ moneyline: moneyline(0.6), spread: of(spread(0.5, 0.15)) })).toEqual(alone)
  })

  it('is not known without prices of its winner, with too few books, and without a share of ties', () => {
    expect(winnerBy({ spread: of(spread(-0.5, 0.48)) })).toBeNull()
    expect(winnerBy({ moneyline: moneyline(0.6, ['Alpha', 'Beta']) })).toBeNull()
    expect(winnerBy({ moneyline: moneyline(0.6) }, { tiedShare: null })).toBeNull()
  })

  it('is three probabilities that add up to 1, and fixes spreads that are easier to cover the more is given', () => {
    const share = fc.double({ min: 0.05, max: 0.95, noNaN: true })
    fc.assert(
      fc.property(share, share, share, fc.constantFrom(-0.5, 0, 0.5), (home, covers, tiedShare, line) => {
        const winner = winnerBy({ moneyline: moneyline(home), spread: of(spread(line, covers)) }, { tiedShare })!
        expect(winner.home + winner.tied + winner.away).toBeCloseTo(1, 9)
        const [giving = 0, even = 0, getting = 0] = partAnchors(winner).map(({ probability }) => probability)
        expect(giving).toBeGreaterThan(0)
        expect(even).toBeGreaterThanOrEqual(giving)
        expect(getting).toBeGreaterThanOrEqual(even)
        expect(getting).toBeLessThan(1)
      }),
    )
  })
})
