import type { DecimalOdds } from '../price/decimal-odds.ts'

/** An over below an under: both win in between. */
export interface Middle {
  /** Share of the total stake on the over; the rest is on the under. */
  readonly overShare: number
  /** Profit where only one side wins, a share of the total stake; usually negative. */
  readonly outside: number
  /** Profit where both win. */
  readonly inside: number
  /** Chance of landing inside at which the middle is worth nothing; 0 for a middle that cannot lose. */
  readonly breakEven: number
}

/**
 * A middle: over a low line at one book, under a higher line at another, staked so that both sides pay the same.
 *
 * @param over   line and decimal odds of the over
 * @param under  line and decimal odds of the under
 * @returns shares, outcomes and break-even chance, or null if no result lies strictly between the lines
 * @throws {RangeError} if a price is not above 1
 * @source definition
 * @example findMiddle({ line: 7.5, price: 2 }, { line: 8.5, price: 2 }) // => { overShare: 0.5, outside: 0, inside: 1, breakEven: 0 }
 */
export function findMiddle(
  over: { readonly line: number; readonly price: DecimalOdds },
  under: { readonly line: number; readonly price: DecimalOdds },
): Middle | null {
  if (!(over.price > 1 && under.price > 1))
    throw new RangeError(`a price must be above 1, got ${over.price} and ${under.price}`)
  const firstInside = Math.floor(over.line) + 1
  if (firstInside >= under.line) return null
  const total = 1 / over.price + 1 / under.price
  const outside = 1 / total - 1
  const inside = 2 / total - 1
  return { overShare: 1 / (over.price * total), outside, inside, breakEven: Math.max(0, -outside / (inside - outside)) }
}
