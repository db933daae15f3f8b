import type { UbseRecommendation, UbseRecommendations } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { type BetRow, betRowsOf, inPercent, isWorthwhile, rankScoreOf, round } from './bet-rows.ts'
import { reasonsOf } from './reasons.ts'
import { provenanceOf } from './wire.ts'

/** UBSE recommends nothing below this confidence, and calls it high from there. */
const [LEAST, HIGH] = [70, 80]
/** A market that moved towards a bet by half a point of chance is trending. */
export const TRENDING = 0.02

/** Bets of 70 % confidence or more that are worth their price. */
export function ubseRecommendationsOf(board: Board): UbseRecommendations {
  const rows = betRowsOf(board)
  const recommended = rows
    .filter((row) => isWorthwhile(row) && (row.bet.confidence ?? 0) >= LEAST)
    .sort((a, b) => (b.bet.confidence ?? 0) - (a.bet.confidence ?? 0))
  return { recommendations: recommended.map(shownOf), lookedAt: rows.length, provenance: provenanceOf(board) }
}

function shownOf(row: BetRow): UbseRecommendation {
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
  }
}
