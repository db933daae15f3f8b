import type { Quote } from '@fairline/domain'
import { logit } from '@fairline/numeric'
import { noVig } from '@fairline/odds'
import { completePrices } from './complete-prices.ts'
import type { LineReference } from './line-reference.ts'

/** A quote says the same for good, so its log-odds are computed once. */
const known = { multiplicative: new WeakMap<Quote, Position>(), power: new WeakMap<Quote, Position>() }
type Position = readonly number[] | null

/** Vig-free log-odds of every selection; null unless all are priced with a positive overround. */
function logOddsOf(quote: Quote, method: keyof typeof known): Position {
  let positions = known[method].get(quote)
  if (positions === undefined) {
    const prices = completePrices(quote.prices)
    positions = prices ? noVig(method, prices).map((probability) => logit(probability)) : null
    known[method].set(quote, positions)
  }
  return positions
}

/** Vig-free log-odds of every selection beyond those of the reference at its line; null unless all are priced. */
export function positionOf(
  quote: Quote,
  reference: LineReference | null,
  method: keyof typeof known = 'multiplicative',
): readonly number[] | null {
  const positions = logOddsOf(quote, method)
  const { line } = quote.market
  if (!positions || !reference || line === null) return positions
  const expected = reference(line)
  return [(positions[0] ?? 0) - expected, (positions[1] ?? 0) + expected]
}

/** Whether a quote prices every selection with a positive overround. */
export const isComplete = (quote: Quote): boolean => logOddsOf(quote, 'multiplicative') !== null
