import { fullGame } from '@fairline/domain'
import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { smartParlayLivePicksOf } from './smart-parlay-live.ts'

const total = (id: string, confidence: number | null, expectedValue = 0.03) =>
  betWorth(id, expectedValue, { market: fullGame('total', 8.5), selection: 'over', confidence })
const spread = betWorth('b', 0.03, { market: fullGame('spread', -1.5), confidence: 75 })
const teamTotal = betWorth('d', 0.03, {
  market: { ...fullGame('team-total', 4.5), team: 'home' },
  selection: 'over',
  confidence: 55,
})
const board = boardOf(
  upcomingGame('a', [total('a', 60), betWorth('a', 0.03, { confidence: 70 })]),
  upcomingGame('b', [spread, total('b', 80)]),
  upcomingGame('c', [total('c', 90, -0.01)]),
  upcomingGame('d', [teamTotal]),
)

it('ranks every recommended bet by its score', () => {
  const { picks, totalOpportunities } = smartParlayLivePicksOf(board)
  expect(picks.map(({ rank, gameId, category }) => [rank, gameId, category])).toEqual([
    [1, 'b', 'total'],
    [2, 'b', 'spread'],
    [3, 'a', 'moneyline'],
    [4, 'a', 'total'],
    [5, 'd', 'team_total'],
  ])
  expect(totalOpportunities).toBe(5)
})

it('narrows the list to a category and counts all categories beside it', () => {
  const { picks, totalOpportunities, summary, justMissed } = smartParlayLivePicksOf(board, { category: 'total' })
  expect(picks.map(({ rank, gameId }) => [rank, gameId])).toEqual([
    [1, 'b'],
    [2, 'a'],
  ])
  expect(totalOpportunities).toBe(2)
  expect(summary).toEqual({ moneyline: 1, spread: 1, total: 2, team_total: 1, player_prop: 0 })
  expect(justMissed.map(({ gameId, betType }) => [gameId, betType])).toEqual([['c', 'Total']])
})

it('shows EV as a fraction and a team total by its team', () => {
  expect(smartParlayLivePicksOf(board, { category: 'team_total' }).picks).toMatchObject([
    { pick: 'Boston Red Sox over 4.5 (team total)', expectedValue: 0.03, value: 0.03 },
  ])
})

it('counts the top grades of the bets it shows', () => {
  // An EV of 3% at even money is an A from the confidence of 65% on.
  expect(smartParlayLivePicksOf(board).topGrades).toBe(3)
  expect(smartParlayLivePicksOf(board, { category: 'total' }).topGrades).toBe(1)
})
