import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameLines, type ScoreBelief } from './game-lines.ts'
import type { LineQuote } from './line-curve.ts'

const baseball = { kind: 'counts', spread: 1.2 } as const
const basketball = { kind: 'points', marginDeviation: 12.6, totalDeviation: 18.2 } as const
const quote = (book: string, line: number, probability: number): LineQuote => ({ book, line, probability })
const probability = fc.double({ min: 0.3, max: 0.7, noNaN: true })

function linesOf(
  quoted: { spread?: LineQuote[]; total?: LineQuote[] },
  market: ScoreBelief,
  scoring: typeof baseball | typeof basketball,
) {
  const quotes = { spread: quoted.spread ?? [], total: quoted.total ?? [] }
  return gameLines({ main: quotes, quotes, market, scoring })
}

describe('lines of a game', () => {
  it('agree with the only book that quotes them, whatever the distribution says', () => {
    fc.assert(
      fc.property(probability, probability, probability, (home, fairSpread, fairTotal) => {
        const quoted = { spread: [quote('a', -1.5, fairSpread)], total: [quote('a', 8.5, fairTotal)] }
        // The moneyline bounds the run line.
        fc.pre(fairSpread < home)
        const { market } = linesOf(quoted, { chances: [home, 1 - home], total: 8.7 }, baseball)
        expect(market('spread', -1.5)!.probability).toBeCloseTo(fairSpread, 9)
        expect(market('total', 8.5)!.probability).toBeCloseTo(fairTotal, 9)
      }),
    )
  })

  it('are harder to win the more is asked', () => {
    const { market } = linesOf({ total: [quote('a', 215, 0.5)] }, { chances: [0.6, 0.4], total: 215 }, basketball)
    expect(market('total', 217.5)!.probability).toBeLessThan(0.5)
    expect(market('total', 212.5)!.probability).toBeCloseTo(1 - market('total', 217.5)!.probability, 9)
    expect(market('spread', 3.5)).toBeNull()
  })

  it('are the market itself for its own belief, and shift with another one', () => {
    const believed = { chances: [0.6, 0.4], total: 215 }
    const { market, shifted, distance } = linesOf({ total: [quote('a', 215.5, 0.52)] }, believed, basketball)
    const all = { spread: 1, total: 1 }
    expect(shifted({ ...believed }, all, [0.6, 0.4])('total', 215.5)).toEqual(market('total', 215.5))
    const higher = { ...believed, total: 219 }
    expect(distance(higher, 'total', 215.5)).toBeGreaterThan(0)
    const over = (shares: typeof all) => shifted(higher, shares, [0.6, 0.4])('total', 215.5)!.probability
    expect(over(all)).toBeGreaterThan(over({ ...all, total: 0.3 }))
    expect(over({ ...all, total: 0 })).toBeCloseTo(market('total', 215.5)!.probability, 12)
  })

  it('agree with the moneyline: giving half a point is winning', () => {
    const winner = [0.57, 0.43]
    const quoted = { spread: [quote('a', -3.5, 0.49), quote('b', -2.5, 0.53)] }
    const { market, shifted } = linesOf(quoted, { chances: [0.6, 0.4], total: 215 }, basketball)
    expect(market('spread', -0.5)!.probability).toBeCloseTo(0.6, 6)
    expect(market('spread', 0.5)!.probability).toBeCloseTo(0.6, 6)
    const ours = shifted({ chances: winner, total: 215 }, { spread: 0.5, total: 0.5 }, winner)
    expect(ours('spread', -0.5)!.probability).toBeCloseTo(0.57, 6)
    expect(ours('spread', -2.5)!.probability).toBeLessThanOrEqual(0.57)
  })

  it('ask only the other books where a price stands, and know nothing if too few are left', () => {
    const belief = { chances: [0.5, 0.5], total: 8.7 }
    const total = [quote('a', 8.5, 0.5), quote('b', 8.5, 0.52), quote('c', 9, 0.44)]
    const { others } = linesOf({ total }, belief, baseball)
    const withoutA = others('total', 8.5, 'a')!
    expect(withoutA).toBeGreaterThan(0.44)
    expect(withoutA).toBeLessThan(0.56)
    expect(others('total', 8.5, 'b')).not.toBe(withoutA)
    expect(others('spread', -1.5, 'a')).toBeNull()
    expect(linesOf({ total: total.slice(1) }, belief, baseball).others('total', 9, 'c')).toBeNull()
  })
  it('carry a line over from the other lines alone, whatever its own quotes say', () => {
    const belief = { chances: [0.6, 0.4], total: 215 }
    const others = [quote('a', 212.5, 0.55), quote('b', 217.5, 0.46)]
    const carriedOver = (own: number) => {
      const total = [...others, quote('a', 215.5, own), quote('b', 215.5, own)]
      return linesOf({ total }, belief, basketball).carriedOver('total', 215.5)
    }
    expect(carriedOver(0.52)).toEqual(carriedOver(0.47))
    expect(carriedOver(0.52)).toEqual(linesOf({ total: others }, belief, basketball).market('total', 215.5))
    expect(linesOf({ total: [quote('a', 215.5, 0.5)] }, belief, basketball).carriedOver('total', 215.5)).toBeNull()
  })
})
