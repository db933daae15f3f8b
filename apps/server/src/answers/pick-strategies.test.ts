import { fullGame, type Market } from '@fairline/domain'
import type { Board, BoardGame, StrategyRecord } from '@fairline/engine'
import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { analyticsOpportunitiesOf, analyticsSummaryOf } from './analytics.ts'
import { betRowsOf } from './bet-rows.ts'
import { strategiesOf } from './pick-strategies.ts'

const over = (gameId: string) => betWorth(gameId, 0.03, { market: fullGame('total', 8.5), selection: 'over' })
const proposed = (key: string, market: Market) =>
  ({ key, proposal: { market, selection: 'over', reasons: [] } }) as unknown as BoardGame['proposals'][number]
const records = [
  { key: 'elo-edge', name: 'Elo Edge' },
  { key: 'steam', name: 'Steam' },
] as unknown as StrategyRecord[]
const board: Board = {
  ...boardOf(
    upcomingGame('a', [over('a')], {
      proposals: [
        proposed('elo-edge', fullGame('total', 8.5)),
        proposed('steam', fullGame('total', 8.5)),
        proposed('other-line', fullGame('total', 9.5)),
        proposed('other-part', { ...fullGame('total', 8.5), period: 'first-five' }),
      ],
    }),
    upcomingGame('b', [over('b')], { proposals: [proposed('steam', fullGame('total', 8.5))] }),
    upcomingGame('c', [over('c')]),
  ),
  strategies: { records, lately: [] },
}

it('names the strategies that propose this very bet, and our forecast where none does', () => {
  const names = betRowsOf(board).map((row) => strategiesOf(row, board).map(({ name }) => name))
  expect(names).toEqual([['Elo Edge', 'Steam'], ['Steam'], ['Our forecast']])
  const { opportunities } = analyticsOpportunitiesOf(board)
  expect(opportunities.map(({ gameId, strategy }) => [gameId, strategy])).toEqual([
    ['a', 'Elo Edge, Steam'],
    ['b', 'Steam'],
    ['c', 'Our forecast'],
  ])
})

it('counts each strategy that found something once', () => {
  expect(analyticsSummaryOf(board)).toMatchObject({ totalOpportunities: 3, activeStrategies: 3 })
})

it('shows the bankroll outlook only with the Fibonacci System, at the hold of the best prices', () => {
  const bet = betWorth('g', 0.03)
  const away = betWorth('g', -0.05, { selection: 'away', prices: { Book: 1.9 } })
  const propose = (key: string) =>
    ({
      key,
      proposal: {
        market: fullGame('moneyline'),
        selection: 'home',
        reasons: [{ what: 'edge', value: 0.05, unit: 'share' }],
      },
    }) as unknown as BoardGame['proposals'][number]
  const shown = (bets: (typeof bet)[]) => {
    const only = boardOf(upcomingGame('g', bets, { proposals: [propose('steam'), propose('fibonacci-system')] }))
    const [row] = betRowsOf(only)
    return row ? strategiesOf(row, { ...only, strategies: { records, lately: [] } }) : []
  }
  // 1/2 + 1/1.9 − 1 = 2.63% hold
  expect(shown([bet, away])).toMatchObject([
    { name: 'Steam', reasoning: 'edge: +5.0%', confidence: 60, fibonacciAnalysis: null },
    { name: 'fibonacci-system', fibonacciAnalysis: { riskLevel: 'medium', expectedValue: 3, marketEfficiency: 97.37 } },
  ])
  const outlook = shown([bet])[1]?.fibonacciAnalysis
  expect(outlook?.marketEfficiency).toBeNull()
  // Percent, not a fraction: about half of such runs end ahead, few end in ruin.
  expect(outlook?.monteCarloResults.profitProbability).toBeGreaterThan(outlook?.bankruptcyRisk ?? 100)
  expect(outlook?.monteCarloResults.profitProbability).toBeGreaterThan(1)
})
