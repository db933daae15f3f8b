import type { LineMovement } from '@fairline/contract'
import { decimalOf } from '../../lib/decimal-of.ts'

export type MovementMarket = LineMovement['markets'][number]

/** A value from a moment on, until the next point. */
export interface MovementPoint {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The line of a spread or total, else the implied probability in percent. */
  readonly value: number
  /** American: the first selection's price; null if it was not offered. */
  readonly price: number | null
}

export interface MovementSeries {
  readonly book: string
  /** In order of time, at least one. */
  readonly points: readonly MovementPoint[]
}

/** The lowest and highest value of all books from a moment on. */
export interface BandPoint {
  readonly at: number
  readonly low: number
  readonly high: number
}

/** Whether a market moves by its line; the others move by their price. */
export const hasLine = ({ kind }: MovementMarket): boolean => kind === 'spread' || kind === 'total'

/**
 * What each book quoted over time.
 *
 * Prices at different lines cannot be compared (over 6.5 at +117 and over 5.5 at −130 are one and the same move), so a spread or total
 * is plotted by its line and carries its price as a label.
 *
 * @returns books in the order of the response; those without a point are left out
 */
export function toMovementSeries(market: MovementMarket): MovementSeries[] {
  const toPoint = hasLine(market) ? linePoint : pricePoint
  return market.books
    .map(({ book, path }) => ({ book, points: path.flatMap(toPoint) }))
    .filter(({ points }) => points.length > 0)
}

type Face = MovementMarket['books'][number]['path'][number]

const linePoint = ({ at, line, odds: [price = null] }: Face): MovementPoint[] =>
  line === null ? [] : [{ at: Date.parse(at), value: line, price }]

function pricePoint({ at, odds: [price = null] }: Face): MovementPoint[] {
  const decimal = price === null ? null : decimalOf(price)
  return decimal === null ? [] : [{ at: Date.parse(at), value: 100 / decimal, price }]
}

/** The range of all books over time, a point at every move of any of them; a book counts from its first quote on. */
export function toBand(series: readonly MovementSeries[]): BandPoint[] {
  const moments = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b)
  return moments.map((at) => {
    const values = series.flatMap(({ points }) => points.findLast((point) => point.at <= at)?.value ?? [])
    return { at, low: Math.min(...values), high: Math.max(...values) }
  })
}
