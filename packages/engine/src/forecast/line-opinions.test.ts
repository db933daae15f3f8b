import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carriedLines } from './line-opinions.ts'

const baseball = { kind: 'counts', spread: 1.2 } as const
const basketball = { kind: 'points', marginDeviation: 12.6, totalDeviation: 18.2 } as const
const quote = (book: string, line: number, fair: number) => ({ book, line, fair })
const none = { spread: [], total: [] }
const chance = fc.double({ min: 0.3, max: 0.7, noNaN: true })

describe('lines carried over', () => {
  it('says of a quoted line what its book says, whatever the distribution says', () => {
    fc.assert(
      fc.property(chance, chance, chance, (home, fairSpread, fairTotal) => {
        const quoted = { spread: [quote('a', -1.5, fairSpread)], total: [quote('a', 8.5, fairTotal)] }
        const { market } = carriedLines(quoted, { chances: [home, 1 - home], total: 8.7 }, baseball)
        expect(market('spread', -1.5).chance).toBeCloseTo(fairSpread, 9)
        expect(market('total', 8.5).chance).toBeCloseTo(fairTotal, 9)
      }),
    )
  })

  it('says less of a line that is harder to pass', () => {
    const { market } = carriedLines(
      { ...none, total: [quote('a', 215, 0.5)] },
      { chances: [0.6, 0.4], total: 215 },
      basketball,
    )
    expect(market('total', 217.5).chance).toBeLessThan(0.5)
    expect(market('total', 212.5).chance).toBeCloseTo(1 - market('total', 217.5).chance, 9)
    expect(market('spread', 3.5).chance).toBeGreaterThan(market('spread', -3.5).chance)
  })

  it('is the books’ own word for somebody who believes what they believe, and moves with his beliefs', () => {
    const believed = { chances: [0.6, 0.4], total: 215 }
    const { market, moved, distance } = carriedLines(
      { ...none, total: [quote('a', 215.5, 0.52)] },
      believed,
      basketball,
    )
    const all = { spread: 1, total: 1 }
    expect(moved({ ...believed }, all)('total', 215.5)).toEqual(market('total', 215.5))
    const higher = { ...believed, total: 219 }
    expect(distance(higher, 'total', 215.5)).toBeGreaterThan(0)
    expect(moved(higher, all)('total', 215.5).chance).toBeGreaterThan(
      moved(higher, { ...all, total: 0.3 })('total', 215.5).chance,
    )
    expect(moved(higher, { ...all, total: 0 })('total', 215.5)).toEqual(market('total', 215.5))
  })

  it('asks the other books alone where a price stands, and says nothing where too few are left', () => {
    const total = [quote('a', 8.5, 0.5), quote('b', 8.5, 0.52), quote('c', 9, 0.44)]
    const { others } = carriedLines({ ...none, total }, { chances: [0.5, 0.5], total: 8.7 }, baseball)
    const withoutA = others('total', 8.5, 'a')!
    expect(withoutA).toBeGreaterThan(0.44)
    expect(withoutA).toBeLessThan(0.56)
    expect(others('total', 8.5, 'b')).not.toBe(withoutA)
    expect(others('spread', -1.5, 'a')).toBeNull()
    expect(
      carriedLines({ ...none, total: total.slice(1) }, { chances: [0.5, 0.5], total: 8.7 }, baseball).others(
        'total',
        9,
        'c',
      ),
    ).toBeNull()
  })
})
