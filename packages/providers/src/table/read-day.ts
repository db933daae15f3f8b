import { Day } from '@fairline/domain'

/**
 * Reads a date as files write it: `2019-06-15`, `20190615`, `15/06/2019`, `15/06/19` (day first), a time after it
 * ignored; null when it is no day of the calendar.
 *
 * @source years of two digits as POSIX `strptime` reads them: 69 to 99 are 1969 to 1999
 */
export function readDay(cell: string): Day | null {
  const text = cell.trim().slice(0, 10)
  const parts =
    /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)/.exec(text) ??
    /^(?<y>\d{4})(?<m>\d\d)(?<d>\d\d)$/.exec(text) ??
    /^(?<d>\d\d)\/(?<m>\d\d)\/(?<y>\d{4}|\d\d)$/.exec(text)
  if (!parts?.groups) return null
  const { y = '', m, d } = parts.groups
  const century = y >= '69' ? '19' : '20'
  const day = `${y.length === 2 ? `${century}${y}` : y}-${m}-${d}`
  return Day.safeParse(day).success ? day : null
}
