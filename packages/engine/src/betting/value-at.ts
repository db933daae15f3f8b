import { type DecimalOdds, expectedValue, type Probability } from '@fairline/odds'

/**
 * Profit expected per unit staked on a bet that may be pushed.
 *
 * @param probability  to win, of the bets that are decided, 0–1
 * @param decided      share of the stake that is decided on average, 0–1
 * @example valueAt(0.55, 0.9, 2) // => 0.09 within rounding
 */
export const valueAt = (probability: number, decided: number, price: DecimalOdds): number =>
  decided * expectedValue(probability as Probability, price)
