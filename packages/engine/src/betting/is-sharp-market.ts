import type { EvaluatedBet } from './evaluated-bet.ts'

/** Two ways to the same probability differ by rounding alone. */
const ROUNDING = 1e-9

/** Whether what the market says of a bet is the sharp book's price alone, as it is of a winner that this book quotes. */
export const isSharpMarket = ({
  marketProbability,
  sharpProbability,
}: Pick<EvaluatedBet, 'marketProbability' | 'sharpProbability'>): boolean =>
  marketProbability !== null && sharpProbability !== null && Math.abs(marketProbability - sharpProbability) <= ROUNDING
