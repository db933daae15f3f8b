import type { Bet, Funnel } from '@fairline/contract'
import { describe, expect, it } from 'vitest'
import { pathWithExample } from './path-with-example.ts'
import { type ListedBet, reads, responseOf, simulated } from './simulated-responses.ts'

/** A bet that just missed a list. */
interface Missed {
  readonly id: string
  readonly gameId: string | null
  readonly missedBy: string
  readonly expectedValue: number
}

/** Holds a bet that just missed a list to all bets, as far as it is among them. @param known  null where no game may be named */
function expectAsListed(
  { id, gameId, missedBy, expectedValue }: Missed,
  known: ReadonlyMap<string, Pick<Bet, 'expectedValue'>> | null,
): void {
  expect(missedBy).toMatch(/./)
  if (known === null) expect(gameId).toBeNull()
  else if (known.has(id)) expect(known.get(id)!.expectedValue).toBeCloseTo(expectedValue, 4)
}

/** Sentences and counts agree with the figures of their bets. */
export function testSentences(): void {
  describe('sentences and counts', () => {
    it('says in sentences the same figures that stand beside them', async () => {
      type Reasoned = { winProbability: number; expectedValue: number; reasoning: string | string[] }
      // As the screen writes a percentage of the wire.
      const shown = (percent: number) => {
        const tenths = Math.round(10 * Math.abs(percent) + 1e-9) / 10
        return tenths === 0 && Math.abs(percent) >= 0.005 ? Math.abs(percent).toFixed(2) : tenths.toFixed(1)
      }
      const lists = [
        ['/api/ubse/enhanced-recommendations', 'recommendations', 1],
        ['/api/advanced-more-picks?limit=100', 'picks', 1],
        ['/api/auto-enhanced-markets', 'enhancedPicks', 1],
        ['/api/smart-parlay-picks', 'picks', 100],
        ['/api/smart-parlay/integrated', 'recommendations', 100],
        ['/api/authentic-props', 'enhancedProps', 100],
      ] as const
      for (const [path, key, percent] of lists) {
        const rows = ((await responseOf(path)) as Record<string, Reasoned[]>)[key]!
        expect(rows.length).toBeGreaterThan(0)
        for (const { winProbability, expectedValue, reasoning } of rows) {
          const text = [reasoning].flat().join('. ')
          const [, ours, ev] = /Fair ([\d.]+)% vs\. [\d.]+% implied: [+−]?([\d.]+)% EV/.exec(text)!
          expect([path, ours, ev]).toEqual([path, shown(winProbability), shown(expectedValue * percent)])
        }
      }
    })

    it('counts by one funnel on every screen, and no step takes in more bets than the one before', async () => {
      const lists = [
        '/api/parlay-picks',
        '/api/ubse/enhanced-recommendations',
        '/api/advanced-more-picks',
        '/api/alternative-picks',
        '/api/smart-parlay-picks',
        '/api/smart-parlay/live-picks',
        '/api/smart-parlay/integrated',
        '/api/market-intelligence',
        '/api/social-sharing/predictions',
      ]
      const funnels = await Promise.all(lists.map(async (path) => (await responseOf(path)).funnel as Funnel))
      const analysis = await simulated.app.inject({ method: 'POST', url: '/api/ai-market-analysis' })
      for (const funnel of [...funnels, analysis.json().funnel as Funnel]) expect(funnel).toEqual(funnels[0])
      const { prices, positiveEv, recommended, topPicks } = funnels[0]!
      const { bets } = (await responseOf('/api/betting-matrix/comprehensive')) as { bets: ListedBet[] }
      expect(prices).toBe(bets.length)
      expect(positiveEv).toBeLessThan(prices)
      expect(recommended).toBeLessThanOrEqual(positiveEv!)
      expect(topPicks).toBeLessThanOrEqual(Math.min(2, recommended))
      const { summary } = (await responseOf('/api/advanced-more-picks')) as { summary: { totalPicks: number } }
      expect(summary.totalPicks).toBe(recommended)
    })

    it('shows under every list with fewer than three bets what just missed it, with true figures and the reason', async () => {
      type List = { justMissed: Missed[] }
      // UBSE lists bets on other lines and props next to those on the main ones.
      const enhanced = ((await responseOf('/api/auto-enhanced-markets')).enhancedPicks as unknown[]).length
      const lists = [
        ['/api/parlay-picks', (response: Json) => (response.funnel as Funnel).recommended],
        [
          '/api/ubse/enhanced-recommendations',
          (response: Json) => (response.recommendations as unknown[]).length + enhanced,
        ],
        ['/api/alternative-picks', (response: Json) => (response.picks as unknown[]).length],
        ['/api/social-sharing/predictions', (response: Json) => (response.predictions as unknown[]).length],
        ['/api/premium-player-props', (response: Json) => (response.funnel as Funnel).recommended],
        ['/api/authentic-props', (response: Json) => (response.funnel as Funnel).recommended],
        ['/api/smart-parlay-picks', (response: Json) => response.totalPicks as number],
        ['/api/smart-parlay/live-picks?category=total', (response: Json) => response.totalOpportunities as number],
        ['/api/smart-parlay/live-picks?category=team_total', (response: Json) => response.totalOpportunities as number],
        ['/api/smart-parlay/integrated', (response: Json) => (response.recommendations as unknown[]).length],
        ['/api/market-intelligence', (response: Json) => (response.picks as unknown[]).length],
      ] as const
      type Json = Record<string, unknown>
      const all = (await responseOf('/api/v1/bets?limit=500')) as { bets: ListedBet[] }
      const known = new Map(all.bets.map((bet) => [bet.id, bet]))
      let shown = 0
      for (const [path, count] of lists) {
        const response = await responseOf(path)
        const { justMissed } = response as unknown as List
        if (count(response) >= 3) expect([path, justMissed]).toEqual([path, []])
        else expect([path, justMissed.length > 0, justMissed.length <= 5]).toEqual([path, true, true])
        for (const missed of justMissed) expectAsListed(missed, path.includes('social') ? null : known)
        shown += justMissed.length
      }
      expect(shown).toBeGreaterThan(5)
    })

    it('writes no price into a sentence, so that the odds format applies to every figure', async () => {
      // The document’s own text of a move, and the text that leaves the app, are in American odds.
      const documented = /\.(opening|current|shareableText|parlayOutcome|picks)$/
      const sentences = (value: unknown, at: string): [string, string][] => {
        if (typeof value === 'string') return documented.test(at) ? [] : [[at, value]]
        if (typeof value !== 'object' || value === null) return []
        return Object.entries(value).flatMap(([key, inner]) =>
          sentences(inner, Array.isArray(value) ? `${at}[]` : `${at}.${key}`),
        )
      }
      const lists = reads.filter(({ path }) => !/admin|ledger|tools|openai|arbitrage|days/.test(path))
      const response = await Promise.all(
        lists.map(async ({ path }) => sentences(await responseOf(pathWithExample(path)()), path)),
      )
      const analysis = await simulated.app.inject({ method: 'POST', url: '/api/ai-market-analysis' })
      const all = [...response.flat(), ...sentences(analysis.json(), '/api/ai-market-analysis')]
      expect(all.length).toBeGreaterThan(1000)
      expect(all.filter(([, text]) => /(?:^|\s)[+−-]\d{3,4}(?![\d%.]|\d*T)/.test(text)).slice(0, 5)).toEqual([])
    })

    it('shows win probabilities that sum to 100.0 in every game, three ways to a tenth', async () => {
      type Chances = Record<'homeWinPercentage' | 'awayWinPercentage' | 'drawPercentage', number | null>
      const { games } = (await responseOf('/api/live-data')) as unknown as {
        games: { isCompleted: boolean; bayesianProbabilities: Chances }[]
      }
      const known = games.flatMap(({ isCompleted, bayesianProbabilities: of }) => {
        const shares = [of.homeWinPercentage, of.awayWinPercentage, of.drawPercentage].filter((share) => share !== null)
        return shares.length === 0 ? [] : [{ isCompleted, shares }]
      })
      for (const { isCompleted, shares } of known) {
        const tenths = shares.reduce((sum, one) => sum + Math.round(10 * Number(one.toFixed(1))), 0)
        expect(Math.abs(tenths - 1000)).toBeLessThanOrEqual(shares.length - 2)
        if (!isCompleted) for (const one of shares) expect([one > 0, one < 100]).toEqual([true, true])
      }
      expect(known.length).toBeGreaterThan(20)
    })

    it('counts high value over all prices checked, as those above 15% are never picks', async () => {
      const { highValue, picks } = (await responseOf('/api/smart-parlay-picks')) as unknown as {
        highValue: number
        picks: { expectedValue: number }[]
      }
      const { bets } = (await responseOf('/api/betting-matrix/comprehensive')) as unknown as {
        bets: { calculatedValue: number }[]
      }
      expect(highValue).toBe(bets.filter(({ calculatedValue }) => Number(calculatedValue.toFixed(1)) > 15).length)
      for (const { expectedValue } of picks) expect(Number((100 * expectedValue).toFixed(1))).toBeLessThanOrEqual(10)
    })

    it('counts published picks apart from the bets with value now, as true subsets', async () => {
      const response = await simulated.app.inject({ method: 'POST', url: '/api/ai-market-analysis' })
      const overview = response.json().executiveSummary.marketOverview as string
      const [, prices, positive] =
        /We looked at (\d+) prices of winners, spreads and totals before the start: (\d+) (?:is|are) \+EV right now/.exec(
          overview,
        )!
      const [, published, still] = /(\d+) picks? (?:is|are) published on games still to come; (\w+) of them/.exec(
        overview,
      )!
      const { bets } = (await responseOf('/api/betting-matrix/comprehensive')) as { bets: ListedBet[] }
      expect(Number(prices)).toBe(bets.length)
      expect(Number(positive)).toBeLessThan(Number(prices))
      expect(still === 'none' ? 0 : Number(still)).toBeLessThanOrEqual(Math.min(Number(published), Number(positive)))
    })

    it('says of the day’s picks what speaks for them, with the figures they show', async () => {
      type Pick = {
        reasoning: string[]
        winProbability: number
        expectedValue: number
        confidence: number | null
      } | null
      const { picks } = (await responseOf('/api/parlay-picks')) as { picks: { pick1: Pick; pick2: Pick } }
      expect(picks.pick1).not.toBeNull()
      for (const pick of [picks.pick1, picks.pick2]) {
        if (!pick) continue
        const [, ours, ev] = /^Fair ([\d.]+)% vs\. [\d.]+% implied: \+([\d.]+)% EV$/.exec(pick.reasoning[0] ?? '')!
        expect(Number(ours)).toBe(pick.winProbability)
        expect(Math.abs(Number(ev) - 100 * pick.expectedValue)).toBeLessThan(0.06)
        if (pick.confidence !== null)
          expect(pick.reasoning[2]).toBe(`${Math.floor(pick.confidence)}% chance to beat the closing line`)
      }
    })
  })
}
