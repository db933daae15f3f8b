import type { BettingMatrix } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { type BetRow, betRowsOf, inPercent, round, sideOf } from './bet-rows.ts'
import { provenanceOf } from './wire.ts'

/** Within so much of a half no one is the favorite. */
const EVEN = 0.01
/** 0.51 − 0.5 is more than 0.01 in binary. */
const ROUNDING = 1e-9

/** Every bet on games to come, good and bad. */
export function bettingMatrixOf(board: Board): BettingMatrix {
  return {
    bets: betRowsOf(board).map((row) => ({
      ...row.fields,
      betSide: sideOf(row),
      impliedProbability: round(1 / row.bet.price, 4),
      calculatedValue: inPercent(row.bet.expectedValue),
      riskAssessment: ({ low: 'Low', medium: 'Medium', high: 'High' } as const)[row.bet.risk],
      marketPosition: positionOf(row),
    })),
    provenance: provenanceOf(board),
  }
}

function positionOf({ bet: { marketProbability } }: BetRow): BettingMatrix['bets'][number]['marketPosition'] {
  if (marketProbability === null) return null
  if (Math.abs(marketProbability - 0.5) <= EVEN + ROUNDING) return 'Even'
  return marketProbability > 0.5 ? 'Favorite' : 'Underdog'
}
