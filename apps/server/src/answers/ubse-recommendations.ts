import { HIGH_CONFIDENCE, type UbseRecommendation, type UbseRecommendations } from '@fairline/contract'
import { type Board, byConfidence } from '@fairline/engine'
import { type BetRow, betRowsOf, clearsBar, inPercent, rankScoreOf, round, sharpValueOf, TRENDING } from './bet-rows.ts'
import { enhancedBetsOf, UBSE_CONFIDENCE } from './enhanced-markets.ts'
import { listFieldsOf } from './list-fields.ts'
import { pulseOf } from './pick-pulse.ts'
import { reasonsOf } from './reasons.ts'
import { provenanceOf } from './wire.ts'

/** Recommended bets on winner, spread and total with a confidence of 70 % or more; what just missed is of any market. */
export function ubseRecommendationsOf(board: Board): UbseRecommendations {
  const rows = betRowsOf(board)
  const enhanced = enhancedBetsOf(board)
  const recommended = rows.filter((row) => clearsBar(row, UBSE_CONFIDENCE)).sort(byConfidence)
  return {
    recommendations: recommended.map((row) => shownOf(row, board)),
    ...listFieldsOf(board, {
      listed: recommended.length + enhanced.filter((row) => clearsBar(row, UBSE_CONFIDENCE)).length,
      rows: [...rows, ...enhanced],
      minConfidence: UBSE_CONFIDENCE,
    }),
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
    sharpValue: sharpValueOf(bet),
    grade: bet.grade,
    rankScore: rankScoreOf(row),
    isTrending: (towards ?? 0) >= TRENDING,
    isHighConfidence: (fields.confidence ?? 0) >= HIGH_CONFIDENCE,
    isEnhanced: false,
    isLive: false,
    awayStrength: onBoard.strengths ? round(onBoard.strengths.away, 3) : null,
    homeStrength: onBoard.strengths ? round(onBoard.strengths.home, 3) : null,
    sharpMoney,
    marketSentiment,
  }
}
