import { Day } from '@fairline/domain'

/** Years of which a file can tell games: the first recorded leagues began in the 1870s. A year outside is a misprint. */
const FIRST_YEAR = '1870'
const LAST_YEAR = '2100'

/**
 * Reads a date as files write it: `2019-06-15`, `20190615`, `15/06/2019`, `15/06/19` (day first), a time after it
 * ignored; null when it is no day of the calendar from 1870 to 2100. Four digits are a year as they stand.
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
  const year = y.length === 2 ? `${century}${y}` : y
  const day = `${year}-${m}-${d}`
  return year >= FIRST_YEAR && year <= LAST_YEAR && Day.safeParse(day).success ? day : null
}
