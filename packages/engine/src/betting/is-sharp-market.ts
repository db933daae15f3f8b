import type { EvaluatedBet } from './evaluated-bet.ts'

/** Two ways to the same probability differ by rounding only. */
const ROUNDING = 1e-9

/** Whether what the market says of a bet is the sharp book's price only, as it is of a winner that this book quotes; lines are pooled. */
export const isSharpMarket = ({
  market,
  marketProbability,
  sharpProbability,
}: Pick<EvaluatedBet, 'market' | 'marketProbability' | 'sharpProbability'>): boolean =>
  market.line === null &&
  market.period === 'full' &&
  marketProbability !== null &&
  sharpProbability !== null &&
  Math.abs(marketProbability - sharpProbability) <= ROUNDING
