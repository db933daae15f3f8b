import { decimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LegBet, legReturns } from './leg-returns.ts'

const quarter = fc.integer({ min: -24, max: 24 }).map((quarters) => quarters / 4)
const bet = (kind: 'spread' | 'total', selection: LegBet['selection'], line: number): LegBet => ({
  kind,
  selection,
  line,
  price: decimalOdds(2),
})

/** What a unit on a number at 2.00 returns: each half of a quarter line stands by itself. */
function returned(ahead: number): number {
  const halves = Number.isInteger(2 * ahead) ? [ahead, ahead] : [ahead - 0.25, ahead + 0.25]
  return halves.reduce((sum, half) => sum + 1 + Math.sign(half), 0) / 2
}

const rowsOf = (returns: readonly (readonly number[])[]) => new Set(returns.map((row) => row.join()))
/** Far beyond all lines. */
const counts = Array.from({ length: 81 }, (_, i) => i - 40)

describe('the returns of two bets', () => {
  it.each([true, false])('on a spread are those of every margin, of 0 too: %s', (canEndLevel) => {
    fc.assert(
      fc.property(quarter, quarter, (home, away) => {
        const margins = counts.filter((margin) => canEndLevel || margin !== 0)
        const expected = margins.map((margin) => [returned(margin + home), returned(-margin - away)])
        const returns = legReturns([bet('spread', 'home', home), bet('spread', 'away', away)], null, canEndLevel)
        expect(rowsOf(returns)).toEqual(rowsOf(expected))
      }),
      { numRuns: 400 },
    )
  })

  it.each([true, false])('on a total are those of every count, and 0 is one whether games end level: %s', (level) => {
    fc.assert(
      fc.property(quarter, quarter, (over, under) => {
        const expected = counts.map((count) => [returned(count - over), returned(under - count)])
        expect(rowsOf(legReturns([bet('total', 'over', over), bet('total', 'under', under)], null, level))).toEqual(
          rowsOf(expected),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('are few however far apart the lines are', () => {
    for (const far of [1e5, 4_294_967_299, -4_294_967_299]) {
      const returns = legReturns([bet('total', 'over', 8.5), bet('total', 'under', far)], null, true)
      expect(rowsOf(returns)).toEqual(new Set(far > 0 ? ['0,2', '2,1', '2,2', '2,0'] : ['0,2', '0,1', '0,0', '2,0']))
      expect(returns.length).toBeLessThanOrEqual(12)
    }
  })
})
