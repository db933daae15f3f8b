import type { PickAnalysis } from '@fairline/contract'
import { type Board, BUILT_IN_ANALYST, describeBet } from '@fairline/engine'
import { type BetRow, booksAgainst, booksFor } from './bet-rows.ts'
import { betFactsOf } from './published-facts.ts'
import { reasonsOf } from './reasons.ts'
import { isoOf } from './wire.ts'

/** From this share of the stake on the value is high. */
const HIGH_VALUE = 0.03
const MAX_FACTORS = 5

/** An analysis without its prose. */
export type PickFigures = Omit<PickAnalysis, 'aiInsights' | 'analyst'>

export function pickFiguresOf(row: BetRow, board: Board): PickFigures {
  const moved = booksFor(row) - booksAgainst(row)
  const value = row.bet.expectedValue
  return {
    marketSentiment: moved > 0 ? 'bullish' : moved < 0 ? 'bearish' : 'other',
    valueOpportunity: value <= 0 ? 'other' : value >= HIGH_VALUE ? 'high' : 'low',
    keyFactors: reasonsOf(row).slice(0, MAX_FACTORS),
    generatedAt: isoOf(board.asOf),
  }
}

/** The analysis by the built-in analyst, which costs nothing: lists carry it for every bet. */
export const builtInAnalysisOf = (row: BetRow, board: Board): PickAnalysis => ({
  ...pickFiguresOf(row, board),
  aiInsights: describeBet(betFactsOf(row)).join(' '),
  analyst: BUILT_IN_ANALYST,
})
