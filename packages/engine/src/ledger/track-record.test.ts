import { fullGame, type LedgerRow, type Origin, type PickEntry } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { aPick } from '../../testing/facts.ts'
import { chained } from './chain.ts'
import { settlementEntry } from './entries-of.ts'
import { type RecordGroup, trackRecord } from './track-record.ts'

/** Picks of an origin at 2.10; every n-th of them won, and the fair close of all was 50 %. */
function settledPicks(origin: Origin, count: number, wonEach: number) {
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

/** Its home side won. */
const settlementOf = (pick: PickEntry) =>
  settlementEntry(pick, {
    result: { gameId: pick.game.id, winner: 'home', home: 5, away: 3, observedAt: 2000 },
    close: [0.5, 0.5],
    closedLines: { spread: null, total: null },
    closingQuotes: [],
  })!

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

function recordOf(entries: readonly ReturnType<typeof settledPicks>[number][]) {
  const record = trackRecord()
  for (const entry of entries) record.add({ entry })
  return record
}

describe('the record', () => {
  it('counts what was published apart from what was decided afterwards', () => {
    const record = recordOf([...settledPicks('backfill', 60, 1), ...settledPicks('live', 40, 4)])
    expect(record.of('live')).toMatchObject({ picks: 40, open: 0, won: 10, lost: 30, hitRate: 0.25, saidToWin: 0.5 })
    expect(record.of('backfill')).toMatchObject({ picks: 60, won: 60, hitRate: 1 })
    expect(record.of('replay')).toMatchObject({ picks: 0, from: null, hitRate: null })
    expect(record.all().map(({ origin }) => origin)).toEqual(['live', 'replay', 'backfill'])
  })

  it('reckons return and closing value per unit staked', () => {
    const { roi, closingValue, beatClose, saidToBeatClose, from, to } = recordOf(settledPicks('live', 40, 4)).of('live')
    expect(roi!.mean).toBeCloseTo((10 * 1.1 - 30) / 40, 12)
    expect(closingValue!.mean).toBeCloseTo(2.1 * 0.5 - 1, 12)
    expect([beatClose, saidToBeatClose]).toEqual([1, expect.closeTo(0.76, 12)])
    expect([from, to]).toEqual(['2019-06-01', '2019-06-28'])
  })

  it('leaves unknown confidence out of the mean and gives the sample of the known', () => {
    const unknown = settledPicks('live', 60, 2).map((entry, i) =>
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

  it('sets beside the share that beat the close the mean confidence of the same picks alone', () => {
    const tenWithoutClose = settledPicks('live', 40, 2).map((entry, i) => {
      if (i >= 2 * 10) return entry
      if (entry.kind === 'pick') return { ...entry, pick: { ...entry.pick, confidence: 20 } }
      return entry.kind === 'settlement' ? { ...entry, closingValue: null, closingChance: null } : entry
    })
    const { saidToBeatClose, confidenceSample } = recordOf(tenWithoutClose).of('live')
    expect([saidToBeatClose, confidenceSample]).toEqual([expect.closeTo(0.76, 12), 30])
  })

  it('has no mean confidence below thirty known ones, nor for a group that has none', () => {
    const noConfidence = settledPicks('live', 40, 2).map((entry) =>
      entry.kind === 'pick' ? { ...entry, pick: { ...entry.pick, confidence: null } } : entry,
    )
    const [group] = recordOf(noConfidence).groups('live', 'confidence')
    expect(group).toMatchObject({ name: 'not known', picks: 40, beatClose: 1, saidToBeatClose: null })
    expect(recordOf([...noConfidence, ...settledPicks('live', 29, 2)]).of('live').saidToBeatClose).toBeNull()
  })

  it('holds what was said against what the close said', () => {
    const { losses } = recordOf(settledPicks('live', 40, 4)).of('live')
    // Both forecast a half of everything.
    expect(losses).toMatchObject({ brier: 0.25, brierClose: 0.25, minusClose: { mean: 0 } })
    expect([losses!.logLoss, losses!.logLossClose]).toEqual([
      expect.closeTo(Math.LN2, 12),
      expect.closeTo(Math.LN2, 12),
    ])
    expect(recordOf(settledPicks('live', 29, 2)).of('live').losses).toBeNull()
  })

  it('compares our losses with those of the closing probabilities, not with our own again', () => {
    const entries = settledPicks('live', 40, 4).map((entry) =>
      entry.kind === 'settlement' ? { ...entry, closingChance: 0.3 } : entry,
    )
    const { losses } = recordOf(entries).of('live')
    // A half was forecast for all forty, and the close was 30 %: ten won.
    const closing = -(10 * Math.log(0.3) + 30 * Math.log(0.7)) / 40
    expect(losses).toMatchObject({
      brier: 0.25,
      brierClose: expect.closeTo((10 * 0.7 ** 2 + 30 * 0.3 ** 2) / 40, 12),
      logLoss: expect.closeTo(Math.LN2, 12),
      logLossClose: expect.closeTo(closing, 12),
      minusClose: { mean: expect.closeTo(Math.LN2 - closing, 12) },
    })
  })

  it('counts half a pick where half of its stake was returned, in the forecast as in the result', () => {
    // Forty picks at 2.10: ten won and fifteen lost, each with 54 %; fifteen with 58 % lost half of their stake.
    const isHalf = (i: number) => i >= 20 && i % 4 !== 0
    const entries = settledPicks('live', 40, 4).map((entry, i) => {
      const half = isHalf(Math.floor(i / 2))
      if (entry.kind === 'pick') return { ...entry, pick: { ...entry.pick, chance: half ? 0.58 : 0.54 } }
      if (entry.kind !== 'settlement') return entry
      return { ...entry, closingChance: 0.6, profit: half ? -0.5 : entry.profit }
    })
    const record = recordOf(entries)
    const { won, lost, hitRate, saidToWin, losses } = record.of('live')
    // Ten stakes, fifteen, and fifteen halves.
    const decided = 32.5
    const mean = (won54: number, lost54: number, lost58: number) => (10 * won54 + 15 * lost54 + 7.5 * lost58) / decided
    expect([won, lost]).toEqual([10, 30])
    expect(hitRate).toBeCloseTo(10 / decided, 12)
    expect(saidToWin).toBeCloseTo(17.85 / decided, 12)
    expect(losses!.brier).toBeCloseTo(mean(0.46 ** 2, 0.54 ** 2, 0.58 ** 2), 12)
    expect(losses!.brierClose).toBeCloseTo(mean(0.4 ** 2, 0.6 ** 2, 0.6 ** 2), 12)
    const loss = mean(-Math.log(0.54), -Math.log(0.46), -Math.log(0.42))
    const closing = mean(-Math.log(0.6), -Math.log(0.4), -Math.log(0.4))
    expect([losses!.logLoss, losses!.logLossClose, losses!.minusClose!.mean]).toEqual([
      expect.closeTo(loss, 12),
      expect.closeTo(closing, 12),
      expect.closeTo(loss - closing, 12),
    ])
    const bins = record.reliability('live').filter(({ count }) => count > 0)
    expect(bins).toMatchObject([
      { count: 40, said: expect.closeTo(17.85 / decided, 12), happened: expect.closeTo(10 / decided, 12) },
    ])
    // Half of a stake at 2.10 that won brings 0.55.
    const halfWon = entries.map((entry) =>
      entry.kind === 'settlement' && entry.profit > 0 ? { ...entry, profit: 0.55 } : entry,
    )
    expect(recordOf(halfWon).of('live').hitRate).toBeCloseTo(5 / (decided - 5), 12)
  })

  it('leaves picks whose stake was returned out of losses and reliability', () => {
    // 60% was forecast for all; of forty that were decided ten won, and ten more were pushed.
    const entries = [...settledPicks('live', 40, 4), ...pushed('live', 10)].map((entry) =>
      entry.kind === 'pick' ? { ...entry, pick: { ...entry.pick, chance: 0.6 } } : entry,
    )
    const record = recordOf(entries)
    const { losses, won, lost, pushed: returned, hitRate, saidToWin, roi } = record.of('live')
    // A pushed stake counts in the return, and nowhere else.
    expect([hitRate, saidToWin]).toEqual([0.25, expect.closeTo(0.6, 12)])
    expect(roi!.mean).toBeCloseTo((10 * 1.1 - 30) / 50, 12)
    expect([won, lost, returned]).toEqual([10, 30, 10])
    expect(losses!.brier).toBeCloseTo((10 * 0.4 ** 2 + 30 * 0.6 ** 2) / 40, 12)
    expect(losses!.logLoss).toBeCloseTo(-(10 * Math.log(0.6) + 30 * Math.log(0.4)) / 40, 12)
    // Nor do they make a small sample large, or an error small.
    const withoutPushed = entries.filter((entry) => entry.kind !== 'settlement' || entry.profit !== 0)
    expect(losses!.minusClose).toEqual(recordOf(withoutPushed).of('live').losses!.minusClose)
    const bins = record.reliability('live').filter(({ count }) => count > 0)
    expect(bins).toMatchObject([{ count: 40, happened: 0.25 }])
  })

  it('excludes void bets from the return, its error and its minimum of thirty', () => {
    const voided = (count: number) =>
      pushed('live', count).map((entry) =>
        entry.kind === 'settlement' ? ({ ...entry, settlement: 'void' } as const) : entry,
      )
    const decided = settledPicks('live', 40, 4)
    const record = recordOf([...decided, ...voided(10)]).of('live')
    expect(record.roi).toEqual(recordOf(decided).of('live').roi)
    expect([record.picks, record.open, record.pushed]).toEqual([50, 0, 10])
    expect(recordOf([...settledPicks('live', 29, 4), ...voided(1)]).of('live').roi).toBeNull()
    expect(recordOf([...settledPicks('live', 30, 4), ...voided(1)]).of('live').roi).not.toBeNull()
  })

  it('counts a pick whose confidence is a border of two bands to the upper one', () => {
    const namesOf = (confidence: number) =>
      recordOf(
        settledPicks('live', 1, 1).map((entry) =>
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
    const entries = settledPicks('live', 30, 2)
    expect(recordOf(entries).of('live').hitRate).toBe(0.5)
    const { picks, open, hitRate, roi } = recordOf(entries.slice(0, -1)).of('live')
    expect({ picks, open, hitRate, roi }).toEqual({ picks: 30, open: 1, hitRate: null, roi: null })
  })

  it('hands out the picks of an origin, the newest first, each by its row and with what came of it', () => {
    const record = trackRecord()
    const [first, second, other] = ['a', 'b', 'c'].map((id) => aPick({ id })) as [PickEntry, PickEntry, PickEntry]
    const rows: LedgerRow[] = chained(null, [
      { ...first, origin: 'live' },
      { ...second, origin: 'live' },
      { ...other, origin: 'backfill' },
      settlementOf({ ...first, origin: 'live' }),
    ])
    for (const row of rows) record.add(row)
    expect(record.picks('live').map(({ seq, entry, settled }) => [seq, entry.game.id, settled?.seq ?? null])).toEqual([
      [2, 'b', null],
      [1, 'a', 4],
    ])
    expect(record.pickAt(3)).toMatchObject({
      seq: 3,
      hash: rows[2]?.hash,
      entry: { origin: 'backfill' },
      settled: null,
    })
    expect(record.pickAt(1)?.settled).toMatchObject({ seq: 4, entry: { settlement: 'win' } })
    expect(record.pickAt(4)).toBeNull()
  })

  it('counts by league, by market and by grade, in the order of their names', () => {
    const record = trackRecord()
    const add = (id: string, league: 'mlb' | 'nba', kind: 'moneyline' | 'total', grade: 'A' | 'B') => {
      const made = aPick({ id, league })
      const market = fullGame(kind, kind === 'total' ? 8.5 : null)
      record.add({ entry: { ...made, origin: 'live', pick: { ...made.pick, gameId: id, market, grade } } })
    }
    add('a', 'nba', 'total', 'B')
    add('b', 'mlb', 'moneyline', 'A')
    add('c', 'nba', 'moneyline', 'B')
    const groups = (by: RecordGroup) => record.groups('live', by).map(({ name, picks }) => [name, picks])
    expect(groups('league')).toEqual([
      ['mlb', 1],
      ['nba', 2],
    ])
    expect(groups('market')).toEqual([
      ['moneyline', 2],
      ['total', 1],
    ])
    expect(groups('grade')).toEqual([
      ['A', 1],
      ['B', 2],
    ])
  })

  it('has no losses where no closing line is known, nor counts a price as beaten that closed as it was', () => {
    const unknown = settledPicks('live', 40, 4).map((entry) =>
      entry.kind === 'settlement' ? { ...entry, closingChance: null, closingValue: null } : entry,
    )
    expect(recordOf(unknown).of('live')).toMatchObject({ won: 10, losses: null, beatClose: null, closingValue: null })
    const level = settledPicks('live', 40, 4).map((entry) =>
      entry.kind === 'settlement' ? { ...entry, closingValue: 0 } : entry,
    )
    expect(recordOf(level).of('live')).toMatchObject({ beatClose: 0, closingValue: { mean: 0 } })
  })

  it('counts from thirty known confidences and closes on', () => {
    expect(recordOf(settledPicks('live', 30, 2)).of('live')).toMatchObject({
      saidToBeatClose: expect.closeTo(0.76, 12),
      losses: { brier: 0.25 },
    })
  })
})
