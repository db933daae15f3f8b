import { describe, expect, it } from 'vitest'
import { decimal, responseOf, simulated } from './simulated-responses.ts'

/** Only the books of a visitor count where they are named. */
export function testOwnBooks(): void {
  describe('a visitor’s own books', () => {
    it('reads only the visitor’s own books in the AI analysis, one bet’s analysis and what is shared', async () => {
      const post = (url: string) => simulated.app.inject({ method: 'POST', url })
      const own = (await post('/api/ai-market-analysis?books=pinnacle')).json()
      const offered = own.strategicInsights.valueOpportunities as { id: string; bookmaker: string }[]
      for (const { bookmaker } of [...offered, ...(own.justMissed as typeof offered)])
        expect(bookmaker).toBe('Pinnacle (simulated)')
      const shared = await responseOf('/api/social-sharing/predictions?books=pinnacle')
      expect(shared.funnel).toEqual(own.funnel)
      for (const { bookmaker } of shared.justMissed as typeof offered) expect(bookmaker).toBe('Pinnacle (simulated)')
      const [any] = (
        (await responseOf('/api/advanced-more-picks?books=pinnacle')) as unknown as { picks: typeof offered }
      ).picks
      const id = any?.id ?? (own.justMissed[0].id as string)
      const one = await post(`/api/advanced-more-picks/analyze/${encodeURIComponent(id)}?books=pinnacle`)
      expect(one.statusCode).toBe(200)
      expect((await post('/api/ai-market-analysis?books=none-such')).statusCode).toBe(400)
    })

    it('shows the visitor his own books alone: no price of another, and none better than before', async () => {
      type Row = { id: string; bookmaker: string; odds: number; expectedValue?: number; calculatedValue?: number }
      const all = ((await responseOf('/api/betting-matrix/comprehensive')) as { bets: Row[] }).bets
      const own = ((await responseOf('/api/betting-matrix/comprehensive?books=FanDuel,bet%20365')) as { bets: Row[] })
        .bets
      expect(own.length).toBeGreaterThan(50)
      expect(new Set(own.map(({ bookmaker }) => bookmaker))).toEqual(
        new Set(['FanDuel (simulated)', 'Bet365 (simulated)']),
      )
      const best = new Map(all.map((row) => [row.id, row]))
      for (const { id, odds, calculatedValue } of own) {
        expect(decimal(odds)).toBeLessThanOrEqual(decimal(best.get(id)!.odds) + 1e-9)
        expect(calculatedValue!).toBeLessThanOrEqual(best.get(id)!.calculatedValue! + 1e-9)
      }
      const { props } = (await responseOf('/api/premium-player-props?books=fanduel')) as unknown as { props: Row[] }
      expect(new Set(props.map(({ bookmaker }) => bookmaker))).toEqual(new Set(['FanDuel (simulated)']))
      const american = ((await responseOf('/api/betting-matrix/comprehensive?region=us')) as { bets: Row[] }).bets
      expect(american.some(({ bookmaker }) => bookmaker.startsWith('Pinnacle'))).toBe(false)
    })

    it('picks again from the visitor’s own books, by the same bar', async () => {
      type Pick = { book: string; expectedValue: number; confidence: number | null } | null
      const { bets } = (await responseOf('/api/v1/bets?state=upcoming&limit=500')) as unknown as {
        bets: { book: string | null }[]
      }
      const books = [...new Set(bets.flatMap(({ book }) => book ?? []))]
      const found: NonNullable<Pick>[] = []
      for (const book of books) {
        const own = encodeURIComponent(book.replace(' (simulated)', ''))
        const { picks } = (await responseOf(`/api/parlay-picks?books=${own}`)) as {
          picks: { pick1: Pick; pick2: Pick }
        }
        const atBook = [picks.pick1, picks.pick2].filter((pick) => pick !== null)
        expect(atBook.filter((pick) => pick.book !== book)).toEqual([])
        found.push(...atBook)
      }
      expect(new Set(found.map(({ book }) => book)).size).toBeGreaterThan(1)
      for (const pick of found) {
        expect([pick.expectedValue > 0, (pick.confidence ?? 50) >= 50]).toEqual([true, true])
      }
      const pair = [...new Set(found.map(({ book }) => book))].slice(0, 2)
      const own = pair.map((book) => encodeURIComponent(book.replace(' (simulated)', ''))).join(',')
      const { picks } = (await responseOf(`/api/parlay-picks?books=${own}`)) as { picks: { pick1: Pick; pick2: Pick } }
      expect(pair).toContain(picks.pick1?.book)
    })

    it('names a book that does not exist, and those that do', async () => {
      for (const question of ['books=Fandool', 'region=mars', 'book%73=Fandool', '%72egion=mars', '%62ooks=Fandool']) {
        const response = await simulated.app.inject(`/api/live-data?${question}`)
        expect(response.statusCode).toBe(400)
        expect(response.json().title).toContain(decodeURIComponent(question).split('=')[0])
      }
      expect((await simulated.app.inject('/api/live-data?books=Fandool')).json().title).toContain('FanDuel')
      const { games } = (await responseOf('/api/live-data?books=pinnacle')) as {
        games: { best: { home: { book: string } | null } }[]
      }
      for (const { best } of games) if (best.home) expect(best.home.book).toBe('Pinnacle (simulated)')
    })
  })
}
