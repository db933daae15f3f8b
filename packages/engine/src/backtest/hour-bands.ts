import { type ClosedConfidence, type ConfidenceBand, confidenceBands } from '../props/confidence-bands.ts'
import { LOOK_HOURS } from './confidence-looks.ts'

/** Of confidence in percent. */
const EDGES = [0, 30, 45, 55, 65, 100]

/** How often prices beat the close this many hours before the start, by what was forecast for them. */
export interface HourBands {
  /** One of `LOOK_HOURS`. */
  readonly hours: number
  readonly bands: readonly ConfidenceBand[]
}

/** The earliest of `LOOK_HOURS` that a moment is at or before; null if it is nearer to the start than all of them. */
export const lookHoursOf = (hoursLeft: number): number | null => LOOK_HOURS.find((hours) => hoursLeft >= hours) ?? null

/** Counts by hours before the start and by confidence how often prices beat the close. */
export function hourBands() {
  const byHours = new Map(LOOK_HOURS.map((hours) => [hours, confidenceBands(EDGES)]))
  return {
    /** @param hours  one of `LOOK_HOURS` */
    add: (closed: ClosedConfidence & Pick<HourBands, 'hours'>): void => byHours.get(closed.hours)?.add(closed),
    /** Those at which any price was seen, the earliest first. */
    hours: (): HourBands[] =>
      [...byHours].flatMap(([hours, counted]) => {
        const bands = counted.bands()
        return bands.length > 0 ? [{ hours, bands }] : []
      }),
  }
}
