import type { AdvancedPick } from '@fairline/contract'
import { type Board, betId, fibonacciOutlook, marketGradeOf } from '@fairline/engine'
import { type BetRow, inPercent, round } from './bet-rows.ts'
import { reasonOf } from './reasons.ts'
import { strategyReasonsOf } from './strategy-rows.ts'
import { percentOf } from './wire.ts'

type PickStrategy = AdvancedPick['strategies'][number]

const FIBONACCI = 'fibonacci-system'

/** Stands in for the name of a strategy where none proposes a bet. */
const OUR_FORECAST = 'Our forecast'

/** The names of the strategies that propose a bet now; our forecast if none does. */
export function strategyNamesOf(row: BetRow, board: Board): string[] {
  const names = proposalsOf(row).map(({ key }) => nameOf(key, board))
  return names.length > 0 ? names : [OUR_FORECAST]
}

const nameOf = (key: string, { strategies }: Board) => strategies.records.find((one) => one.key === key)?.name ?? key

function proposalsOf({ bet, onBoard: { game, proposals } }: BetRow) {
  return proposals.filter(({ proposal: { market, selection } }) => betId(game.id, market, selection) === bet.id)
}

/** The strategies that propose a bet; our forecast if none does. */
export function strategiesOf(row: BetRow, board: Board): PickStrategy[] {
  const { fields } = row
  const proposed = proposalsOf(row)
  if (proposed.length === 0) {
    return [{ name: OUR_FORECAST, confidence: fields.confidence, reasoning: reasonOf(row), fibonacciAnalysis: null }]
  }
  return proposed.map((one) => ({
    name: nameOf(one.key, board),
    confidence: fields.confidence,
    reasoning: strategyReasonsOf(one, row.bet).join('; '),
    fibonacciAnalysis: one.key === FIBONACCI ? fibonacciOf(row, board) : null,
  }))
}

function fibonacciOf(row: BetRow, board: Board): PickStrategy['fibonacciAnalysis'] {
  const { fairProbability, price, expectedValue } = row.bet
  const outlook = fibonacciOutlook({ probability: fairProbability, price })
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
