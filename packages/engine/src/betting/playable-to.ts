import { americanFromDecimal, type DecimalOdds, decimalFromAmerican } from '@fairline/odds'

/** No book pays less: 1.01. */
const MIN_PAYOUT_AMERICAN = -10_000

/**
 * The lowest whole American price at which a bet is still worth making, if it is at the higher ones.
 *
 * @param price  at which it is worth making
 * @param isWorthIt  whether it is at another price
 * @returns never above the price as it is shown
 */
export function playableTo(price: DecimalOdds, isWorthIt: (price: DecimalOdds) => boolean): number {
  const isWorthItAt = (step: number) => isWorthIt(decimalFromAmerican(americanAt(step)))
  let good = stepOf(Math.round(americanFromDecimal(price)))
  let bad = stepOf(MIN_PAYOUT_AMERICAN) - 1
  while (good - bad > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (isWorthItAt(middle)) good = middle
    else bad = middle
  }
  return americanAt(good)
}

/** American prices in steps of one: −100 and +100 are the same price, and step 0. */
const stepOf = (american: number): number => (american > 0 ? american - 100 : american + 100)
const americanAt = (step: number): number => (step < 0 ? step - 100 : step + 100)
