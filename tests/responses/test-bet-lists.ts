import { describe, expect, it } from 'vitest'
import { decimal, type ListedBet, responseOf, simulated } from './simulated-responses.ts'

/** Lists of bets hold what they claim to. */
export function testBetLists(): void {
  describe('lists of bets', () => {
    it('is worth its price wherever it is recommended, and follows from chance and price', async () => {
      const { recommendations } = (await responseOf('/api/ubse/enhanced-recommendations')) as {
        recommendations: ListedBet[]
      }
      expect(recommendations.length).toBeGreaterThan(0)
      for (const { expectedValue, confidence, odds, winProbability } of recommendations) {
        expect(confidence).toBeGreaterThanOrEqual(70)
        expect(expectedValue).toBeGreaterThan(0)
        // American odds are whole numbers, and a push gives part of the stake back.
        // The shown probability is rounded to a tenth, American odds to a whole number.
        const rounding = 0.05 * decimal(odds) + 0.005 * winProbability + 0.01
        expect(expectedValue).toBeLessThanOrEqual(winProbability * decimal(odds) - 100 + rounding)
      }
    })

    it('counts what it shows: pages of the main list are one list', async () => {
      const all = (await responseOf('/api/advanced-more-picks?limit=100')) as {
        picks: ListedBet[]
        summary: { totalPicks: number }
        hasMore: boolean
      }
      const second = (await responseOf('/api/advanced-more-picks?offset=4&limit=4')) as {
        picks: ListedBet[]
        hasMore: boolean
      }
      expect(all.picks).toHaveLength(Math.min(100, all.summary.totalPicks))
      expect(second.picks.map(({ id }) => id)).toEqual(all.picks.slice(4, 8).map(({ id }) => id))
      expect(((await responseOf('/api/advanced-more-picks')) as { picks: ListedBet[] }).picks).toHaveLength(4)
    })

    it('calls a bet High Value where its value score is above 70, and nowhere else', async () => {
      const { picks } = (await responseOf('/api/advanced-more-picks?limit=100')) as {
        picks: { valueScore: number; expectedValue: number; tags: string[] }[]
      }
      for (const { valueScore, expectedValue, tags } of picks) {
        // The score is a whole number, and the value is shown in hundredths of a percent.
        expect(Math.abs(valueScore - Math.min(100, 10 * expectedValue))).toBeLessThanOrEqual(0.5 + 0.05)
        expect(tags.includes('High Value')).toBe(valueScore > 70)
      }
    })

    it('ranks 25 bets at most, and never two on one market of a game', async () => {
      const { picks, totalPicks } = (await responseOf('/api/smart-parlay-picks')) as {
        picks: { gameId: string; marketType: string; finalScore: number }[]
        totalPicks: number
      }
      expect(picks).toHaveLength(Math.min(25, totalPicks))
      expect(new Set(picks.map(({ gameId, marketType }) => `${gameId} ${marketType}`)).size).toBe(picks.length)
      expect(picks.map(({ finalScore }) => finalScore)).toEqual(
        picks.map(({ finalScore }) => finalScore).toSorted((a, b) => b - a),
      )
    })

    it('says the same of a market in both lists of its bets', async () => {
      type Pulsed = { id: string; sharpMoney: object | null; marketSentiment: string }
      const { picks } = (await responseOf('/api/advanced-more-picks?limit=100')) as { picks: Pulsed[] }
      const { recommendations } = (await responseOf('/api/ubse/enhanced-recommendations')) as {
        recommendations: Pulsed[]
      }
      const listed = new Map(picks.map((pick) => [pick.id, pick]))
      const both = recommendations.flatMap((one) => (listed.has(one.id) ? [[one, listed.get(one.id)!] as const] : []))
      expect(both.length).toBeGreaterThan(0)
      for (const [one, other] of both)
        expect([one.sharpMoney, one.marketSentiment]).toEqual([other.sharpMoney, other.marketSentiment])
    })

    it('refuses a question it does not know, and names the field', async () => {
      for (const question of ['offset=-1', 'limit=0', 'limit=many']) {
        const response = await simulated.app.inject(`/api/advanced-more-picks?${question}`)
        expect(response.statusCode).toBe(400)
        expect(response.json()).toMatchObject({
          type: 'invalid-request',
          title: expect.stringContaining(question.split('=')[0]!),
        })
      }
      expect((await simulated.app.inject('/api/smart-parlay/live-picks?category=horses')).statusCode).toBe(400)
    })

    it('keeps to the category that is asked for', async () => {
      const categories = ['moneyline', 'spread', 'total'] as const
      const listed = await Promise.all(
        categories.map(async (category) => {
          const { picks, summary } = (await responseOf(`/api/smart-parlay/live-picks?category=${category}`)) as {
            picks: { category: string }[]
            summary: Record<string, number>
          }
          expect(picks.filter((pick) => pick.category !== category)).toEqual([])
          expect(picks).toHaveLength(summary[category]!)
          return picks.length
        }),
      )
      expect(Math.max(...listed)).toBeGreaterThan(0)
    })

    it('shows every pick of the board that is to come among the bets, marked as one', async () => {
      const { bets } = (await responseOf('/api/betting-matrix/comprehensive')) as { bets: ListedBet[] }
      const marked = bets.filter(({ isPick }) => isPick).length
      const made = simulated.board.games.flatMap(({ game, decision, lineDecisions, result }) =>
        result === null && (game.startsAt ?? 0) > simulated.board.asOf
          ? [decision, ...lineDecisions].filter((one) => 'madeAt' in one)
          : [],
      )
      expect(made.length).toBeGreaterThan(0)
      // A line that moved on since it was picked is no longer on the board.
      expect(marked).toBeLessThanOrEqual(made.length)
      expect(marked).toBeGreaterThan(made.length / 2)
    })

    it('lists only +EV bets as market-intelligence picks, each with the direction its market moved in', async () => {
      type Moved = {
        id: string
        valueGrade: string
        marketIntelligence: { valueRating: number }
        lineMovement: { direction: 'UP' | 'DOWN'; books: number; points: number }
      }
      const { picks } = (await responseOf('/api/market-intelligence')) as { picks: Moved[] }
      const listed = (await responseOf('/api/advanced-more-picks?limit=100')) as {
        picks: { id: string; trendDirection: 'up' | 'down' | null }[]
      }
      const trends = new Map(listed.picks.map(({ id, trendDirection }) => [id, trendDirection?.toUpperCase()]))
      expect(new Set(picks.map(({ lineMovement }) => lineMovement.direction))).toEqual(new Set(['UP', 'DOWN']))
      for (const { id, valueGrade, marketIntelligence, lineMovement } of picks) {
        expect(marketIntelligence.valueRating).toBeGreaterThan(0)
        expect(valueGrade).not.toBe('F')
        expect(lineMovement.direction).toBe(trends.get(id))
        expect([lineMovement.books > 0, lineMovement.points > 0]).toEqual([true, true])
      }
    })
  })
}
