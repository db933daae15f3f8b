import type { UbseRecommendation, UbseRecommendations } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { type BetRow, betRowsOf, inPercent, isWorthwhile, rankScoreOf, round, TRENDING } from './bet-rows.ts'
import { pulseOf } from './pick-pulse.ts'
import { reasonsOf } from './reasons.ts'
import { provenanceOf } from './wire.ts'

/** UBSE recommends nothing below this confidence, and calls it high from there. */
const [LEAST, HIGH] = [70, 80]

/** Bets of 70 % confidence or more that are worth their price. */
export function ubseRecommendationsOf(board: Board): UbseRecommendations {
  const rows = betRowsOf(board)
  const recommended = rows
    .filter((row) => isWorthwhile(row) && (row.bet.confidence ?? 0) >= LEAST)
    .sort((a, b) => (b.bet.confidence ?? 0) - (a.bet.confidence ?? 0))
  return {
    recommendations: recommended.map((row) => shownOf(row, board)),
    lookedAt: rows.length,
    provenance: provenanceOf(board),
  }
}

function shownOf(row: BetRow, board: Board): UbseRecommendation {
  const { sharpMoney, marketSentiment } = pulseOf(row, board)
  const { bet, onBoard, fields, towards } = row
  return {
    ...fields,
    reasoning: reasonsOf(row),
    expectedValue: inPercent(bet.expectedValue),
    sharpValue: bet.sharpValue === null ? null : inPercent(bet.sharpValue),
    grade: bet.grade,
    rankScore: rankScoreOf(row),
    isTrending: (towards ?? 0) >= TRENDING,
    isHighConfidence: (bet.confidence ?? 0) >= HIGH,
    isEnhanced: false,
    awayStrength: onBoard.strengths ? round(onBoard.strengths.away, 3) : null,
    homeStrength: onBoard.strengths ? round(onBoard.strengths.home, 3) : null,
    ...{ sharpMoney, marketSentiment },
  }
}
