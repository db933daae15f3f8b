import { describe, expect, it } from 'vitest'
import { gaussianFilter } from './gaussian-filter.ts'

describe('a filter of normal states', () => {
  it('comes to the mean of what it saw, weighed with what it believed', () => {
    const filter = gaussianFilter()
    const state = filter.add(2, 4)
    for (const seen of [5, 7, 6]) filter.observe([[state, 1]], seen, 2)
    // Precision 1/4 at 2 and three times 1/2 at 6.
    const precision = 1 / 4 + 3 / 2
    expect(filter.mean(state)).toBeCloseTo((2 / 4 + 18 / 2) / precision, 12)
    expect(filter.variance(state)).toBeCloseTo(1 / precision, 12)
  })

  it('splits what it sees of a difference, and knows the sum no better', () => {
    const filter = gaussianFilter()
    const [a, b] = [filter.add(0, 3), filter.add(0, 1)]
    filter.observe(
      [
        [a, 1],
        [b, -1],
      ],
      8,
      4,
    )
    expect([filter.mean(a), filter.mean(b)]).toEqual([3, -1])
    // Of the sum's variance, 4, what is shared with the difference is (3 − 1)²/8.
    filter.observe(
      [
        [a, 1],
        [b, 1],
      ],
      2,
      1e12,
    )
    expect(filter.variance(a) + filter.variance(b)).toBeCloseTo(3 - 9 / 8 + 1 - 1 / 8, 6)
  })

  it('carries what it learns of one to those it was seen with', () => {
    const filter = gaussianFilter()
    const [a, b] = [filter.add(0, 1), filter.add(0, 1)]
    filter.observe(
      [
        [a, 1],
        [b, -1],
      ],
      0,
      0.1,
    )
    filter.observe([[a, 1]], 5, 0.1)
    expect(filter.mean(b)).toBeGreaterThan(3)
    filter.shrink(b, 0)
    filter.observe([[a, 1]], 9, 0.1)
    expect(filter.mean(b)).toBe(0)
  })

  it('halves what it believes of one: its mean and what it shares with others by a half, its variance by a quarter', () => {
    const filter = gaussianFilter()
    const [a, b] = [filter.add(6, 4), filter.add(2, 1)]
    filter.observe(
      [
        [a, 1],
        [b, 1],
      ],
      8,
      5,
    )
    // Nothing of the means changes. Of the variances 4 and 1, 16/10 and 1/10 go; −4/10 is shared.
    filter.shrink(a, 0.5)
    expect([filter.mean(a), filter.mean(b)]).toEqual([3, 2])
    expect(filter.variance(a)).toBeCloseTo(2.4 / 4, 12)
    expect(filter.variance(b)).toBeCloseTo(0.9, 12)
    expect(
      filter.varianceOf([
        [a, 1],
        [b, 2],
      ]),
    ).toBeCloseTo(0.6 + 4 * 0.9 - 4 * 0.2, 12)
  })

  it('has room for as many states as come, loosens one, and goes on from what it saved', () => {
    const filter = gaussianFilter()
    const states = Array.from({ length: 40 }, (_, i) => filter.add(i, 1))
    for (let i = 1; i < 40; i++)
      filter.observe(
        [
          [states[i]!, 1],
          [states[i - 1]!, -1],
        ],
        2,
        1,
      )
    filter.loosen(states[3]!, 5)
    expect(filter.variance(states[3]!)).toBeGreaterThan(5)
    const again = gaussianFilter()
    again.restore(JSON.parse(JSON.stringify(filter.save())))
    expect(again.size()).toBe(40)
    for (const one of [filter, again]) one.observe([[states[3]!, 1]], 50, 1)
    expect(again.save()).toEqual(filter.save())
  })
})
