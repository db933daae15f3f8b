import type { LeagueKey } from '@fairline/domain'
import { propsReport } from '@fairline/engine'
import { readProps } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { canRead, recordedData } from './can-run.ts'

// Real prices of player props, against figures computed by others.
const isRecorded = canRead('real player props', recordedData)
const all = { from: null, to: null, books: null } as const
// The NBA's files are large: they are read once.
const propsByLeague = new Map<LeagueKey, ReturnType<typeof readProps>>()

function readPropsOnce(league: LeagueKey): ReturnType<typeof readProps> {
  const props = propsByLeague.get(league) ?? readProps(league, [recordedData])
  propsByLeague.set(league, props)
  return props
}

describe.skipIf(!isRecorded)('real player props', () => {
  it('scores NBA props as others did', async () => {
    const report = propsReport(await readPropsOnce('nba'), { ...all, league: 'nba', from: '2025-10-21' })
    // 13,317 lines and 0.6884 without the players whose names are written in two ways, and with what is mislabeled.
    expect(report.books).toBe(4)
    expect(report.lines).toBeGreaterThanOrEqual(13_317)
    expect(Math.abs(report.market.logLoss! - 0.6884)).toBeLessThan(0.0005)
    expect(Math.abs(report.blindRoiOver! + 0.044)).toBeLessThan(0.002)
    expect(Math.abs(report.blindRoiUnder! + 0.025)).toBeLessThan(0.002)
    // Theirs were held against the other books, 1,488 bets; ours against the blend that the app publishes.
    const { count, roi, roiStdErr } = report.picks.find(({ minEv }) => minEv === 0.01)!
    expect(count).toBeGreaterThan(800)
    expect(Math.abs(roi! - 0.031)).toBeLessThan(2 * roiStdErr!)
  })

  it.each([
    ['nba', 22_000],
    ['nhl', 6900],
    ['wnba', 500],
    ['mlb', 170],
  ] as const)('blends %s props no worse than the market, with a calibrated chance', async (league, lines) => {
    const { blend, ...report } = propsReport(await readPropsOnce(league), { ...all, league })
    expect(report.lines).toBeGreaterThanOrEqual(lines)
    expect(blend.minusMarket!.mean).toBeLessThanOrEqual(0)
    expect(blend.ece!).toBeLessThanOrEqual(blend.eceChance95!)
    expect(report.model.logLoss!).toBeLessThan(0.7)
  })
})
