import type { Instant } from '@fairline/domain'
import { readDay } from './read-day.ts'

/**
 * Where the zone of an instant comes from: `written` in the cell as `Z` or an offset, or, where the format documents it,
 * `utc` if the cell has none.
 */
export type ZoneRule = 'written' | 'utc'

const INSTANT =
  /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?)(?<zone>Z|(?<hours>[+-](0\d|1[0-4])):?(?<minutes>[0-5]\d))?$/i

/**
 * Reads a date with a time of day: `2026-05-08T23:30Z`, `2026-05-08 23:30:00.5-05:00`. Null unless the date is a day of
 * the calendar, the time is from 00:00 to 23:59:59.999, and the zone is known: never the zone of the machine.
 */
export function readInstant(cell: string, rule: ZoneRule = 'written'): Instant | null {
  const groups = INSTANT.exec(cell.trim())?.groups
  if (!groups) return null
  const { day: date = '', time, zone, hours, minutes } = groups
  const day = readDay(date)
  if (day === null || (zone === undefined && rule === 'written')) return null
  return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
}

/** As `readInstant`, of a cell that may be empty: null if it is, `unreadable` if it holds anything but an instant. */
export function readOptionalInstant(cell: string, rule: ZoneRule = 'written'): Instant | 'unreadable' | null {
  return cell.trim() === '' ? null : (readInstant(cell, rule) ?? 'unreadable')
}
