import type { Provenance } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { americanFromDecimal, type DecimalOdds } from '@fairline/odds'

/** Inside the house a chance is 0–1 and a price is decimal; here they become what the wire carries. */
export const percentOf = (chance: number) => Math.min(100, Math.max(0, Math.round(chance * 10_000) / 100))
export const americanOf = (price: number) => Math.round(americanFromDecimal(price as DecimalOdds))
export const isoOf = (instant: number) => new Date(instant).toISOString()

/** Where a board's numbers come from. */
export const provenanceOf = (board: Board): Provenance => ({
  source: board.source,
  boardVersion: board.version,
  asOf: isoOf(board.asOf),
  newestFactAt: board.newestFactAt === null ? null : isoOf(board.newestFactAt),
  learnt: board.rated === null ? null : percentOf(board.rated),
  troubles: [...new Set(board.troubles.map(({ message }) => message))],
})

/** A book as shown: an invented price says so beside the book's name. */
export const bookShown = (source: string, book: string): string =>
  source === 'simulated' ? `${book} (simulated)` : book
