import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenSpans, residualWindows, shareAboveAt } from './residual-windows.ts'
import { shareAbove } from './share-above.ts'

/** Residuals below 0 early and above 0 late, a hundred of each. */
const residuals = Array.from({ length: 200 }, (_, i) => (i < 100 ? -1 : 1))
const times = residuals.map((_, i) => i)

describe('the share of residuals above a bar at about a time', () => {
  it('is that of all of them through a single window', () => {
    const share = shareAboveAt(residualWindows([0.3, -0.2, 0.1], [5, 1, 3], evenSpans(1)))
    const all = shareAbove([0.3, -0.2, 0.1], [1, 1, 1])
    for (const bar of [-0.5, 0, 0.2, 1]) for (const time of [-9, 3, 9]) expect(share(bar, time)).toBe(all(bar))
  })

  it('is that of the residuals of about that time, whatever order they come in', () => {
    const shuffled = times.toSorted((a, b) => ((a * 71) % 200) - ((b * 71) % 200))
    const share = shareAboveAt(
      residualWindows(
        shuffled.map((i) => residuals[i]!),
        shuffled,
        evenSpans(4),
      ),
    )
    // 75 residuals reach into the first window, all of them below the bar; ten are believed on either side.
    expect(share(0, 0)).toBe(10 / 95)
    expect(share(0, 199)).toBe(85 / 95)
  })

  it('changes evenly from the middle of a window to the next', () => {
    const share = shareAboveAt(residualWindows(residuals, times, evenSpans(4)))
    // Windows of 100 around 75 and 125: 25 and 75 of them lie above the bar.
    expect(share(0, 75)).toBe(35 / 120)
    expect(share(0, 125)).toBe(85 / 120)
    expect(share(0, 100)).toBeCloseTo(60 / 120, 12)
    expect(share(0, 85)).toBeCloseTo((35 + 10) / 120, 12)
  })

  it('is that of the first few of them near the start, if the first window is a narrow one', () => {
    const narrow = [
      { from: 0, to: 0.05, center: 0.025 },
      { from: 0.05, to: 1, center: 0.5 },
    ]
    const late = residuals.map((_, i) => (i < 10 ? 1 : -1))
    const share = shareAboveAt(residualWindows(late, times, narrow))
    // All ten of the first window lie above the bar, none of the 190 others; ten are believed on either side.
    expect(share(0, 5)).toBe(20 / 30)
    expect(share(0, 100)).toBe(10 / 210)
    expect(share(0, 52.5)).toBeCloseTo((20 / 30 + 10 / 210) / 2, 12)
  })

  it('never rises with the bar, and stays between 0 and 1', () => {
    const rows = fc.array(fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.integer({ min: 0, max: 9 })), {
      minLength: 1,
      maxLength: 60,
    })
    const bar = fc.double({ min: -4, max: 4, noNaN: true })
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: 1, max: 6 }),
        bar,
        bar,
        fc.double({ min: -2, max: 12, noNaN: true }),
        (rows, count, a, b, time) => {
          const share = shareAboveAt(
            residualWindows(
              rows.map(([residual]) => residual),
              rows.map(([, time]) => time),
              evenSpans(count),
            ),
          )
          const [high, low] = [share(Math.min(a, b), time), share(Math.max(a, b), time)]
          expect(low).toBeLessThanOrEqual(high)
          expect(low).toBeGreaterThan(0)
          expect(high).toBeLessThan(1)
        },
      ),
    )
  })

  it('refuses no residuals, and another number of times', () => {
    expect(() => residualWindows([], [], evenSpans(2))).toThrow('at least one past closing line is needed')
    expect(() => residualWindows([1], [1, 2], evenSpans(2))).toThrow('one time per residual is needed, got 2 for 1')
  })
})
