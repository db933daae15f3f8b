import { fullGame } from '@fairline/domain'
import type { Board, BoardGame, EvaluatedBet, PricedBet, StrategyRecord } from '@fairline/engine'
import { expect, it } from 'vitest'
import { parlayPicksOf } from './parlay-picks.ts'
import type { ProposalRow } from './strategy-rows.ts'
import { breakdownOf, consensusOf, unifiedAnalysisOf } from './unified-analysis.ts'

const record: StrategyRecord = {
  key: 'elo-edge',
  name: 'Elo Edge',
  idea: 'Backs its own rating.',
  proposals: 0,
  won: 0,
  roi: null,
  closing: null,
  recent: { proposals: 0, roi: null, closing: null },
  standing: 'untried',
}
const proposal = (bet: Partial<PricedBet>) =>
  ({
    row: { bet: { risk: 'medium', fairProbability: 0.5, expectedValue: 0.02, recommendation: 'pass', ...bet } },
    proposed: { key: 'elo-edge', proposal: { reasons: [] } },
  }) as unknown as ProposalRow
const breakdown = (...proposals: ProposalRow[]) => breakdownOf(record, new Map(), proposals)

it('says of a strategy whether the confidence of its best proposal is assumed', () => {
  const assumed = breakdown(proposal({ confidence: 64.6, confidenceAssumed: true }))
  expect(assumed).toMatchObject({ confidence: 64.6, confidenceAssumed: true, pick: null })
  const measured = breakdown(proposal({ confidence: 71, confidenceAssumed: false }))
  expect(measured).toMatchObject({ confidence: 71, confidenceAssumed: false })
})

it('shows no probable pricing error as the best proposal of a strategy', () => {
  const misprinted = proposal({ expectedValue: 0.12, confidence: 60, confidenceAssumed: false })
  expect(breakdown(misprinted)).toMatchObject({ proposals: 1, expectedValue: null, confidence: null, riskLevel: null })
})

it('assumes nothing of a strategy that proposes nothing', () => {
  expect(breakdown()).toMatchObject({ confidence: null, confidenceAssumed: false })
})

/** A recommended bet on the winner at 2.00 that wins 52% of the time. */
const betOn = (gameId: string, confidence: number) =>
  ({
    id: `${gameId}|moneyline||home`,
    gameId,
    market: fullGame('moneyline'),
    selection: 'home',
    state: 'upcoming',
    price: 2,
    book: 'alpha',
    quotedAt: 0,
    offers: [{ book: 'alpha', price: 2, quotedAt: 0, isStale: false }],
    fairProbability: 0.52,
    pushProbability: 0,
    marketProbability: 0.52,
    sharpProbability: null,
    carriedOverFrom: null,
    expectedValue: 0.04,
    kelly: 0.04,
    confidence,
    confidenceAssumed: false,
    grade: 'B',
    risk: 'medium',
    rankScore: 40,
    recommendation: 'lean',
    passReason: null,
    published: null,
  }) as unknown as EvaluatedBet

/** A game to come with one bet. @param proposedBy  the strategy that proposes it */
const gameWith = (bet: EvaluatedBet, proposedBy: string | null): BoardGame =>
  ({
    game: {
      id: bet.gameId,
      league: 'mlb',
      startsAt: null,
      day: '2026-07-15',
      neutral: false,
      home: { key: 'BOS', name: 'Red Sox' },
      away: { key: 'NYY', name: 'Yankees' },
    },
    bets: [bet],
    moves: [],
    unrecorded: [],
    result: null,
    score: null,
    proposals: proposedBy === null ? [] : [{ key: proposedBy, proposal: { ...bet, reasons: [] } }],
  }) as unknown as BoardGame

const boardOf = (games: readonly BoardGame[], records: readonly StrategyRecord[]): Board =>
  ({
    version: 1,
    asOf: 0,
    newestFactAt: 0,
    source: 'feed',
    day: '2026-07-15',
    teams: {},
    troubles: [],
    rated: null,
    games,
    strategies: { records, lately: [] },
  }) as unknown as Board

it('names the top picks of the ball, whatever the strategies propose and weigh', () => {
  const closing = { mean: 0.05, se: 0.01, n: 500 }
  const heavy = { ...record, proposals: 500, won: 260, recent: { proposals: 500, roi: null, closing } }
  const games = [
    gameWith(betOn('proposed', 62), heavy.key),
    gameWith(betOn('second', 64), null),
    gameWith(betOn('first', 66), null),
  ]
  const board = boardOf(games, [heavy as unknown as StrategyRecord])
  const { topPicks, historicalValidation, strategyBreakdown } = unifiedAnalysisOf(board).analysis
  const ball = parlayPicksOf(board).picks
  expect([topPicks.pick1?.gameId, topPicks.pick2?.gameId]).toEqual(['first', 'second'])
  expect([ball.pick1?.gameId, ball.pick2?.gameId]).toEqual(['first', 'second'])
  expect(historicalValidation.similarScenarios).toBe(0)
  expect(strategyBreakdown[0]?.pick?.gameId).toBe('proposed')
})

it('validates the first pick by the strategies that propose it', () => {
  const untried = { ...record, proposals: 40, won: 22 }
  const board = boardOf([gameWith(betOn('first', 66), untried.key)], [untried])
  expect(unifiedAnalysisOf(board).analysis.historicalValidation).toEqual({
    historicalAccuracy: 55,
    similarScenarios: 40,
  })
})

it('weighs strategies by their value at the close, none below thirty proposals or without value', () => {
  const valued = (key: string, mean: number, proposals: number): StrategyRecord => ({
    ...record,
    key,
    name: key,
    recent: { proposals, roi: null, closing: { mean, se: 0.01 } },
  })
  const records = [valued('a', 0.03, 30), valued('b', 0.01, 400), valued('c', 0.5, 29), valued('d', -0.2, 400)]
  const { strategyBreakdown } = unifiedAnalysisOf(boardOf([], records)).analysis
  expect(strategyBreakdown.map(({ strategy, weight }) => [strategy, weight])).toEqual([
    ['a', 0.75],
    ['b', 0.25],
    ['c', 0],
    ['d', 0],
  ])
})

it.each([
  [85, 'Strong Buy'],
  [84.9, 'Buy'],
  [75, 'Buy'],
  [74.9, 'Hold'],
  [null, 'Hold'],
])('calls a confidence of %s %s', (confidence, word) => {
  expect(consensusOf(confidence)).toBe(word)
})

it('names the prices furthest above the consensus of the books first, and none that lies below it', () => {
  const at = (id: string, marketProbability: number | null) => gameWith({ ...betOn(id, 60), marketProbability }, null)
  const games = [at('less', 0.51), at('most', 0.53), at('below', 0.49), at('unknown', null)]
  // 0.53 · 2 − 1 = 6%; 0.51 · 2 − 1 = 2%
  const { marketInefficiencies } = unifiedAnalysisOf(boardOf(games, [])).analysis
  expect(marketInefficiencies).toEqual([
    'Yankees @ Red Sox: Red Sox to win (moneyline) at alpha, +6.0% EV at the vig-free consensus',
    'Yankees @ Red Sox: Red Sox to win (moneyline) at alpha, +2.0% EV at the vig-free consensus',
  ])
})

it('names five prices at most', () => {
  const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => gameWith(betOn(id, 60), null))
  expect(unifiedAnalysisOf(boardOf(games, [])).analysis.marketInefficiencies).toHaveLength(5)
})
