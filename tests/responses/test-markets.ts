import { describe, expect, it } from 'vitest'
import { pathWithExample } from './path-with-example.ts'
import { decimal, responseOf, simulated } from './simulated-responses.ts'

/** Movement, arbitrages, middles and sharp values follow from prices. */
export function testMarkets(): void {
  describe('the market', () => {
    it('measures sharp value at the sharp book alone: never a copy of the EV', async () => {
      type Enhanced = { marketType: string; expectedValue: number; sharpValue: number | null }
      const { enhancedPicks } = (await responseOf('/api/auto-enhanced-markets')) as unknown as {
        enhancedPicks: Enhanced[]
      }
      const quoted = enhancedPicks.filter(({ sharpValue }) => sharpValue !== null)
      expect(quoted.length).toBeGreaterThan(0)
      // A prop is recommended by all books and our models; other bets need the sharp book’s word, too.
      for (const { marketType, sharpValue } of quoted)
        if (marketType !== 'player-prop') expect(sharpValue).toBeGreaterThan(0)
      expect(quoted.filter(({ expectedValue, sharpValue }) => expectedValue === sharpValue)).toEqual([])
    })

    it('simulates the bankruptcy risk at the stakes of the Fibonacci System, and floors no market efficiency', async () => {
      type Strategy = { fibonacciAnalysis: { bankruptcyRisk: number; marketEfficiency: number | null } | null }
      const { picks } = (await responseOf('/api/advanced-more-picks?limit=100')) as unknown as {
        picks: { strategies: Strategy[] }[]
      }
      const analyses = picks.flatMap(({ strategies }) => strategies.flatMap((one) => one.fibonacciAnalysis ?? []))
      expect(new Set(analyses.map(({ bankruptcyRisk }) => bankruptcyRisk)).size).toBeGreaterThan(analyses.length / 2)
      const efficiencies = analyses.map(({ marketEfficiency }) => marketEfficiency)
      // Exactly 100 is even: a floor or a ceiling there would show it of many.
      expect(efficiencies.filter((one) => one === 100).length).toBeLessThan(2)
      expect(efficiencies.some((one) => one !== null && one > 100)).toBe(true)
    })

    it('holds the sharpest book’s move against what is usual, and calls sharp what it moved towards', async () => {
      const { picks } = (await responseOf('/api/market-intelligence')) as {
        picks: { label: string | null; marketIntelligence: { sharpMoney: number | null } }[]
      }
      const known = picks.flatMap(({ label, marketIntelligence: { sharpMoney } }) =>
        sharpMoney === null ? [] : [{ label, sharpMoney }],
      )
      expect(known.length).toBeGreaterThan(picks.length / 2)
      expect(new Set(known.map(({ sharpMoney }) => sharpMoney)).size).toBeGreaterThan(2)
      for (const { label, sharpMoney } of known) {
        expect(sharpMoney).toBeGreaterThanOrEqual(0)
        expect(sharpMoney).toBeLessThanOrEqual(100)
        if (label === 'SHARP') expect(sharpMoney).toBeGreaterThan(50)
      }
    })

    it('finds arbitrages that pay on every leg, staked as it was asked', async () => {
      type Scan = {
        opportunities: { profit: number; totalStake: number; legs: { stake: number; expectedPayout: number }[] }[]
        gamesScanned: number
        bookmakersScanned: number
      }
      const scan = (await responseOf('/api/arbitrage-scan?stake=500&unit=5')) as unknown as Scan
      expect([scan.gamesScanned > 20, scan.bookmakersScanned]).toEqual([true, 12])
      expect(scan.opportunities.length).toBeGreaterThan(0)
      for (const { legs, profit, totalStake } of scan.opportunities) {
        expect(profit).toBeGreaterThan(0)
        expect(totalStake).toBeLessThanOrEqual(500)
        for (const { stake, expectedPayout } of legs) {
          expect(stake % 5).toBe(0)
          expect(expectedPayout).toBeGreaterThanOrEqual(totalStake + profit - 0.02)
        }
      }
      expect((await simulated.app.inject('/api/arbitrage-scan?stake=-5')).statusCode).toBe(400)
    })

    it('counts every line whose two sides lock in a profit, once', async () => {
      type Enhanced = Record<'gameId' | 'playerName' | 'propType' | 'lineValue', unknown> & {
        readonly arbitrageOpportunity: { readonly detected: boolean }
      }
      const { enhancedProps, metadata } = (await responseOf('/api/authentic-props')) as unknown as {
        readonly enhancedProps: readonly Enhanced[]
        readonly metadata: { readonly arbitrageOpportunities: number }
      }
      const found = enhancedProps.filter(({ arbitrageOpportunity }) => arbitrageOpportunity.detected)
      const lines = new Set(found.map((row) => [row.gameId, row.playerName, row.propType, row.lineValue].join('|')))
      expect(lines.size).toBeGreaterThan(3)
      expect(metadata.arbitrageOpportunities).toBe(lines.size)
    })

    it('finds middles with their chance, and low holds; of own books alone no leg is another’s', async () => {
      type One = {
        kind: string
        profit: number
        bestProfit: number
        middleChance: number | null
        expectedProfit: number | null
        legs: { bookmakerTitle: string }[]
      }
      const scan = async (query: string) =>
        (await responseOf(`/api/arbitrage-scan?${query}`)) as unknown as { opportunities: One[] }
      const { opportunities: middles } = await scan('kind=middle')
      expect(middles.length).toBeGreaterThan(1)
      const known = middles.filter(({ middleChance }) => middleChance !== null)
      expect(known.length).toBeGreaterThan(0)
      for (const { middleChance, expectedProfit, profit, bestProfit } of known) {
        expect(bestProfit).toBeGreaterThan(profit)
        expect(middleChance).toBeLessThan(60)
        expect(expectedProfit).toBeGreaterThanOrEqual(profit - 0.01)
      }
      for (const { kind, profit } of (await scan('kind=low-hold')).opportunities) {
        expect(kind).toBe('low-hold')
        expect(profit).toBeGreaterThan(-11)
      }
      const own = (await scan('books=pinnacle,bovada,fanduel')).opportunities
      const books = own.flatMap(({ legs }) => legs.map(({ bookmakerTitle }) => bookmakerTitle))
      for (const book of books) expect(book).toMatch(/^(Pinnacle|Bovada|FanDuel) /)
      expect((await simulated.app.inject('/api/arbitrage-scan?kind=magic')).statusCode).toBe(400)
      expect((await simulated.app.inject('/api/arbitrage-scan?books=Fandool')).statusCode).toBe(400)
    })

    it('tells every book’s way on a game, from its first price to the one that stands', async () => {
      type Face = { at: string; odds: number[]; line: number | null }
      type Book = { open: Face; current: Face; high: number; low: number; moves: number; path: Face[] }
      const { markets } = (await responseOf(pathWithExample('/api/line-movement/{gameId}')())) as unknown as {
        markets: { kind: string; books: Book[] }[]
      }
      expect(markets.length).toBeGreaterThan(1)
      for (const { open, current, high, low, moves, path } of markets.flatMap(({ books }) => books)) {
        expect([path[0], path.at(-1), path.length - 1]).toEqual([open, current, moves])
        expect(decimal(high)).toBeGreaterThanOrEqual(decimal(low))
        expect(path.map(({ at }) => at)).toEqual(path.map(({ at }) => at).toSorted())
      }
      expect((await simulated.app.inject('/api/line-movement/nothing')).statusCode).toBe(404)
    })

    it('calls a move reverse only where fewer than half of the bets back it', async () => {
      const { picks } = (await responseOf('/api/advanced-more-picks?limit=100')) as unknown as {
        picks: { sharpMoney: { label: string | null; tickets: number | null; lineMovement: number } | null }[]
      }
      const moved = picks.flatMap(({ sharpMoney }) => sharpMoney ?? [])
      expect(moved.some(({ tickets }) => tickets !== null)).toBe(true)
      for (const { label, tickets, lineMovement } of moved)
        if (label === 'REVERSE') expect([tickets! < 50, lineMovement > 0]).toEqual([true, true])
    })
  })
}
