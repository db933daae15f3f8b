import { type ConfidenceBand, confidenceBands } from '../props/confidence-bands.ts'
import { LOOK_HOURS, type TimedConfidence } from './confidence-looks.ts'

/** Of confidence in percent. */
const EDGES = [0, 30, 45, 55, 65, 100]

/** How often prices beat the close so many hours before the start, by what was said of them. */
export interface HourBands {
  /** One of `LOOK_HOURS`. */
  readonly hours: number
  readonly bands: readonly ConfidenceBand[]
}

/** Counts by hours before the start and by confidence how often prices beat the close. */
export function hourBands() {
  const byHours = new Map(LOOK_HOURS.map((hours) => [hours, confidenceBands(EDGES)]))
  return {
    add: (closed: TimedConfidence): void => byHours.get(closed.hours)?.add(closed),
    /** Those at which any price was seen, the earliest first. */
    hours: (): HourBands[] =>
      [...byHours].flatMap(([hours, counted]) => {
        const bands = counted.bands()
        return bands.length > 0 ? [{ hours, bands }] : []
      }),
  }
}
