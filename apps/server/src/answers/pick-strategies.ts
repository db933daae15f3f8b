import type { AdvancedPick } from '@fairline/contract'
import { type Board, fibonacciOutlook } from '@fairline/engine'
import { type BetRow, inPercent, riskOf, round } from './bet-rows.ts'
import { marketGradeOf } from './market-grade.ts'
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

function fibonacciOf(row: BetRow, board: Board): NonNullable<PickStrategy['fibonacciAnalysis']> {
  const { chance, price, expectedValue } = row.bet
  const { ruinProbability, profitProbability } = fibonacciOutlook({ chance, price })
  const { hold } = marketGradeOf(row, board.asOf)
  return {
    riskLevel: riskOf(row),
    expectedValue: inPercent(expectedValue),
    bankruptcyRisk: percentOf(ruinProbability),
    monteCarloResults: { profitProbability: percentOf(profitProbability) },
    marketEfficiency: round(100 - Math.max(0, hold ?? 0), 2),
  }
}
