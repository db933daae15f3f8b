import type { DecimalOdds } from './decimal-odds.ts'

/** Fractional odds: profit over stake, in lowest terms. 5/2 pays 5 for 2. */
export interface Fraction {
  readonly profit: number
  readonly stake: number
}

/**
 * Decimal odds as the simplest fraction that is the same price, or the nearest one with a stake of at most `maxStake`.
 *
 * @param price     decimal odds
 * @param maxStake  largest denominator allowed, at least 1
 * @returns profit over stake in lowest terms; even money is 1/1
 * @throws {RangeError} if `maxStake` is not a whole number of at least 1
 * @source continued fractions: convergents are best rational approximations
 * @example fractionFromDecimal(3.5) // => { profit: 5, stake: 2 }
 */
export function fractionFromDecimal(price: DecimalOdds, maxStake = 1000): Fraction {
  if (!(Number.isInteger(maxStake) && maxStake >= 1)) {
    throw new RangeError(`maxStake must be a whole number of at least 1, got ${maxStake}`)
  }
  const profit = price - 1
  let [beforeP, beforeS, p, s] = [1, 0, Math.floor(profit), 1]
  let rest = profit - p
  // 1e-9 relative: 1 + 10/11 is not a double, and the fraction it stands for must still be found.
  while (Math.abs(p / s - profit) > 1e-9 * profit) {
    const inverse = 1 / rest
    const digit = Math.floor(inverse)
    if (digit * s + beforeS > maxStake) {
      const room = Math.floor((maxStake - beforeS) / s)
      return nearer(profit, { profit: p, stake: s }, { profit: room * p + beforeP, stake: room * s + beforeS })
    }
    ;[beforeP, beforeS, p, s] = [p, s, digit * p + beforeP, digit * s + beforeS]
    rest = inverse - digit
  }
  return { profit: p, stake: s }
}

function nearer(value: number, a: Fraction, b: Fraction): Fraction {
  if (b.profit <= 0) return a
  if (a.profit <= 0) return b
  return Math.abs(a.profit / a.stake - value) <= Math.abs(b.profit / b.stake - value) ? a : b
}
