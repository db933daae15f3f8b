import { type Bet, type ListBets, listBets } from '@fairline/contract'
import { describe, expect, it } from 'vitest'
import { decimal, responseOf, simulated } from './simulated-responses.ts'

/** The list of every bet of the board. */
export function testBetList(): void {
  describe('the list of all bets', () => {
    const list = async (query = '') =>
      listBets.answer.parse((await simulated.app.inject(`/api/v1/bets?${query}`)).json())

    it('pages through every bet once, ordered by id', async () => {
      const bets: Bet[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: ListBets = await list(`limit=500${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
        bets.push(...page.bets)
        cursor = page.nextCursor
      }
      expect(bets.length).toBeGreaterThan(2000)
      expect(new Set(bets.map(({ id }) => id)).size).toBe(bets.length)
      const ids = bets.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)))
      expect(new Set(bets.map(({ market }) => market)).size).toBe(6)
      expect(new Set(bets.map(({ state }) => state))).toContain('live')
    })

    it('filters by game, league, market, state and expected value', async () => {
      const { bets } = await list('league=mlb&market=total&state=upcoming&minEv=-0.05&limit=500')
      expect(bets.length).toBeGreaterThan(5)
      for (const { league, market, state, expectedValue } of bets)
        expect([league, market, state, expectedValue! >= -0.05]).toEqual(['mlb', 'total', 'upcoming', true])
      const { gameId } = bets[0]!
      expect((await list(`game=${gameId}&limit=500`)).bets.every((bet) => bet.gameId === gameId)).toBe(true)
    })

    it('shows the same figures for a bet as every other response', async () => {
      const all = new Map((await list('minEv=0&limit=500')).bets.map((bet) => [bet.id, bet]))
      type Row = { id: string; odds: number; winProbability: number; expectedValue: number; confidence: number | null }
      const { picks } = (await responseOf('/api/smart-parlay/live-picks')) as unknown as { picks: Row[] }
      expect(picks.length).toBeGreaterThan(5)
      for (const { id, odds, winProbability, expectedValue, confidence } of picks) {
        const bet = all.get(id)!
        expect(bet.price!).toBeCloseTo(decimal(odds), 1)
        expect(winProbability).toBeCloseTo(100 * bet.fairProbability!, 0)
        expect(expectedValue).toBeCloseTo(bet.expectedValue!, 3)
        expect(confidence).toBe(bet.confidence)
      }
    })

    it('recommends only what is worth more than it costs, and says why it passes', async () => {
      for (const { recommendation, expectedValue, confidenceAssumed, carriedOverFrom, state, reasons } of (
        await list('limit=500')
      ).bets) {
        if (recommendation === 'pass') expect(reasons.length).toBeGreaterThan(0)
        else
          expect([expectedValue! > 0, confidenceAssumed, carriedOverFrom, state]).toEqual([
            true,
            false,
            null,
            'upcoming',
          ])
      }
    })

    it('takes the key of a league in any case', async () => {
      const { bets } = await list('league=MLB&limit=5')
      expect(bets).toHaveLength(5)
      expect(bets.map(({ league }) => league)).toEqual(Array(5).fill('mlb'))
    })

    it('refuses what it does not know', async () => {
      for (const query of ['limit=501', 'limit=0', 'market=corners', 'minEv=much', 'state=over', 'books=none-such'])
        expect((await simulated.app.inject(`/api/v1/bets?${query}`)).statusCode).toBe(400)
      const titleOf = async (query: string) => {
        const response = await simulated.app.inject(`/api/v1/bets?${query}`)
        expect(response.statusCode).toBe(400)
        return (response.json() as { title: string }).title
      }
      expect(await titleOf('league=curling')).toMatch(/^Invalid league: expected mlb, nba, .* or internationals\.$/)
      for (const query of ['minEv=', 'minEv=%20', 'limit=', 'books=', 'books=,', 'game='])
        expect(await titleOf(query)).toMatch(/^Invalid (minEv|limit|books|game): expected /)
      expect(await titleOf('cursor=rubbish')).toMatch(/^Invalid cursor: expected nextCursor of a response to the same /)
      const { nextCursor } = await list('league=nba&limit=1')
      const cursor = encodeURIComponent(nextCursor!)
      expect((await list(`league=nba&limit=2&cursor=${cursor}`)).bets).toHaveLength(2)
      expect(await titleOf(`league=mlb&cursor=${cursor}`)).toMatch(/^Invalid cursor/)
    })
  })
}
