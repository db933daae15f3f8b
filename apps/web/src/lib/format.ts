import { pacificClock } from './pacific-clock.ts'

/** To make one takes a phone a fiftieth of a second, and a hundred cards ask for the same few. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in the visitor's own zone. */
function inOwnZone(at: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(key, known)
  return known.format(at)
}

/** American odds, always with their sign. */
export const odds = (american: number) => (american > 0 ? `+${american}` : `−${Math.abs(american)}`)

/** Halves go up, as on paper: what is written 9.35 is 9.4, though in binary it lies a hair below. */
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits + 1e-9) / 10 ** digits

/**
 * A percentage. Only 0 and 100 themselves read so: else `<0.1%` and `>99.9%`.
 *
 * @param value  as it is on the wire (0–100)
 */
export function percent(value: number, digits = 1): string {
  const shown = rounded(value, digits)
  if (value > 0 && shown === 0) return `<${(10 ** -digits).toFixed(digits)}%`
  if (value < 100 && shown === 100) return `>${(100 - 10 ** -digits).toFixed(digits)}%`
  return `${shown.toFixed(digits)}%`
}

/** A number with its sign and a true minus: `+1.5`, `−1.5`, `0`. @param digits  decimals to show; all if left out */
export function signed(value: number, digits?: number): string {
  const shown = digits === undefined ? value : rounded(value, digits)
  const size = digits === undefined ? String(Math.abs(shown)) : Math.abs(shown).toFixed(digits)
  return shown > 0 ? `+${size}` : shown < 0 ? `−${size}` : size
}

/** A fraction as a signed percentage with one decimal, or two where one would read 0.0: `+2.1%`, `−0.04%`, `0.0%`. */
export function signedPercent(fraction: number): string {
  const size = Math.abs(fraction * 100)
  const digits = rounded(size, 1) === 0 && rounded(size, 2) > 0 ? 2 : 1
  const text = `${rounded(size, digits).toFixed(digits)}%`
  if (rounded(size, digits) === 0) return text
  return fraction > 0 ? `+${text}` : `−${text}`
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

/** A day, `YYYY-MM-DD`, in words: `Saturday, June 15, 2019`. The first words of a page: no format is made for them. */
export function dayInWords(day: string): string {
  const at = new Date(`${day}T12:00:00Z`)
  return `${WEEKDAYS[at.getUTCDay()]}, ${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`
}

/** The day in Los Angeles at a moment, in words. */
export const pacificDayInWords = (instant: number) => dayInWords(pacificDay(instant))

/** A time of day in Los Angeles: `7:05 PM PT`, or on the visitor's own clock; `Invalid time` where there is none to read. */
export function timeText(iso: string, zone: 'pacific' | 'own'): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return 'Invalid time'
  if (zone === 'own') return inOwnZone(at, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  const { hour, minute } = pacificClock(at)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} PT`
}

/** How long ago, in the largest unit that says it: `just now`, `4 min`, `9 h`, `3 days`. */
export function age(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

/** How long ago, as a phrase: `just now`, `4 min ago`. */
export const agoText = (milliseconds: number): string =>
  milliseconds < 60_000 ? age(milliseconds) : `${age(milliseconds)} ago`

/** The day in Los Angeles at a moment: `2026-07-15`. */
export const pacificDay = (instant: number): string => pacificClock(instant).day

/** Whether a start lies on the day after today in Los Angeles; what has no time does not. */
export function isTomorrow(iso: string | null, now: number): boolean {
  const at = iso === null ? Number.NaN : Date.parse(iso)
  // Noon of the Pacific day, a day on: no change of clocks reaches it.
  const next = new Date(Date.parse(`${pacificDay(now)}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return !Number.isNaN(at) && pacificDay(at) === next
}

/** The day and time of a start: `Wed, Jul 15, 4:05 PM PT`; as `timeText` where it cannot be read. */
export function startText(iso: string, zone: 'pacific' | 'own'): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return timeText(iso, zone)
  const day =
    zone === 'own' ? inOwnZone(at, { weekday: 'short', month: 'short', day: 'numeric' }) : shortDay(pacificDay(at))
  return `${day}, ${timeText(iso, zone)}`
}

/** The day of a moment, without its year: `Jul 15`. */
export const dateText = (at: number, zone: 'pacific' | 'own'): string =>
  zone === 'own' ? inOwnZone(at, { month: 'short', day: 'numeric' }) : shortDate(pacificDay(at))

/** Since when something lasts: the time only if that is today, else the day and the time. */
export function sinceText(iso: string, zone: 'pacific' | 'own', now: number): string {
  const dayIn = (at: number) => (zone === 'own' ? inOwnZone(at, { dateStyle: 'short' }) : pacificDay(at))
  const at = Date.parse(iso)
  return Number.isNaN(at) || dayIn(at) === dayIn(now) ? timeText(iso, zone) : startText(iso, zone)
}

/** A day, `YYYY-MM-DD`, with its weekday: `Wed, Jul 15`. */
export function shortDay(day: string): string {
  const at = new Date(`${day}T12:00:00Z`)
  return `${WEEKDAYS[at.getUTCDay()]?.slice(0, 3)}, ${shortDate(day)}`
}

/** A day, `YYYY-MM-DD`, without its year: `Nov 21`. */
export function shortDate(day: string): string {
  const at = new Date(`${day}T12:00:00Z`)
  return `${MONTHS[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCDate()}`
}

/** A day, `YYYY-MM-DD`, with its year: `Nov 21, 2026`. */
export const datedDay = (day: string): string => `${shortDate(day)}, ${day.slice(0, 4)}`
