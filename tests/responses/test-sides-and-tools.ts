import { describe, expect, it } from 'vitest'
import { toolQueries } from './path-with-example.ts'
import { responseOf, simulated } from './simulated-responses.ts'

/** Sides, days, shared texts and calculators. */
export function testSidesAndTools(): void {
  describe('sides, days, sharing and tools', () => {
    it('shares no name of a side, says that prices are invented, and opens five platforms', async () => {
      const { predictions } = (await responseOf('/api/social-sharing/predictions')) as {
        predictions: { anonymizedInsight: string; shareableText: string }[]
      }
      const names = simulated.board.games.flatMap(({ game }) => [game.home.name, game.away.name])
      for (const { anonymizedInsight, shareableText } of predictions) {
        expect(names.filter((name) => `${anonymizedInsight} ${shareableText}`.includes(name))).toEqual([])
        expect(shareableText).toContain('Simulated league')
      }
      const { shareUrls } = (await responseOf(`/api/social-sharing/share-urls/${simulated.sharedId}`)) as {
        shareUrls: object
      }
      for (const url of Object.values(shareUrls)) expect(URL.canParse(url as string)).toBe(true)
      expect((await simulated.app.inject('/api/social-sharing/share-urls/unknown')).statusCode).toBe(404)
    })

    it('knows a side by its name, its abbreviation and another name, and none that it does not know', async () => {
      const wins = async (path: string) => ((await responseOf(path)) as { team: { wins: number } }).team.wins
      const boston = await wins('/api/team-stats/mlb/BOS')
      expect(boston).toBe(await wins('/api/team-stats/MLB/boston%20red%20sox'))
      expect(boston).toBeGreaterThan(10)
      for (const unknown of ['mlb/Unknown', 'cricket/BOS', 'mlb/%00'])
        expect((await simulated.app.inject(`/api/team-stats/${unknown}`)).statusCode).toBe(404)
    })

    it('tells soccer and fights of the day that is asked for, and which other days have some', async () => {
      type Json = {
        date: string
        gameAnalysis: { totalGames: number }
        nextAvailableDays: { date: string; gamesAvailable: number }[]
      }
      const today = (await responseOf('/api/user-picks')) as unknown as Json
      const other = today.nextAvailableDays[0]
      if (other) {
        const response = (await responseOf(`/api/user-picks?date=${other.date}`)) as unknown as Json
        expect([response.date, response.gameAnalysis.totalGames]).toEqual([other.date, other.gamesAvailable])
      }
      expect(today.gameAnalysis.totalGames + today.nextAvailableDays.length).toBeGreaterThan(0)
      expect((await simulated.app.inject('/api/user-picks?date=yesterday')).statusCode).toBe(400)
    })

    it('calculates as the command line does, and names what it cannot read', async () => {
      const convert = (await responseOf(`/api/tools/convert?${toolQueries.convert}`)) as {
        overround: number
        fair: Record<string, number[]>
      }
      expect(convert.overround).toBeCloseTo(2 / (21 / 11) - 1, 6)
      expect(convert.fair.power).toEqual([0.5, 0.5])
      // By hand: 300 to win at 4.0, laid at 1.4: 300/1.4 = 214.29 on the other side leaves 85.71 either way.
      expect(await responseOf(`/api/tools/hedge?${toolQueries.hedge}`)).toMatchObject({
        equal: { stake: 214.29, ifWon: 85.71, ifLost: 85.71 },
      })
      // Boosted from 3.0 to 4.0: 0.32 · 3 − 0.68 · (1 − 0.7) = 0.756; plainly 0.32 · 2 − 0.68 = −0.04.
      expect(await responseOf(`/api/tools/promo?${toolQueries.promo}`)).toMatchObject({
        plain: -0.04,
        value: 0.756,
        added: 0.796,
      })
      const parlay = (await responseOf(`/api/tools/parlay?${toolQueries.parlay}`)) as { chance: number; hold: number }
      expect(parlay.chance).toBeCloseTo(0.5 * (1.6 / 4.1), 6)
      for (const [path, named] of [
        ['convert?odds=50,abc', 'abc'],
        ['convert?odds=-50', '-50'],
        ['hedge?stake=-1&price=2&against=2', 'stake'],
        ['parlay?legs=2.0', 'all else'],
        ['promo?price=2&chance=1.5', 'chance'],
      ] as const) {
        const response = await simulated.app.inject(`/api/tools/${path}`)
        expect([response.statusCode, response.json().title]).toEqual([400, expect.stringContaining(named)])
      }
    })
  })
}
