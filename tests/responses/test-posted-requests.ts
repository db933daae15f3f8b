import { routes } from '@fairline/contract'
import { describe, expect, it } from 'vitest'
import { responseOf, simulated } from './simulated-responses.ts'

/** What is sent to the app is read, counted and refused. */
export function testPostedRequests(): void {
  describe('routes that something is sent to', () => {
    const send = (url: string, payload?: object) =>
      simulated.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        ...(payload ? { payload } : {}),
      })
    const routeOf = (path: string) => routes.find((route) => route.method === 'POST' && route.path === path)!
    const { league, home, away } = { league: 'MLB', home: 'No Such Side', away: 'Nor This One' }
    const games = [{ league, homeTeam: home, awayTeam: away }]

    it.each([
      ['/api/arbitrage-start-scanning', undefined],
      ['/api/ai-market-analysis', undefined],
      ['/api/analytics/tests', undefined],
      ['/api/social-sharing/track', { predictionId: 'x', platform: 'reddit' }],
      ['/api/openai/enhanced-analysis', { games }],
    ] as const)(
      '%s answers 200 with every field it names, nothing sent along being no error',
      async (path, payload) => {
        const response = await send(path, payload)
        expect(response.statusCode).toBe(200)
        const read = routeOf(path).answer.safeParse(response.json())
        expect(read.success ? [] : read.error.issues).toEqual([])
        expect(response.body).not.toMatch(/NaN|Infinity|undefined/)
      },
    )

    it('analyses a bet of the board in words, and no other', async () => {
      const { picks } = (await responseOf('/api/advanced-more-picks')) as { picks: { id: string }[] }
      const response = await send(`/api/advanced-more-picks/analyze/${encodeURIComponent(picks[0]!.id)}`)
      expect(response.statusCode).toBe(200)
      const read = routeOf('/api/advanced-more-picks/analyze/{pickId}').answer.safeParse(response.json())
      expect(read.success ? [] : read.error.issues).toEqual([])
      expect((await send('/api/advanced-more-picks/analyze/nothing')).statusCode).toBe(404)
    })

    it('refuses what it cannot read, and names the field', async () => {
      const response = await send('/api/openai/enhanced-analysis', { games: [{ league: 'MLB' }] })
      expect([response.statusCode, response.json().title]).toEqual([400, expect.stringContaining('homeTeam')])
      expect((await send('/api/openai/enhanced-analysis')).statusCode).toBe(400)
    })

    it('drops a test once, and keeps the others', async () => {
      const { id } = (await send('/api/analytics/tests')).json()
      const drop = () => simulated.app.inject({ method: 'DELETE', url: `/api/analytics/tests/${id}` })
      expect([(await drop()).statusCode, (await drop()).statusCode]).toEqual([200, 404])
      expect((await simulated.app.inject(`/api/analytics/tests/${simulated.testId}`)).statusCode).toBe(200)
    })

    it('counts what the analyst wrote, which costs nothing', async () => {
      const usage = (await responseOf('/api/openai/usage-stats')) as { totalCalls: number; totalCost: number }
      expect([usage.totalCalls > 0, usage.totalCost]).toEqual([true, 0])
    })

    it('notes the pair of a visitor once, under a random id, for operators alone', async () => {
      const first = await simulated.app.inject('/api/parlay-picks')
      const cookie = String(first.headers['set-cookie']).split(';')[0]!
      await simulated.app.inject({ url: '/api/parlay-picks', headers: { cookie } })
      const { analytics, recentPredictions } = (await responseOf('/api/admin/predictions')) as {
        analytics: { totalPredictions: number; uniqueUsers: number }
        recentPredictions: { sessionId: string; parlayOutcome: string }[]
      }
      const own = recentPredictions.filter(({ sessionId }) => cookie.endsWith(sessionId))
      expect(own).toHaveLength(1)
      const { pick1, pick2 } = first.json().picks as Record<'pick1' | 'pick2', { published: unknown } | null>
      const isPublished = [pick1, pick2].every((pick) => pick === null || pick.published !== null)
      expect(own[0]!.parlayOutcome).toBe(isPublished ? 'pending' : 'other')
      expect(analytics.uniqueUsers).toBeLessThanOrEqual(analytics.totalPredictions)
      const elsewhere = { remoteAddress: '10.0.0.7', headers: { host: 'fairline.example' } }
      expect((await simulated.app.inject({ url: '/api/admin/predictions', ...elsewhere })).statusCode).toBe(401)
    })

    it('gives the same picks and figures in AI mode, in other words', async () => {
      const plain = (await responseOf('/api/parlay-picks')) as { picks: { pick1: Record<string, unknown> } }
      const ai = (await responseOf('/api/parlay-picks?ai=1')) as unknown as { aiMode: boolean } & typeof plain
      expect(ai.aiMode).toBe(true)
      expect({ ...ai.picks.pick1, analysis: null }).toEqual(plain.picks.pick1)
      expect(ai.picks.pick1.analysis).toMatch(/%/)
    })
  })
}
