import { TZDate } from '@date-fns/tz'
import type { Day } from './day.ts'
import type { Instant } from './instant.ts'

/** The zone whose calendar the product shows and whose midnight begins its day. */
export const PACIFIC = 'America/Los_Angeles'

const begun = new Map<string, Instant>()

/** 00:00 of a day in Los Angeles. */
export function startOfPacificDay(day: Day): Instant {
  let instant = begun.get(day)
  if (instant === undefined) {
    instant = instantIn(PACIFIC, day, '00:00')
    begun.set(day, instant)
  }
  return instant
}

const HOUR_MS = 3_600_000
const daysByHour = new Map<number, Day>()

/** The calendar day in Los Angeles at a moment. */
export function pacificDay(instant: Instant): Day {
  // Los Angeles is a whole number of hours behind UTC, so its midnight is one of UTC's hours.
  const hour = Math.floor(instant / HOUR_MS)
  let day = daysByHour.get(hour)
  if (day === undefined) {
    day = dayIn(PACIFIC, instant)
    daysByHour.set(hour, day)
  }
  return day
}

/** The calendar day in a zone at a moment. */
export function dayIn(zone: string, instant: Instant): Day {
  const at = new TZDate(instant, zone)
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
}

/**
 * The moment a clock in a zone shows a day and a time of day.
 *
 * @param zone  an IANA zone
 * @param day   `YYYY-MM-DD`
 * @param time  `HH:MM`, 24 hours
 */
export function instantIn(zone: string, day: Day, time: string): Instant {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return new TZDate(year, month - 1, date, hour, minute, 0, zone).getTime()
}

const pad = (value: number) => String(value).padStart(2, '0')
