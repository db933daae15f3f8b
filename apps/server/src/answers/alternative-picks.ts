import type { AlternativePicks } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { betRowsOf, meanConfidence } from './bet-rows.ts'
import {
  parlayValue,
  proposalsOf,
  riskWordOf,
  strategyPickOf,
  strategyReasonsOf,
  worthwhileOf,
} from './strategy-rows.ts'
import { provenanceOf } from './wire.ts'

const BAR = 70

/** For each strategy the best two bets it proposes that are over the bar. */
export function alternativePicksOf(board: Board): AlternativePicks {
  const proposals = proposalsOf(board)
  const picks = board.strategies.records.flatMap(({ key, name, standing }) => {
    const sure = worthwhileOf(proposals.get(key) ?? []).filter(({ row }) => (row.bet.confidence ?? 0) >= BAR)
    const [first, second] = sure
    if (!first) return []
    const rows = second ? [first.row, second.row] : [first.row]
    return [
      {
        ...{ id: key, strategy: name, pick1: strategyPickOf(first.row) },
        pick2: second ? strategyPickOf(second.row) : null,
        confidence: meanConfidence(rows) ?? BAR,
        expectedROI: parlayValue(rows),
        riskLevel: riskWordOf(rows),
        reasoning: strategyReasonsOf(first.proposed),
        onProbation: standing === 'on probation',
      },
    ]
  })
  return {
    picks,
    totalOptions: board.strategies.records.length,
    proposals: [...proposals.values()].reduce((sum, { length }) => sum + length, 0),
    minConfidence: BAR,
    gamesAnalyzed: new Set(betRowsOf(board).map(({ fields }) => fields.gameId)).size,
    provenance: provenanceOf(board),
  }
}
