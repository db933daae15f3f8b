import { fullGame } from '@fairline/domain'
import type { GradedProposal } from '@fairline/engine'
import { aGame } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { boardOf } from '../../testing/board-of.ts'
import { comparisonRowsOf, fiveDayTestOf } from './five-days.ts'

const proposal = (day: string): GradedProposal => ({
  key: 'value-betting',
  game: aGame({ id: `mlb-${day}`, day }),
  market: fullGame('moneyline'),
  selection: 'home',
  price: decimalOdds(2),
  chance: 0.52,
  expectedValue: 0.04,
  confidence: 60,
  profit: 1,
})

it('tests methods on days that are over: today is not among them', () => {
  const lately = [proposal('2026-07-15'), proposal('2026-07-14'), proposal('2026-07-13')]
  const rows = comparisonRowsOf({ strategies: { records: [], lately }, day: '2026-07-15' })
  const current = rows.filter(({ method }) => method === 'Current')
  expect(current.map(({ testDay, testDate, totalPicks }) => [testDay, testDate, totalPicks])).toEqual([
    [1, '2026-07-13', 1],
    [2, '2026-07-14', 1],
  ])
})

it('takes bets on the same line of two markets apart: a team’s total is not the other’s', () => {
  const total = { ...fullGame('team-total', 4.5), team: 'home' as const }
  const lately = [total, { ...total, team: 'away' as const }].map((market) => ({
    ...proposal('2026-07-14'),
    market,
    selection: 'over' as const,
  }))
  const [row] = comparisonRowsOf({ strategies: { records: [], lately }, day: '2026-07-15' })
  expect(row?.totalPicks).toBe(2)
})

it('says of every day what the bets were worth and what they came to, both in percent of the stakes', () => {
  const lost = {
    ...proposal('2026-07-14'),
    game: aGame({ id: 'h', day: '2026-07-14' }),
    price: decimalOdds(2.5),
    profit: -1,
  }
  const won = { ...proposal('2026-07-14'), profit: 1, expectedValue: 0.08, confidence: 70 }
  // What three strategies back is tested.
  const backed = (...bets: readonly GradedProposal[]) =>
    bets.flatMap((bet) => ['value-betting', 'kelly-growth', 'elo-edge'].map((key) => ({ ...bet, key })))
  const board = { ...boardOf(), strategies: { records: [], lately: backed(lost, won) }, day: '2026-07-15' }
  const { results, summary } = fiveDayTestOf(board)
  expect(results).toMatchObject([
    { day: 1, date: '2026-07-14', picks: 2, correct: 1, confidence: 65, expectedROI: 6, actualROI: 0 },
  ])
  expect(summary).toMatchObject({ avgConfidence: 65, avgExpectedROI: 6, avgActualROI: 0, totalOpportunities: 2 })
  const alone = fiveDayTestOf({ ...board, strategies: { records: [], lately: backed(won) } })
  expect(alone.results[0]).toMatchObject({ expectedROI: 8, actualROI: 100 })
})

/** A bet of yesterday on a game of its own, proposed by these strategies. */
const bet = (id: string, keys: readonly string[], over: Partial<GradedProposal> = {}): GradedProposal[] =>
  keys.map((key) => ({ ...proposal('2026-07-14'), game: aGame({ id, day: '2026-07-14' }), ...over, key }))
const rowsOf = (lately: readonly GradedProposal[]) =>
  new Map(comparisonRowsOf({ strategies: { records: [], lately }, day: '2026-07-15' }).map((row) => [row.method, row]))

it('tests each method on its own bets: our values, those from the confidence of 50% on, those three strategies back', () => {
  const rows = rowsOf([
    ...bet('a', ['value-betting'], { confidence: 49.9 }),
    ...bet('b', ['value-betting'], { confidence: 50 }),
    ...bet('c', ['value-betting', 'elo'], { confidence: null }),
    ...bet('d', ['elo', 'steam', 'rest']),
    ...bet('e', ['elo', 'elo', 'steam']),
  ])
  expect(['Current', 'Enhanced', 'Ultimate'].map((method) => rows.get(method as 'Current')?.totalPicks)).toEqual([
    3, 1, 1,
  ])
})

it('counts a push as neither right nor wrong, and takes the last five days, the oldest first', () => {
  const row = rowsOf([
    ...bet('won', ['value-betting'], { profit: 1 }),
    ...bet('lost', ['value-betting'], { profit: -1 }),
    ...bet('pushed', ['value-betting'], { profit: 0 }),
    ...bet('half', ['value-betting'], { profit: 0.456 }),
  ]).get('Current')
  expect(row).toMatchObject({ correctPicks: 2, totalPicks: 4, accuracy: 66.7, profitLoss: 0.46 })
  const days = [8, 12, 9, 10, 13, 11].map((day) => proposal(`2026-07-${String(day).padStart(2, '0')}`))
  const rows = comparisonRowsOf({ strategies: { records: [], lately: days }, day: '2026-07-15' })
  expect(rows.filter(({ method }) => method === 'Current').map(({ testDate }) => testDate.slice(-2))).toEqual([
    '09',
    '10',
    '11',
    '12',
    '13',
  ])
})

it('takes the twenty bets of the highest EV', () => {
  const best = Array.from({ length: 20 }, (_, i) => bet(`g${i}`, ['value-betting'], { expectedValue: 0.05, profit: 1 }))
  const worse = bet('worse', ['value-betting'], { expectedValue: 0.01, profit: -1 })
  expect(rowsOf([...worse, ...best.flat()]).get('Current')).toMatchObject({ totalPicks: 20, correctPicks: 20 })
})

it('takes for the second method the twenty bets of the highest score: 0.4 of the confidence, 30 times EV and probability', () => {
  const key = ['value-betting']
  const bets = (count: number, over: Partial<GradedProposal>, id: string) =>
    Array.from({ length: count }, (_, i) => bet(`${id}${i}`, key, over)).flat()
  // 0.4 · 60 + 30 · 0.05 + 30 · 0.5 = 40.5 in each; less than that in each of the others, which count as lost.
  const best = bets(20, { confidence: 60, expectedValue: 0.05, chance: 0.5, profit: 1 }, 'best')
  const unsure = bets(5, { confidence: 55, expectedValue: 0.1, chance: 0.5, profit: -1 }, 'unsure')
  const cheap = bets(5, { confidence: 60, expectedValue: 0.01, chance: 0.5, profit: -1 }, 'cheap')
  const unlikely = bets(5, { confidence: 60, expectedValue: 0.05, chance: 0.4, profit: -1 }, 'unlikely')
  expect(rowsOf([...unsure, ...cheap, ...unlikely, ...best]).get('Enhanced')).toMatchObject({
    totalPicks: 20,
    correctPicks: 20,
  })
})

it('names first what most strategies agree on, and judges a bet by our own probability', () => {
  const agreed = ['elo', 'steam', 'rest', 'value-betting'].flatMap((key) =>
    bet('most', [key], { selection: 'away', confidence: key === 'value-betting' ? 85 : 10, profit: -1 }),
  )
  const lately = [...bet('three', ['elo', 'steam', 'rest'], { expectedValue: 0.09 }), ...agreed]
  const [day] = fiveDayTestOf({ ...boardOf(), strategies: { records: [], lately } }).results
  expect(day).toMatchObject({
    picks: 2,
    strategiesUsed: 4,
    analysis: {
      topPicks: { pick1: 'New York Yankees to win (moneyline)', pick1Won: false },
      consensus: 'Strong Buy',
    },
  })
})
