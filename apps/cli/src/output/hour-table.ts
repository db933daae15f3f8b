import type { ConfidenceBand, HourBands } from '@fairline/engine'
import { percent, table } from './table.ts'

/** Fewer prices than this show nothing. */
const MIN_PRICES = 200
/** A cell misses if it is off by more than this share of prices. */
export const TOLERANCE = 0.04
/** And by more than this many standard errors. */
export const STANDARD_ERRORS = 2

/** Whether prices beat the close more often or less often than forecast, by more than 4 points and two standard errors. */
export const misses = ({ said, observed, standardError }: ConfidenceBand): boolean =>
  Math.abs(said - observed) > Math.max(TOLERANCE, STANDARD_ERRORS * standardError)

/** Bands of 200 prices or more; errors take prices on one game for related, and a star marks a band that misses. */
export function hourTable(hours: readonly HourBands[]): string {
  const rows = countedCells(hours).map(({ hours: left, band }) => [
    hoursText(left),
    `${band.from}–${band.to}`,
    String(band.count),
    String(band.games),
    percent(band.said),
    `${percent(band.observed)} ± ${percent(band.standardError)}${misses(band) ? ' *' : '  '}`,
  ])
  return table(['hours left', 'confidence', 'prices', 'games', 'said', 'beat the close'], rows, [1, 2, 3, 4, 5])
}

/** Every band of 200 prices or more with its hours. */
export const countedCells = (hours: readonly HourBands[]) =>
  hours.flatMap(({ hours: left, bands }) =>
    bands.filter(({ count }) => count >= MIN_PRICES).map((band) => ({ hours: left, band })),
  )

/** The least hours left of a cell: minutes below one. */
const hoursText = (hours: number): string => (hours < 1 ? `${Math.round(60 * hours)} min+` : `${hours} h+`)
