import type { DecimalOdds } from '../price/decimal-odds.ts'

/** Probabilities of every way a bet on a whole, half or quarter line can end. They sum to 1. */
export interface LineProbabilities {
  readonly win: number
  readonly halfWin: number
  readonly push: number
  readonly halfLose: number
  readonly lose: number
}

/**
 * Expected value of a bet that can push, or win or lose by half (Asian and quarter lines).
 *
 * @param probabilities  of each ending, each in 0 to 1, summing to 1 within 1e-9
 * @param price    decimal odds
 * @returns profit expected per unit staked, a fraction; at least −1
 * @throws {RangeError} if a probability is outside 0 to 1 or they do not sum to 1
 * @source definition: Σ probability × profit
 * @example expectedValueOfLine({ win: 0.5, halfWin: 0, push: 0.25, halfLose: 0, lose: 0.25 }, 2) // => 0.25
 */
export function expectedValueOfLine(probabilities: LineProbabilities, price: DecimalOdds): number {
  const { win, halfWin, push, halfLose, lose } = probabilities
  for (const value of [win, halfWin, push, halfLose, lose]) {
    if (!(value >= 0 && value <= 1)) throw new RangeError(`a probability must be a number from 0 to 1, got ${value}`)
  }
  const total = win + halfWin + push + halfLose + lose
  if (Math.abs(total - 1) > 1e-9) throw new RangeError(`the chances of all endings must sum to 1, got ${total}`)
  return (win + halfWin / 2) * (price - 1) - lose - halfLose / 2
}
