import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'

/** One of several outcomes of which at most one happens. */
export interface ExclusiveBet {
  readonly probability: Probability
  readonly price: DecimalOdds
}

/**
 * Kelly stakes on several exclusive outcomes at once: the shares of the bankroll that make it grow fastest.
 *
 * Outcomes enter in the order of p·d, the best first, as long as the next one pays more than keeping the money:
 * with S the outcomes backed, the reserve is r = (1 − Σ p) / (1 − Σ 1/d), and each gets p − r/d.
 * An outcome without value of its own may be backed too, as insurance for the others.
 *
 * @param bets  exclusive outcomes; their probabilities sum to at most 1
 * @returns stakes in the order of `bets`, fractions of the bankroll, each at least 0, summing to at most 1
 * @throws {RangeError} if a probability is below 0 or not a number, or the probabilities sum to more than 1
 * @source first-order conditions of Σ p·log(1 − Σ f + f·d), checked against scipy's optimiser
 * @example kellyExclusive([{ probability: 0.5, price: 3 }, { probability: 0.5, price: 1.5 }]) // => [0.25, 0]
 */
export function kellyExclusive(bets: readonly ExclusiveBet[]): number[] {
  const total = bets.reduce((sum, { probability }) => sum + probability, 0)
  if (total > 1 + 1e-12) throw new RangeError(`chances of exclusive outcomes must sum to at most 1, got ${total}`)
  for (const { probability } of bets)
    if (!(probability >= 0)) throw new RangeError(`a probability must be a number from 0 to 1, got ${probability}`)
  const byWorth = bets.map((_, i) => i).sort((a, b) => worth(bets, b) - worth(bets, a))
  let [reserve, probabilities, inverses] = [1, 0, 0]
  const backed: number[] = []
  for (const i of byWorth) {
    const { probability, price } = bets[i] as ExclusiveBet
    // p·d truly above the reserve keeps Σ 1/d below 1; at equality a last bit could make the division 0/0.
    if (probability * price <= reserve * (1 + 1e-12)) break
    probabilities += probability
    inverses += 1 / price
    reserve = Math.max(0, 1 - probabilities) / (1 - inverses)
    backed.push(i)
  }
  const stakes = bets.map(() => 0)
  for (const i of backed)
    stakes[i] = Math.max(0, (bets[i] as ExclusiveBet).probability - reserve / (bets[i] as ExclusiveBet).price)
  return stakes
}

function worth(bets: readonly ExclusiveBet[], i: number): number {
  const { probability, price } = bets[i] as ExclusiveBet
  return probability * price
}
