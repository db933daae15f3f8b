import { type Board, isPriced, isRecommended, type PricedBet } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { alternativePicksOf } from '../../apps/server/src/answers/alternative-picks.ts'
import { responseOf, simulated } from './simulated-responses.ts'

type ProposalReasons = Board['games'][number]['proposals'][number]['proposal']['reasons']

const proposalOf = (bet: PricedBet, reasons: ProposalReasons) => ({
  market: bet.market,
  selection: bet.selection,
  book: bet.book,
  price: bet.price,
  chance: bet.fairProbability,
  expectedValue: bet.expectedValue,
  confidence: bet.confidence,
  stake: 1,
  reasons,
})

/** Strategies claim only bets that they back. */
export function testAlternativePicks(): void {
  describe('alternative picks', () => {
    it('puts strategies that back the same bets on one card, with both bets if there are two', () => {
      // Every confident bet of the board, backed by two strategies.
      const games = simulated.board.games.map((game) => ({
        ...game,
        bets: game.bets.map((bet) => (isRecommended(bet) ? { ...bet, confidence: 75 } : bet)),
        proposals: game.bets.filter(isRecommended).flatMap((bet) =>
          ['value-betting', 'elo-edge'].map((key) => ({
            key,
            proposal: proposalOf(bet, [{ what: 'EV', value: 0.02, unit: 'share' as const }]),
          })),
        ),
      }))
      const { picks } = alternativePicksOf({ ...simulated.board, games })
      expect(picks).toHaveLength(1)
      const { strategy, alsoBackedBy, pick1, pick2, confidence, reasoning } = picks[0]!
      expect([strategy, alsoBackedBy, reasoning]).toEqual(['Value Betting', ['Elo Edge'], ['EV: +2.0%']])
      expect(pick2).not.toBeNull()
      expect(pick2!.gameId).not.toBe(pick1.gameId)
      expect(confidence).toBeCloseTo((pick1.confidence! + pick2!.confidence!) / 2, 1)
      // What a slip and a verdict need is the bet's own.
      for (const { id, quotedAt, recommendation, confidenceAssumed } of [pick1, pick2!]) {
        const bet = games.flatMap(({ bets }) => bets).find((one) => one.id === id)!
        expect([Date.parse(quotedAt), recommendation, confidenceAssumed]).toEqual([
          bet.quotedAt,
          bet.recommendation,
          bet.confidenceAssumed,
        ])
      }
      const alone = games.map((game) => (game.game.id === pick1.gameId ? game : { ...game, proposals: [] }))
      expect(alternativePicksOf({ ...simulated.board, games: alone }).picks).toMatchObject([{ pick1, pick2: null }])
    })

    it('claims no bet for a strategy that backs it only together with another', () => {
      const games = simulated.board.games.map((game) => ({
        ...game,
        proposals: game.bets.filter(isPriced).map((bet) => {
          const proposal = proposalOf(bet, [{ what: 'points', value: 1, unit: 'points' as const }])
          return { key: 'middle-hunter', proposal: { ...proposal, second: proposal } }
        }),
      }))
      expect(alternativePicksOf({ ...simulated.board, games }).picks).toEqual([])
    })

    it('tells each pick in the built-in analyst’s words, with the figures of the pick', async () => {
      type Pick = {
        odds: number
        winProbability: number
        marketSentiment: string
        chatgptTrends: { marketSentiment: string; aiInsights: string; keyFactors: string[]; analyst: string }
      }
      const { picks } = (await responseOf('/api/advanced-more-picks?limit=100')) as unknown as { picks: Pick[] }
      for (const { winProbability, marketSentiment, chatgptTrends } of picks) {
        expect(chatgptTrends.marketSentiment).toBe(marketSentiment)
        expect(chatgptTrends.aiInsights).toContain(`Fair ${winProbability.toFixed(1)}% vs. `)
        expect(chatgptTrends.analyst).toBe('Fairline')
      }
    })
  })
}
