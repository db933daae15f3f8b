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
