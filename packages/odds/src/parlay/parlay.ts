import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Probability } from '../price/probability.ts'

/** One leg of a parlay; legs must be independent of each other. */
export interface ParlayLeg {
  readonly probability: Probability
  readonly price: DecimalOdds
}

/** What a parlay of independent legs pays and is worth. */
export interface Parlay {
  /** Product of the legs' prices. */
  readonly price: DecimalOdds
  /** Probability that every leg wins. */
  readonly probability: Probability
  /** The price at which the parlay is worth exactly its stake: 1/probability. */
  readonly fairPrice: number
  /** Profit expected per unit staked. */
  readonly expectedValue: number
}

/**
 * A parlay of independent legs: prices and probabilities multiply.
 *
 * @param legs  at least one; independent, so not two of the same game
 * @returns price, probability, fair price and expected value
 * @throws {RangeError} without a leg, with a price not above 1 or a probability outside 0 to 1
 * @source independence
 * @example parlay([{ probability: 0.5, price: 2 }, { probability: 0.5, price: 3 }]).expectedValue // => 0.5
 */
export function parlay(legs: readonly ParlayLeg[]): Parlay {
  if (legs.length === 0) throw new RangeError('a parlay needs at least one leg')
  let [price, probability] = [1, 1]
  for (const leg of legs) {
    if (!(leg.price > 1)) throw new RangeError(`a price must be above 1, got ${leg.price}`)
    if (!(leg.probability >= 0 && leg.probability <= 1))
      throw new RangeError(`a probability must be a number from 0 to 1, got ${leg.probability}`)
    price *= leg.price
    probability *= leg.probability
  }
  return {
    price: price as DecimalOdds,
    probability: probability as Probability,
    fairPrice: 1 / probability,
    expectedValue: probability * price - 1,
  }
}
