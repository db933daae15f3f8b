import { describe, expect, it } from 'vitest'
import { decimal, type ListedBet, responseOf, simulated } from './simulated-responses.ts'

/** Props are the same in every list, and recommended by what they are worth. */
export function testPlayerProps(): void {
  describe('player props', () => {
    it('ranks player props by what they are worth, and recommends none that is not', async () => {
      type Prop = ListedBet & {
        side: string
        line: number
        carriedOverFrom: number | null
        recommendation: string
        confidenceAssumed: boolean
        team: string
      }
      const { props, totalProps } = (await responseOf('/api/premium-player-props')) as unknown as {
        props: Prop[]
        totalProps: number
      }
      expect(totalProps).toBe(props.length)
      expect(props.length).toBeGreaterThan(100)
      expect(new Set(props.map(({ id }) => id)).size).toBe(props.length)
      // Prices that look like mistakes and probabilities carried over from another line come last.
      const values = props.map(({ expectedValue, carriedOverFrom }) =>
        expectedValue > 10 || carriedOverFrom !== null ? -100 : expectedValue,
      )
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      for (const { expectedValue, confidence, confidenceAssumed, odds, winProbability, recommendation } of props) {
        // The shown probability is rounded to a tenth, American odds to a whole number.
        const rounding = 0.05 * decimal(odds) + 0.005 * winProbability + 0.01
        expect(expectedValue).toBeLessThanOrEqual(winProbability * decimal(odds) - 100 + rounding)
        expect(confidenceAssumed).toBe(false)
        if (recommendation !== 'PASS') expect([expectedValue > 0, (confidence ?? 0) >= 50]).toEqual([true, true])
        if (recommendation.endsWith('BET')) expect(confidence).toBeGreaterThanOrEqual(75)
      }
      // Their closes were learned from the history: most have a confidence, and bets are in reach.
      expect(props.filter(({ confidence }) => confidence !== null).length).toBeGreaterThan(0.8 * props.length)
      expect(props.some(({ recommendation }) => recommendation.endsWith('BET'))).toBe(true)
    })

    it('shows the same props with the same figures in every list of them', async () => {
      type Prop = ListedBet & { odds: number; recommendation: string; marketType?: string; mlPrediction?: unknown }
      const rowsOf = async (path: string, field: string) => (await responseOf(path))[field] as unknown as Prop[]
      const premium = new Map((await rowsOf('/api/premium-player-props', 'props')).map((prop) => [prop.id, prop]))
      const same = ({ id, confidence, odds, winProbability }: Prop) => ({ id, confidence, odds, winProbability })
      const plain = await rowsOf('/api/player-props', 'props')
      const enhanced = await rowsOf('/api/authentic-props', 'enhancedProps')
      expect(premium.size).toBeGreaterThan(100)
      for (const rows of [plain, enhanced]) {
        expect(rows).toHaveLength(premium.size)
        for (const prop of rows) {
          expect(same(prop)).toEqual(same(premium.get(prop.id)!))
          expect(prop.recommendation).toBe(premium.get(prop.id)!.recommendation)
        }
      }
      const picks = (await rowsOf('/api/auto-enhanced-markets', 'enhancedPicks')).filter(
        ({ marketType }) => marketType === 'player-prop',
      )
      for (const pick of picks) expect(same(pick)).toEqual(same(premium.get(pick.id)!))
      const recommended = [...premium.values()].filter(({ recommendation }) => recommendation !== 'PASS')
      // A recommended prop is hidden by no other bet on the same player and stat, such as a probable mistake.
      const shown = new Set(recommended.map(({ id }) => id.split('|').slice(0, -2).join('|')))
      const all = (await responseOf('/api/v1/bets?market=player-prop&state=upcoming&minEv=0&limit=500')) as {
        bets: { id: string; recommendation: string }[]
      }
      const today = new Set([...premium.keys()].map((id) => id.split('|')[0]))
      const missing = all.bets.filter(
        ({ id, recommendation }) =>
          recommendation !== 'pass' && today.has(id.split('|')[0]) && !shown.has(id.split('|').slice(0, -2).join('|')),
      )
      expect(missing).toEqual([])
      expect(picks.map(({ id }) => id).sort()).toEqual(recommended.map(({ id }) => id).sort())
      expect(picks.length).toBeGreaterThan(0)
    })

    it('draws a random +EV prop of 80% confidence or more, and none as live: no book quotes props in play', async () => {
      type Drawn = (ListedBet & { finalConfidence: number | null; recommendation: string }) | null
      const draw = async (path: string) => {
        const response = await simulated.app.inject(path)
        expect(response.headers['cache-control']).toBe('no-store')
        return response.json() as { success: boolean; prop: Drawn; among: number; message: string | null }
      }
      const live = await draw('/api/live-player-props/random')
      expect(live).toMatchObject({
        success: false,
        prop: null,
        among: 0,
        message: 'No book quotes player props in play',
      })
      const high = await draw('/api/player-props/random')
      expect(high).toMatchObject({ success: true, message: null })
      expect(high.prop!.expectedValue).toBeGreaterThan(0)
      expect(high.prop!.finalConfidence).toBeGreaterThanOrEqual(80)
    })

    it('gives a rate of a player’s games only from thirty on, and the tier whatever the bet', async () => {
      type Prop = { successRate: number | null; analytics: { historicalHitRate: number | null }; gamesPlayed: number }
      const { props } = (await responseOf('/api/premium-player-props')) as unknown as {
        props: (Prop & { tier: string | null; side: string; lastTen: { hits: number; games: number } })[]
      }
      for (const { successRate, gamesPlayed, analytics, lastTen } of props) {
        // Known games may be of an earlier season, too.
        if (successRate !== null) expect(lastTen.games).toBe(10)
        if (gamesPlayed >= 30) expect(successRate).not.toBeNull()
        expect(analytics.historicalHitRate).toBe(successRate)
        expect(lastTen.games).toBeGreaterThanOrEqual(Math.min(10, gamesPlayed))
        expect(lastTen.hits).toBeLessThanOrEqual(lastTen.games)
      }
      // A tenth of the listed players of a stat are all-stars, on either side of the line.
      const allStars = props.filter(({ tier }) => tier === 'all-star').length
      expect(allStars / props.filter(({ tier }) => tier !== null).length).toBeLessThan(0.15)
      const tiers = new Set(props.flatMap(({ tier }) => tier ?? []))
      expect(tiers).toEqual(new Set(['all-star', 'consistent', 'average']))
    })
  })
}
