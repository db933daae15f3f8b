import { type Instant, marketKey, selectionsOf } from '@fairline/domain'
import type { EvaluatedBet, PricedBet } from './evaluated-bet.ts'

/** How good a market is to bet in. */
export interface MarketGrade {
  /** By two points each for hold, dispersion, age and books: A from seven points, B from five, C from three. */
  readonly grade: 'A' | 'B' | 'C' | 'D'
  /** Overround of the best prices minus 1, below 0 with an arbitrage; null if a selection has no price. */
  readonly hold: number | null
  /** Standard deviation of the books' implied probabilities, 0–1; null with fewer than two. */
  readonly dispersion: number | null
  /** Books whose price isn't stale. */
  readonly books: number
  /** Age of the best price in seconds. */
  readonly ageSeconds: number
}

/** Two points up to the first limit, one up to the second. */
const HOLD_LIMITS = [0.01, 0.03] as const
const DISPERSION_LIMITS = [0.01, 0.02] as const
const AGE_LIMITS = [600, 3600] as const
/** Number of books for two points, and for one. */
const BOOK_LIMITS = [8, 4] as const

/**
 * Grades the market of a bet by what it keeps, how far its books lie apart, how many those are, and how old its best price is.
 *
 * @param bets  the game's bets, this one among them
 */
export function marketGradeOf(bet: PricedBet, bets: readonly EvaluatedBet[], asOf: Instant): MarketGrade {
  const hold = holdOf(bet, bets)
  const confirmed = bet.offers.filter(({ isStale }) => !isStale)
  const dispersion = deviationOf(confirmed.map(({ price }) => 1 / price))
  const ageSeconds = Math.max(0, Math.round((asOf - bet.quotedAt) / 1000))
  const books = confirmed.length
  const points =
    pointsOf(hold, HOLD_LIMITS) +
    pointsOf(dispersion, DISPERSION_LIMITS) +
    pointsOf(ageSeconds, AGE_LIMITS) +
    (books >= BOOK_LIMITS[0] ? 2 : books >= BOOK_LIMITS[1] ? 1 : 0)
  const grade = points >= 7 ? 'A' : points >= 5 ? 'B' : points >= 3 ? 'C' : 'D'
  return { grade, hold, dispersion, books, ageSeconds }
}

function holdOf({ market }: PricedBet, bets: readonly EvaluatedBet[]): number | null {
  const key = marketKey(market)
  const prices = bets.flatMap((bet) => (marketKey(bet.market) === key && bet.price !== null ? [bet.price] : []))
  if (prices.length < selectionsOf(market.kind).length) return null
  return prices.reduce((sum, price) => sum + 1 / price, 0) - 1
}

const pointsOf = (value: number | null, [two, one]: readonly [number, number]): number =>
  value === null || value > one ? 0 : value > two ? 1 : 2

function deviationOf(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
