declare const unit: unique symbol

/** What one unit staked pays back when it wins, stake included. Finite and above 1. */
export type DecimalOdds = number & { readonly [unit]: 'decimal odds' }

/**
 * Reads a number as a price.
 *
 * @param value  decimal odds, stake included: 2 pays a profit of 1 for 1
 * @returns the same number, known to be a price
 * @throws {RangeError} if it is not finite and above 1
 * @source definition
 * @example decimalOdds(2.5) // => 2.5
 */
export function decimalOdds(value: number): DecimalOdds {
  if (!(Number.isFinite(value) && value > 1)) {
    throw new RangeError(`decimal odds must be a finite number above 1, got ${value}`)
  }
  return value as DecimalOdds
}
