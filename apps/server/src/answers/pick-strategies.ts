import type { AdvancedPick } from '@fairline/contract'
import { type Board, fibonacciOutlook, marketGradeOf } from '@fairline/engine'
import { type BetRow, inPercent, round } from './bet-rows.ts'
import { reasonOf } from './reasons.ts'
import { strategyReasonsOf } from './strategy-rows.ts'
import { percentOf } from './wire.ts'

type PickStrategy = AdvancedPick['strategies'][number]

const FIBONACCI = 'fibonacci-system'

/** The strategies that propose a bet; else what its chance was made from. */
export function strategiesOf(row: BetRow, board: Board): PickStrategy[] {
  const { bet, fields, onBoard } = row
  const names = new Map(board.strategies.records.map(({ key, name }) => [key, name]))
  const proposed = onBoard.proposals.filter(
    ({ proposal: { market, selection } }) =>
      market.kind === bet.market.kind && market.line === bet.market.line && selection === bet.selection,
  )
  if (proposed.length === 0) {
    const name = bet.market.kind === 'total' ? 'Totals rating' : 'Bayesian Blend'
    return [{ name, confidence: fields.confidence, reasoning: reasonOf(row), fibonacciAnalysis: null }]
  }
  return proposed.map((one) => ({
    name: names.get(one.key) ?? one.key,
    confidence: fields.confidence,
    reasoning: strategyReasonsOf(one).join('; '),
    fibonacciAnalysis: one.key === FIBONACCI ? fibonacciOf(row, board) : null,
  }))
}

function fibonacciOf(row: BetRow, board: Board): PickStrategy['fibonacciAnalysis'] {
  const { fairProbability, price, expectedValue } = row.bet
  const outlook = fibonacciOutlook({ chance: fairProbability, price })
  if (!outlook) return null
  const { hold } = marketGradeOf(row.bet, row.onBoard.bets, board.asOf)
  return {
    riskLevel: row.bet.risk,
    expectedValue: inPercent(expectedValue),
    bankruptcyRisk: percentOf(outlook.ruinProbability),
    monteCarloResults: { profitProbability: percentOf(outlook.profitProbability) },
    marketEfficiency: hold === null ? null : round(100 - 100 * hold, 2),
  }
}
