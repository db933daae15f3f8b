import type { Provenance } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import { americanFromDecimal, type DecimalOdds } from '@fairline/odds'

/** Inside the house a chance is 0–1 and a price is decimal; here they become what the wire carries. */
export const percentOf = (chance: number) => Math.min(100, Math.max(0, Math.round(chance * 10_000) / 100))
export const americanOf = (price: number) => Math.round(americanFromDecimal(price as DecimalOdds))
/** American odds in a sentence, always with their sign. */
export const signedOf = (american: number): string => (american > 0 ? `+${american}` : `−${Math.abs(american)}`)
/**
 * A share in percent to a tenth, without its sign, for a sentence: rounded as the wire carries it and then as a screen shows it, so that
 * a sentence and the number beside it say the same.
 */
export const tenthOf = (share: number): string =>
  (Math.round(Math.round(Math.abs(share) * 10_000) / 10 + 1e-9) / 10).toFixed(1)
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
