import type { MarketKind, Quote } from '@fairline/domain'
import type { PregameLines } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { completePrices } from '../markets/complete-prices.ts'

/** A quote says the same for good: what was worked out once is kept as long as the quote is. */
const known = new WeakMap<Quote, { readonly lines: PregameLines | null; readonly position: number }>()

/**
 * Where a quote that prices every selection stands, in log-odds of the first one without the margin; of a line, as far beyond what
 * the score distribution says of it, so that prices and lines move on one scale.
 */
export function quotePosition(quote: Quote, kind: MarketKind, lines: PregameLines | null): number {
  const before = known.get(quote)
  if (before?.lines === lines) return before.position
  const position = positionAnew(quote, kind, lines)
  known.set(quote, { lines, position })
  return position
}

function positionAnew({ prices, market }: Quote, kind: MarketKind, lines: PregameLines | null): number {
  const said = logit(noVigMultiplicative(prices as DecimalOdds[])[0] as number)
  if (market.line === null || !lines) return said
  const { probability } = kind === 'spread' ? lines.covers(market.line) : lines.over(market.line)
  return said - logit(Math.min(0.999, Math.max(0.001, probability)))
}

/** Whether a quote prices every selection, with a margin that is one. */
export const isWhole = ({ prices }: Quote): boolean => completePrices(prices) !== null
