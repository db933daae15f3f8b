import { pregameLines } from '@fairline/models'
import { logit } from '@fairline/numeric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineQuote, lineCurve } from './line-curve.ts'

const scoring = { kind: 'points', marginDeviation: 12.6, totalDeviation: 18.2 } as const
const { over, covers } = pregameLines({ chances: [0.6, 0.4], total: 215, scoring })
const quote = (book: string, line: number, probability: number): LineQuote => ({ book, line, probability })
const totals = (quotes: readonly LineQuote[]) =>
  lineCurve({ quotes, distribution: over, slope: -1, anchors: [], shift: () => 0 })
const books = (line: number, probability: number, ...names: string[]) =>
  names.map((name) => quote(name, line, probability))

describe('a curve of lines', () => {
  it('is monotone in the line whatever books say', () => {
    const anyQuote = fc.record({
      book: fc.constantFrom('a', 'b', 'c', 'Pinnacle'),
      line: fc.integer({ min: 400, max: 460 }).map((halves) => halves / 2),
      probability: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(anyQuote, { minLength: 1, maxLength: 12 }), (quotes) => {
        const curve = totals(quotes)
        const lines = [...new Set(quotes.map(({ line }) => line))].sort((a, b) => a - b)
        const probabilities = lines.map((line) => curve.at(line).probability)
        for (const [i, one] of probabilities.entries())
          if (i > 0) expect(one).toBeLessThanOrEqual(probabilities[i - 1]! + 1e-12)
      }),
    )
  })

  it('puts a line nobody quotes exactly between the known ones: of two that contradict each other it takes the same', () => {
    // Pooled, both sides of 215.5 say the same; a line between them with a weight of its own would move one of them.
    const curve = totals([...books(214.5, 0.4, 'a', 'b', 'c'), ...books(216.5, 0.6, 'a', 'b', 'c')])
    expect(curve.at(215.5).probability).toBe(curve.at(214.5).probability)
    expect(curve.at(215.5).probability).toBe(curve.at(216.5).probability)
    expect(curve.at(213.5).probability).toBeGreaterThanOrEqual(curve.at(214.5).probability)
    expect(curve.at(217.5).probability).toBeLessThanOrEqual(curve.at(216.5).probability)
  })

  it('is as certain as the score: a line that is already passed is no 99.8 %, whatever a late quote says', () => {
    const passed = (line: number) => ({ probability: line < 9 ? 1 - 1e-8 : 0.3, decided: 1 })
    const quotes = [...books(8.5, 0.6, 'a', 'b', 'c'), ...books(9.5, 0.3, 'a', 'b', 'c')]
    const curve = lineCurve({ quotes, distribution: passed, slope: -1, anchors: [], shift: () => 0 })
    expect(curve.at(7.5).probability).toBeGreaterThan(0.9999)
    expect(curve.at(9.5).probability).toBeLessThan(0.4)
  })

  it('meets an anchor exactly, however certain it is, and moves no other line by that', () => {
    const distribution = (line: number) => ({ probability: line > -10 ? 1 - 1e-9 : 0.5, decided: 1 })
    const anchors = [{ line: -0.5, probability: 0.9999 }]
    const curve = lineCurve({ quotes: [], distribution, slope: 1, anchors, shift: () => 0 })
    expect(curve.at(-0.5).probability).toBeCloseTo(0.9999, 10)
    expect(curve.at(-20.5).probability).toBeCloseTo(0.5, 10)
  })

  it('rests on the quotes of a line, main or alternate, before those of another', () => {
    const curve = totals([...books(215.5, 0.45, 'a', 'b', 'c', 'd', 'e', 'f'), quote('Pinnacle', 225.5, 0.33)])
    expect(curve.at(215.5).probability).toBeCloseTo(0.45, 2)
    expect(curve.at(215.5)).toMatchObject({ books: 6, carriedOverFrom: null })
  })

  it('takes less of a neighbor the further away it is', () => {
    const own = books(215.5, 0.5, 'a')
    const shift = (neighbor: LineQuote) => Math.abs(logit(totals([...own, neighbor]).at(215.5).probability))
    // Both neighbors lie 0.4 log-odds above the distribution at their own line.
    const above = (line: number) => 1 / (1 + Math.exp(-(logit(over(line).probability) + 0.4)))
    expect(shift(quote('b', 216.5, above(216.5)))).toBeGreaterThan(2 * shift(quote('b', 230.5, above(230.5))))
  })

  it.each([
    [['a', 'b', 'c'], null],
    [['a', 'b'], 220.5],
    [['Pinnacle'], 220.5],
    [['Pinnacle', 'a'], null],
  ] as const)('knows a line quoted by %j, else carries it over', (names, from) => {
    const curve = totals([...books(215.5, 0.5, ...names), ...books(220.5, 0.4, 'x', 'y', 'z')])
    expect(curve.at(215.5).carriedOverFrom).toBe(from)
  })

  it('carries no line over from one that is itself carried over', () => {
    const curve = totals([
      ...books(215.5, 0.5, 'a', 'b'),
      ...books(216.5, 0.49, 'a', 'b'),
      ...books(220.5, 0.4, 'x', 'y', 'z'),
    ])
    expect([215.5, 216.5, 217.5].map((line) => curve.at(line).carriedOverFrom)).toEqual([220.5, 220.5, 220.5])
  })

  it('counts a sharp book as three', () => {
    const curve = totals([quote('Pinnacle', 215.5, 0.5), ...books(215.5, 0.6, 'a', 'b', 'c')])
    expect(logit(curve.at(215.5).probability)).toBeCloseTo(logit(0.6) / 2, 9)
  })

  it('agrees with the moneyline at half a point, and shifts with a belief only between anchors', () => {
    const anchors = [
      { line: -0.5, probability: 0.57 },
      { line: 0.5, probability: 0.57 },
    ]
    const quotes = books(-4.5, 0.47, 'a', 'b', 'c')
    const curve = lineCurve({ quotes, distribution: covers, slope: 1, anchors, shift: () => 0.05 })
    expect(curve.at(-0.5).probability).toBeCloseTo(0.57, 9)
    expect(curve.at(0.5).probability).toBeCloseTo(0.57, 9)
    expect(logit(curve.at(-4.5).probability)).toBeCloseTo(logit(0.47) + 0.05, 9)
    // However few quote them: they rest on the winner.
    expect([-0.5, 0.5, -1.5].map((line) => curve.at(line).carriedOverFrom)).toEqual([null, null, -4.5])
  })

  it('is carried over from the moneyline where its own quotes contradict that, and is not within the rounding of prices', () => {
    const anchors = [
      { line: -0.5, probability: 0.57 },
      { line: 0.5, probability: 0.57 },
    ]
    const at = (said: number) =>
      lineCurve({
        quotes: books(1.5, said, 'a', 'b', 'c'),
        distribution: covers,
        slope: 1,
        anchors,
        shift: () => 0,
      }).at(1.5)
    expect(at(0.5)).toMatchObject({ probability: expect.closeTo(0.57, 4), carriedOverFrom: 0.5 })
    expect(at(0.565)).toMatchObject({ probability: expect.closeTo(0.57, 4), carriedOverFrom: null })
    expect(at(0.6)).toMatchObject({ probability: expect.closeTo(0.6, 9), carriedOverFrom: null })
  })
})
