import { describe, expect, it } from 'vitest'
import { reliability } from './reliability.ts'

describe('reliability', () => {
  it('weighs both the chances and the outcomes of a bin, and counts every event once', () => {
    const [lower, upper] = reliability(
      [
        { probability: 0.6, happened: true },
        { probability: 0.9, happened: false, weight: 0.5 },
        { probability: 0.8, happened: true, weight: 0.5 },
      ],
      2,
    )
    // 0.6 + 0.45 + 0.4 over a weight of 2, of which 1.5 happened.
    expect(upper).toEqual({
      from: 0.5,
      to: 1,
      count: 3,
      said: expect.closeTo(0.725, 12),
      happened: expect.closeTo(0.75, 12),
    })
    expect(lower).toEqual({ from: 0, to: 0.5, count: 0, said: null, happened: null })
  })

  it('puts a chance on the border of two bins into the upper one, and 1 into the last', () => {
    const countsOf = (probability: number) =>
      reliability([{ probability: probability, happened: true }], 4).map(({ count }) => count)
    expect([0, 0.24, 0.25, 0.5, 0.75, 1].map(countsOf)).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ])
  })

  it('returns ten empty bins from 0 to 1 without a forecast', () => {
    const bins = reliability([])
    expect(bins.map(({ from }) => from)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    expect(bins.map(({ to }) => to)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    for (const bin of bins) expect(bin).toMatchObject({ count: 0, said: null, happened: null })
  })

  it.each([-0.01, 1.01, Number.NaN])('rejects a chance of %d', (probability) => {
    expect(() => reliability([{ probability: probability, happened: true }])).toThrow(RangeError)
  })

  it.each([0, -1, 2.5])('rejects %d bins', (bins) => {
    expect(() => reliability([], bins)).toThrow(RangeError)
  })
})
