import { describe, expect, it } from 'vitest'
import { compareShares, edgeLines } from './edge-lines.ts'
import { recordedShares } from './recorded-edges.ts'

const simulated = {
  league: 'nba',
  market: 'prop points',
  bets: 900,
  books: 4.5,
  positive: 0.017,
  aboveOnePercent: 0.009,
} as const

describe('the share of bets whose best price beats the books', () => {
  it('stands next to the recorded share of the same league and market', () => {
    const [known, unknown] = compareShares([simulated, { ...simulated, market: 'prop dunks' }], recordedShares)
    expect(known?.recorded).toMatchObject({ league: 'nba', market: 'prop points', bets: 7310 })
    expect(unknown?.recorded).toBeNull()
    const text = edgeLines([known!, unknown!], 2).join('\n')
    expect(text).toMatch(/NBA\s+prop points\s+900\s+4\.5\s+1\.7%\s+0\.9%\s+7310\s+5\.2\s+2\.1%\s+1\.0%/)
    expect(text).toMatch(/prop dunks\s+900\s+4\.5\s+1\.7%\s+0\.9%\s+–\s+–\s+–\s+–/)
  })

  it('names every recorded market once, with its bets, three books or more, and shares that agree', () => {
    expect(new Set(recordedShares.map(({ league, market }) => `${league}|${market}`)).size).toBe(recordedShares.length)
    for (const { bets, books, positive, aboveOnePercent } of recordedShares) {
      expect(Number.isInteger(bets)).toBe(true)
      expect(bets).toBeGreaterThanOrEqual(100)
      expect(books).toBeGreaterThanOrEqual(3)
      expect(aboveOnePercent).toBeLessThanOrEqual(positive)
    }
  })
})
