import { type DecimalOdds, decimalFromAmerican } from '@fairline/odds'

/**
 * Probabilities with a margin added as bookmakers do: every probability raised to the same power below 1, which takes more from long
 * shots than from favorites.
 *
 * @param probabilities  in (0, 1), summing to 1
 * @returns implied probabilities that sum to 1 + margin
 */
export function withMargin(probabilities: readonly number[], margin: number): number[] {
  let power = 1
  for (let i = 0; i < 20; i++) {
    let [sum, slope] = [0, 0]
    for (const probability of probabilities) {
      const raised = probability ** power
      sum += raised
      slope += raised * Math.log(probability)
    }
    const over = sum - 1 - margin
    if (Math.abs(over) < 1e-6) break
    power -= over / slope
  }
  return probabilities.map((probability) => probability ** power)
}

/**
 * Probabilities with a margin added to each in proportion, as on players: recorded home runs at 15 % keep 4.6 % in all, which is
 * too little for long shots to carry most of it.
 *
 * @param probabilities  in (0, 1), summing to 1
 * @returns implied probabilities that sum to 1 + margin, or less where the likeliest would come nearer to 1 than half its way
 */
export function withEvenMargin(probabilities: readonly number[], margin: number): number[] {
  const likeliest = Math.max(...probabilities)
  const added = Math.min(margin, (1 - likeliest) / (2 * likeliest))
  return probabilities.map((probability) => probability * (1 + added))
}

/** Longest and shortest price a book writes. */
const LONGEST = 5000
const SHORTEST = -10_000

/** A price as a book writes it: in American odds, in steps that widen as the price lengthens. */
export function priceFrom(implied: number, step: 5 | 1): DecimalOdds {
  const american = implied >= 0.5 ? (-100 * implied) / (1 - implied) : (100 * (1 - implied)) / implied
  const size = Math.abs(american)
  const grid = size < 200 ? step : size < 400 ? Math.max(step, 5) : size < 1000 ? 10 : size < 2000 ? 50 : 100
  const rounded = Math.round(american / grid) * grid
  const written = Math.abs(rounded) < 100 ? (implied >= 0.5 ? -100 : 100) : rounded
  return kept(Math.max(SHORTEST, Math.min(LONGEST, written)))
}

const decimals = new Map<number, DecimalOdds>()

/** There are few American prices and millions of quotes. */
function kept(american: number): DecimalOdds {
  let price = decimals.get(american)
  if (price === undefined) {
    price = decimalFromAmerican(american)
    decimals.set(american, price)
  }
  return price
}
