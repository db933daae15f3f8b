import { describe, expect, it } from 'vitest'
import { responseOf, simulated } from './simulated-responses.ts'

/** The record is the ledger. */
export function testRecord(): void {
  describe('the record', () => {
    it('counts the record as the ledger has it, and apart what was decided afterwards', async () => {
      type Summary = {
        overall: { picks: number; won: number; lost: number; open: number; hitRate: number | null }
        byMarket: { name: string; picks: number }[]
      }
      const after = (await responseOf('/api/track-record?origin=backfill')) as unknown as Summary
      expect(after.overall.won + after.overall.lost + after.overall.open).toBeLessThanOrEqual(after.overall.picks)
      expect(after.overall.picks).toBeGreaterThan(30)
      expect(after.overall.hitRate).toBeGreaterThan(30)
      expect(after.byMarket.reduce((sum, { picks }) => sum + picks, 0)).toBe(after.overall.picks)
      expect(after.byMarket.map(({ name }) => name)).toEqual(expect.arrayContaining(['moneyline', 'spread', 'total']))
      const live = (await responseOf('/api/track-record')) as unknown as Summary
      expect(live.overall).toMatchObject({ won: 0, lost: 0, hitRate: null })
    })

    it('tells every pick with what came of it, the newest first', async () => {
      type Page = { picks: { id: number; outcome: string; profit: number | null }[]; hasMore: boolean }
      const page = (await responseOf('/api/track-record/picks?origin=backfill&limit=20')) as unknown as Page
      expect(page.picks).toHaveLength(20)
      expect(page.hasMore).toBe(true)
      const ids = page.picks.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => b - a))
      for (const { outcome, profit } of page.picks) expect(profit === null).toBe(outcome === 'open')
      expect((await simulated.app.inject('/api/track-record?origin=dreams')).statusCode).toBe(400)
    })

    it('tells the whole story of a pick, and that it stands as it was written', async () => {
      const { picks } = (await responseOf('/api/track-record/picks?origin=backfill&limit=200')) as unknown as {
        picks: { id: number; outcome: string }[]
      }
      const { id } = picks.find(({ outcome }) => outcome === 'win')!
      const story = (await responseOf(`/api/ledger/${id}`)) as unknown as {
        row: { entry: object }
        settlement: { entry: object }
      }
      expect(story.row.entry).toMatchObject({ kind: 'pick', origin: 'backfill' })
      expect(story.settlement.entry).toMatchObject({ kind: 'settlement', settlement: 'win' })
      expect(await responseOf(`/api/ledger/${id}/verify`)).toMatchObject({
        id,
        holds: true,
        checks: [{ holds: true }, { holds: true }],
      })
      for (const unknown of ['0', '999999', '-1', '1e3', '..%2f'])
        expect((await simulated.app.inject(`/api/ledger/${unknown}`)).statusCode).toBe(404)
    })
  })
}
