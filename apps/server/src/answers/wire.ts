import type { Provenance } from '@fairline/contract'
import { type Board, shownConfidence, shownValue } from '@fairline/engine'
import { americanFromDecimal, type DecimalOdds } from '@fairline/odds'

/**
 * A probability or share in percent, rounded once, to a tenth, so that a probability and its complement always sum to
 * 100.0. Only 0 and 1 themselves become 0 and 100: near them the first two digits that differ are kept. Each outcome of a
 * three-way market is rounded by itself, as wherever it is shown by itself; together they may be a tenth off 100.0.
 *
 * @param share  0–1
 */
export function percentOf(share: number): number {
  const larger = Math.max(share, 1 - share)
  // Rounds the larger of both and subtracts, so that complements round in opposite directions at a half, too.
  const tenths = Math.round(larger * 1000 + 1e-9)
  if (tenths === 1000 && larger < 1) {
    const rest = Number((100 * (1 - larger)).toPrecision(2))
    return share < 0.5 ? rest : 100 - rest
  }
  return (share < 0.5 ? 1000 - tenths : tenths) / 10
}

/** The probability in percent of what is not over: never 0 or 100, though a model in play may come closer to certainty than a floating-point number can tell. */
export const openPercentOf = (share: number): number => percentOf(openShare(share))

const openShare = (share: number): number => Math.min(1 - Number.EPSILON, Math.max(Number.EPSILON, share))

/** A probability as a fraction, rounded to six decimals unless that would make it certain: that takes a game that is over. */
export function fractionOf(share: number, isOver: boolean): number {
  const rounded = Number(share.toFixed(6))
  return isOver || (rounded > 0 && rounded < 1) ? rounded : openShare(share)
}

/** A probability in a sentence, in percent with one decimal: `60.8%`; `<0.1%` and `>99.9%` for what is all but certain. */
export function percentText(share: number): string {
  const percent = percentOf(share)
  if (percent > 0 && percent < 0.05) return '<0.1%'
  return percent < 100 && percent >= 99.95 ? '>99.9%' : `${percent.toFixed(1)}%`
}

/** Confidence in whole percent, rounded down as the screen does: what isn't 70% is never shown as 70%. */
export const wholeConfidence = (confidence: number): number => Math.floor(shownConfidence(confidence) ?? 0)

/** Confidence in a sentence: `69%`, `<1%`. */
export function confidenceText(confidence: number): string {
  const whole = wholeConfidence(confidence)
  return whole === 0 ? '<1%' : `${whole}%`
}

export const americanOf = (price: number) => Math.round(americanFromDecimal(price as DecimalOdds))
/** American odds in a sentence, always with their sign. */
export const signedOf = (american: number): string => (american > 0 ? `+${american}` : `−${Math.abs(american)}`)
/**
 * The size of a share in percent with one decimal, for a sentence; with two where one would read 0.0, so that no bet with an
 * edge looks like one without. Rounds as the wire (two decimals) and the screen (one) do, so that the sentence and the number
 * next to it agree.
 */
export function tenthOf(share: number): string {
  const percent = 100 * Math.abs(shownValue(share))
  return percent.toFixed(percent > 0 && percent < 0.05 ? 2 : 1)
}
/** A share in percent with its sign: `+9.4%`, `−2.1%`, `+0.03%`, `0.0%`. */
export function signedPercentText(share: number): string {
  const size = tenthOf(share)
  return `${size === '0.0' ? '' : share > 0 ? '+' : '−'}${size}%`
}
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

/** A book as shown: an invented price says so next to the book's name. */
export const bookShown = (source: string, book: string): string =>
  source === 'simulated' ? `${book} (simulated)` : book
