import { type Market, selectionsOf } from '@fairline/domain'
import { type DecimalOdds, parseAmerican } from '@fairline/odds'
import type { LeaveOut, SourceQuote } from './source-game.ts'

/** How prices are written in a file. */
export type PriceFormat = 'american' | 'decimal'

/** One market as a file has it: the cells of its prices. */
export interface QuotedCells {
  readonly book: string
  readonly market: Market
  readonly cells: readonly string[]
  readonly format: PriceFormat
  readonly mark: 'open' | 'close' | null
  readonly at?: number | null
}

/** Above this the prices of a market are a misprint, not a margin. */
const mostOverround = { 2: 0.15, 3: 0.25 } as const

/** The reason to leave out a price list that has more or fewer prices than its market has selections. */
export const WRONG_NUMBER_OF_PRICES = 'wrong number of prices'

/** Whether there is one price cell for each selection of the market. */
export const hasPriceForEachSelection = (market: Market, cells: readonly string[]): boolean =>
  cells.length === selectionsOf(market.kind).length

/**
 * Reads the prices of one market; nothing when the cells are empty, and nothing but a counted reason when they cannot
 * be prices.
 */
export function readQuote(quoted: QuotedCells, leaveOut: LeaveOut): readonly SourceQuote[] {
  const { book, market, cells, format, mark, at = null } = quoted
  if (cells.every((cell) => cell.trim() === '')) return []
  const prices = cells.map((cell) => readPrice(cell, format))
  const broken = prices.find((price) => typeof price === 'string')
  const reason = hasPriceForEachSelection(market, cells)
    ? (broken ?? unsound(prices as (DecimalOdds | null)[]))
    : WRONG_NUMBER_OF_PRICES
  if (reason) {
    leaveOut('price', reason as string, `${book} ${market.kind} ${mark ?? ''} ${cells.join(' / ')}`)
    return []
  }
  return [{ book, market, prices: prices as (DecimalOdds | null)[], mark, at }]
}

/** Whether a cell says that a book had no line. */
export const saysNoLine = (cell: string): boolean => /^(nl|-|x|n\/a)$/i.test(cell.trim())

/** As files write decimal odds: no exponent, no other base. */
const DECIMAL = /^\d+(\.\d*)?$/

/** A price, null for an empty cell, or the reason why the cell is no price. */
function readPrice(cell: string, format: PriceFormat): DecimalOdds | null | string {
  const text = cell.trim()
  if (text === '') return null
  if (saysNoLine(text)) return 'no line'
  if (format === 'decimal') {
    const price = DECIMAL.test(text) ? Number(text) : Number.NaN
    return price > 1 ? (price as DecimalOdds) : 'not a price'
  }
  const american = Number(text)
  if (Number.isFinite(american) && Math.abs(american) < 100) return 'moneyline between -100 and +100'
  try {
    return parseAmerican(text)
  } catch {
    return 'not a price'
  }
}

function unsound(prices: readonly (DecimalOdds | null)[]): string | null {
  if (prices.some((price) => price === null))
    return prices.length === 2 && prices.some((price) => price !== null) ? 'one-sided price' : 'price missing'
  const total = (prices as DecimalOdds[]).reduce((sum, price) => sum + 1 / price, 0)
  if (total < 1) return 'prices sum below 1'
  return total > 1 + mostOverround[prices.length as 2 | 3] ? 'prices sum too high' : null
}
