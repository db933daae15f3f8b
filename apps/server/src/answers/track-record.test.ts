import { type RecordedPick, type StrategyRecord, trackRecord } from '@fairline/engine'
import { aPick } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { toPickResponse, trackRecordOf, trackRecordPicksOf } from './track-record.ts'

it('has more picks only if a later page has some', () => {
  const record = trackRecord()
  for (const seq of [1, 2, 3, 4]) record.add({ seq, entry: { ...aPick({ id: `mlb-${seq}` }), origin: 'live' } })
  const state = { record, rows: 4, leftOut: [], staleSince: null, staleReason: null }
  const page = (offset: number) => {
    const { picks, hasMore } = trackRecordPicksOf(state, 'archive', { origin: 'live', offset, limit: 2 })
    return [picks.length, hasMore]
  }
  expect([page(0), page(1), page(2), page(3)]).toEqual([
    [2, true],
    [2, true],
    [2, false],
    [1, false],
  ])
})

const settledAs = (profit: number, closingValue: number | null): RecordedPick['settled'] => ({
  seq: 9,
  entry: {
    kind: 'settlement',
    pickKey: 'p',
    winner: 'home',
    score: { home: 5, away: 3 },
    settlement: profit > 0 ? 'win' : 'lose',
    profit,
    closingChance: null,
    closingValue,
    closingPrice: null,
    settledAt: 5000,
  },
})

it('shows a pick with its probability in percent, its EV as a fraction and what came of it', () => {
  const pick = { key: 'k', seq: 7, hash: '', entry: aPick(), settled: settledAs(1.1, 0.01236) }
  expect(toPickResponse(pick, 'archive')).toEqual({
    id: 7,
    madeAt: '1970-01-01T00:00:01.000Z',
    league: 'MLB',
    game: 'New York Yankees @ Boston Red Sox',
    day: '2019-06-15',
    pick: 'Boston Red Sox to win (moneyline)',
    bookmaker: 'Book',
    odds: 110,
    winProbability: 50,
    expectedValue: 0.05,
    grade: aPick().pick.grade,
    confidence: 76,
    outcome: 'win',
    profit: 1.1,
    closingValue: 0.0124,
  })
  expect(toPickResponse({ ...pick, settled: null }, 'simulated')).toMatchObject({
    bookmaker: 'Book (simulated)',
    outcome: 'open',
    profit: null,
    closingValue: null,
  })
  // A close exactly at the price taken is worth 0, which is not unknown.
  expect(toPickResponse({ ...pick, settled: settledAs(-1, 0) }, '')).toMatchObject({ outcome: 'lose', closingValue: 0 })
})

it('lists the newest pick first', () => {
  const record = trackRecord()
  for (const seq of [1, 2, 3]) record.add({ seq, entry: { ...aPick({ id: `mlb-${seq}` }), origin: 'live' } })
  const state = { record, rows: 3, leftOut: [], staleSince: null, staleReason: null }
  const { picks, total } = trackRecordPicksOf(state, 'archive', { origin: 'live', limit: 2 })
  expect([picks.map(({ id }) => id), total]).toEqual([[3, 2], 3])
  expect(trackRecordPicksOf(state, 'archive', { origin: 'replay' }).total).toBe(0)
})

it('says of a strategy how it did from thirty proposals on: wins of all, returns of the last', () => {
  const strategy = (proposals: number): StrategyRecord => ({
    key: 'elo',
    name: 'Elo',
    idea: '',
    proposals,
    won: 12,
    roi: { mean: 9, se: 9 },
    closing: { mean: 9, se: 9 },
    recent: { proposals, roi: { mean: 0.01236, se: 0.05 }, closing: { mean: -0.0021, se: 0.01 } },
    standing: 'on probation',
  })
  const state = { record: trackRecord(), rows: 0, leftOut: [], staleSince: 1000, staleReason: 'locked' }
  const { byStrategy, staleSince, overall } = trackRecordOf(state, {
    origin: 'live',
    strategies: [strategy(30), strategy(29)],
    books: [],
    source: 'feed',
  })
  expect(byStrategy).toMatchObject([
    { proposals: 30, hitRate: 40, roi: 0.0124, roiStdErr: 0.05, closingValue: -0.0021, standing: 'on probation' },
    { proposals: 29, hitRate: null, roi: null, roiStdErr: null, closingValue: null },
  ])
  expect(staleSince).toBe('1970-01-01T00:00:01.000Z')
  expect(overall).toMatchObject({ picks: 0, hitRate: null, roi: null, losses: null })
})

it('keeps forecast and outcome apart: shares in percent, returns as fractions with their own errors', () => {
  const tally = {
    ...trackRecord().of('live'),
    hitRate: 0.51,
    saidToWin: 0.52,
    beatClose: 0.53,
    saidToBeatClose: 0.54,
    roi: { mean: 0.01, se: 0.02 },
    closingValue: { mean: 0.03, se: 0.04 },
  }
  const record = { ...trackRecord(), of: () => tally }
  const state = { record, rows: 0, leftOut: [], staleSince: null, staleReason: null }
  expect(trackRecordOf(state, { origin: 'live', strategies: [], books: [], source: 'feed' }).overall).toMatchObject({
    hitRate: 51,
    saidToWin: 52,
    beatClose: 53,
    saidToBeatClose: 54,
    roi: 0.01,
    roiStdErr: 0.02,
    closingValue: 0.03,
    closingValueStdErr: 0.04,
  })
})
