import type { AnalyticsOpportunities, AnalyticsSummary, Opportunity } from '@fairline/contract'
import { type Board, shownValue } from '@fairline/engine'
import { type BetRow, betRowsOf, isWorthwhile, meanConfidence, round, sideOf } from './bet-rows.ts'
import { strategyNamesOf } from './pick-strategies.ts'
import { reasonsOf } from './reasons.ts'
import { provenanceOf } from './wire.ts'

/** From here on a value is high: the documents' bar. */
const HIGH = 0.1

/** Every bet that is worth its price, the most valuable first. */
export function analyticsOpportunitiesOf(board: Board): AnalyticsOpportunities {
  return {
    opportunities: betRowsOf(board)
      .filter(isWorthwhile)
      .sort((a, b) => b.bet.expectedValue - a.bet.expectedValue)
      .map((row) => shownOf(row, board)),
    provenance: provenanceOf(board),
  }
}

function shownOf(row: BetRow, board: Board): Opportunity {
  return {
    ...row.fields,
    betSide: sideOf(row),
    expectedValue: round(row.bet.expectedValue, 4),
    kellySize: round(row.bet.kelly, 4),
    strategy: strategyNamesOf(row, board).join(', '),
    riskLevel: row.bet.risk,
    reasoning: reasonsOf(row),
  }
}

/** What they come to. */
export function analyticsSummaryOf(board: Board): AnalyticsSummary {
  const rows = betRowsOf(board)
  const worthwhile = rows.filter(isWorthwhile)
  return {
    totalOpportunities: worthwhile.length,
    avgConfidence: meanConfidence(worthwhile),
    highValueBets: rows.filter(({ bet }) => shownValue(bet.expectedValue) > HIGH).length,
    activeStrategies: new Set(worthwhile.flatMap((row) => strategyNamesOf(row, board))).size,
    provenance: provenanceOf(board),
  }
}
