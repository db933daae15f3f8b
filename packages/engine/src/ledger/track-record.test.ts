import type { Origin, PickEntry } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { settlementEntry } from './entries-of.ts'
import { trackRecord } from './track-record.ts'

/** Picks of an origin at 2.10; every so many of them won, and the fair close of all was 50 %. */
function told(origin: Origin, count: number, wonEach: number) {
  return Array.from({ length: count }, (_, i) => {
    const day = `2019-06-${String((i % 28) + 1).padStart(2, '0')}`
    const made: PickEntry = { ...aPick({ id: `mlb-${origin}-${i}`, day }), origin }
    const pick = { ...made, pick: { ...made.pick, gameId: made.game.id } }
    const winner = i % wonEach === 0 ? 'home' : 'away'
    const result = { gameId: made.game.id, winner, home: null, away: null, observedAt: 2000 } as const
    return [
      pick,
      settlementEntry(pick, {
        result,
        close: [0.5, 0.5],
        closedLines: { spread: null, total: null },
        closingQuotes: [],
      })!,
    ]
  }).flat()
}

/** Picks on two-way winners of games that ended level. */
function pushed(origin: Origin, count: number) {
  return Array.from({ length: count }, (_, i) => {
    const made = aPick({ id: `mlb-${origin}-level-${i}` })
    const pick: PickEntry = { ...made, origin, pick: { ...made.pick, gameId: made.game.id } }
    const result = { gameId: made.game.id, winner: 'draw', home: null, away: null, observedAt: 2000 } as const
    const closedLines = { spread: null, total: null }
    return [pick, settlementEntry(pick, { result, close: [0.5, 0.5], closedLines, closingQuotes: [] })!]
  }).flat()
}

function recordOf(entries: readonly ReturnType<typeof told>[number][]) {
  const record = trackRecord()
  for (const entry of entries) record.add({ entry })
  return record
}

describe('the record', () => {
  it('counts what was published apart from what was decided afterwards', () => {
    const record = recordOf([...told('backfill', 60, 1), ...told('live', 40, 4)])
    expect(record.of('live')).toMatchObject({ picks: 40, open: 0, won: 10, lost: 30, hitRate: 0.25, saidToWin: 0.5 })
    expect(record.of('backfill')).toMatchObject({ picks: 60, won: 60, hitRate: 1 })
    expect(record.of('replay')).toMatchObject({ picks: 0, from: null, hitRate: null })
    expect(record.all().map(({ origin }) => origin)).toEqual(['live', 'replay', 'backfill'])
  })

  it('reckons return and closing value per unit staked', () => {
    const { roi, closingValue, beatClose, saidToBeatClose, from, to } = recordOf(told('live', 40, 4)).of('live')
    expect(roi!.mean).toBeCloseTo((10 * 1.1 - 30) / 40, 12)
    expect(closingValue!.mean).toBeCloseTo(2.1 * 0.5 - 1, 12)
    expect([beatClose, saidToBeatClose]).toEqual([1, expect.closeTo(0.76, 12)])
    expect([from, to]).toEqual(['2019-06-01', '2019-06-28'])
  })

  it('leaves unknown confidence out of the mean and gives the sample of the known', () => {
    const unknown = told('live', 60, 2).map((entry, i) =>
      entry.kind === 'pick' && i < 2 * 25 ? { ...entry, pick: { ...entry.pick, confidence: null } } : entry,
    )
    const record = recordOf(unknown)
    // 25 of 60 picks have no confidence; the other 35 have 76.
    expect(record.of('live')).toMatchObject({ beatClose: 1, confidenceSample: 35 })
    expect(record.of('live').saidToBeatClose).toBeCloseTo(0.76, 12)
    expect(record.groups('live', 'confidence').find(({ name }) => name === 'not known')).toMatchObject({
      picks: 25,
      saidToBeatClose: null,
      confidenceSample: 0,
    })
  })

  it('has no mean confidence below thirty known ones, nor for a group that has none', () => {
    const noConfidence = told('live', 40, 2).map((entry) =>
      entry.kind === 'pick' ? { ...entry, pick: { ...entry.pick, confidence: null } } : entry,
    )
    const [group] = recordOf(noConfidence).groups('live', 'confidence')
    expect(group).toMatchObject({ name: 'not known', picks: 40, beatClose: 1, saidToBeatClose: null })
    expect(recordOf([...noConfidence, ...told('live', 29, 2)]).of('live').saidToBeatClose).toBeNull()
  })

  it('holds what was said against what the close said', () => {
    const { losses } = recordOf(told('live', 40, 4)).of('live')
    // Both said a half of everything.
    expect(losses).toMatchObject({ brier: 0.25, brierClose: 0.25, minusClose: { mean: 0 } })
    expect([losses!.logLoss, losses!.logLossClose]).toEqual([
      expect.closeTo(Math.LN2, 12),
      expect.closeTo(Math.LN2, 12),
    ])
    expect(recordOf(told('live', 29, 2)).of('live').losses).toBeNull()
  })

  it('leaves picks whose stake was returned out of losses and reliability', () => {
    // 60% was said of all; of forty that were decided ten won, and ten more were pushed.
    const entries = [...told('live', 40, 4), ...pushed('live', 10)].map((entry) =>
      entry.kind === 'pick' ? { ...entry, pick: { ...entry.pick, chance: 0.6 } } : entry,
    )
    const record = recordOf(entries)
    const { losses, won, lost, pushed: returned } = record.of('live')
    expect([won, lost, returned]).toEqual([10, 30, 10])
    expect(losses!.brier).toBeCloseTo((10 * 0.4 ** 2 + 30 * 0.6 ** 2) / 40, 12)
    expect(losses!.logLoss).toBeCloseTo(-(10 * Math.log(0.6) + 30 * Math.log(0.4)) / 40, 12)
    const bins = record.reliability('live').filter(({ count }) => count > 0)
    expect(bins).toMatchObject([{ count: 40, happened: 0.25 }])
  })

  it('counts a pick whose confidence is a border of two bands to the upper one', () => {
    const namesOf = (confidence: number) =>
      recordOf(
        told('live', 1, 1).map((entry) =>
          entry.kind === 'pick' ? { ...entry, pick: { ...entry.pick, confidence } } : entry,
        ),
      )
        .groups('live', 'confidence')
        .map(({ name }) => name)
    expect([29.9, 30, 45, 54.9, 55, 65, 100].flatMap(namesOf)).toEqual([
      '0–30',
      '30–45',
      '45–55',
      '45–55',
      '55–65',
      '65–100',
      '65–100',
    ])
  })

  it('shows no rate below thirty, and leaves open picks out of every rate', () => {
    const entries = told('live', 30, 2)
    expect(recordOf(entries).of('live').hitRate).toBe(0.5)
    const { picks, open, hitRate, roi } = recordOf(entries.slice(0, -1)).of('live')
    expect({ picks, open, hitRate, roi }).toEqual({ picks: 30, open: 1, hitRate: null, roi: null })
  })
})
