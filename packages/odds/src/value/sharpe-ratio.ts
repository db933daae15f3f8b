import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'
import { expectedValue } from './expected-value.ts'

/**
 * Sharpe ratio of one bet: its expected value over the standard deviation of its profit.
 *
 * At equal expected value it falls as the price lengthens, as staking does: half its square is, for a small edge, the
 * expected log growth of a bankroll that stakes full Kelly.
 *
 * @param win      probability to win, of the bets that are decided; above 0 and below 1
 * @param price    decimal odds
 * @param decided  share of the stake that is decided on average, the rest being pushed; above 0, at most 1
 * @returns a number of the sign of the expected value
 * @throws {RangeError} if the probability is not between 0 and 1, or the decided share not above 0 and at most 1
 * @source Sharpe (1994), The Sharpe Ratio, Journal of Portfolio Management, with stakes returned as the riskless return
 * @example sharpeRatio(0.5, 2) // => 0
 * @example sharpeRatio(0.5, 3) // => 1 / 3
 */
export function sharpeRatio(win: Probability, price: DecimalOdds, decided = 1): number {
  if (!(win > 0 && win < 1)) throw new RangeError(`a probability must be between 0 and 1, got ${win}`)
  if (!(decided > 0 && decided <= 1))
    throw new RangeError(`a decided share must be above 0 and at most 1, got ${decided}`)
  const value = decided * expectedValue(win, price)
  const meanSquare = decided * (win * (price - 1) ** 2 + (1 - win))
  return value / Math.sqrt(meanSquare - value ** 2)
}
