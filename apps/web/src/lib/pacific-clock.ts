const PACIFIC = 'America/Los_Angeles'

/** What the clock and the calendar of Los Angeles show. */
export interface PacificClock {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** 0–23. */
  readonly hour: number
  readonly minute: number
}

/** Tells a zone's time without the tables of `Intl`, whose first use holds a phone up for a tenth of a second. Not every browser has it. */
type Zones = Pick<typeof Temporal, 'Instant'>
const zonesOfBrowser = (): Zones | null => (typeof Temporal === 'undefined' ? null : Temporal)

/**
 * What they show at a moment.
 *
 * @param instant  milliseconds since 1970
 * @param zones  who tells a zone's time; null for `Intl`
 * @throws {RangeError} where the moment is none
 */
export function pacificClock(instant: number, zones = zonesOfBrowser()): PacificClock {
  const whole = Math.floor(instant)
  if (!zones) return clockOfIntl(whole)
  const at = zones.Instant.fromEpochMilliseconds(whole).toZonedDateTimeISO(PACIFIC)
  return { day: at.toPlainDate().toString(), hour: at.hour, minute: at.minute }
}

let intl: Intl.DateTimeFormat | null = null

function clockOfIntl(instant: number): PacificClock {
  const [date, time] = [
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    { hour: '2-digit', minute: '2-digit' },
  ] as const
  intl ??= new Intl.DateTimeFormat('en-US', { ...date, ...time, hourCycle: 'h23', timeZone: PACIFIC })
  const parts = new Map(intl.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = (['year', 'month', 'day'] as const).map((type) => parts.get(type)).join('-')
  return { day, hour: Number(parts.get('hour')), minute: Number(parts.get('minute')) }
}
