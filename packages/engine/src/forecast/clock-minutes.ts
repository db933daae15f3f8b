/** `4:30`, `0:07.2`; under a minute some scoreboards show only seconds and tenths: `28.4`. */
const MINUTES = /(?:^|\D)(\d{1,2}):(\d{2}(?:\.\d)?)/
const SECONDS = /(?:^|[^\d:])(\d{1,2}\.\d)(?:$|\D)/

/**
 * Minutes that a scoreboard's clock shows.
 *
 * @param clock  as a scoreboard shows it: `Q3 4:21`, `Overtime 4:30`, `28.4 - 2nd OT`
 * @returns null if it shows none, as between periods
 * @example clockMinutes('Overtime 4:30') // => 4.5
 */
export function clockMinutes(clock: string): number | null {
  const minutes = MINUTES.exec(clock)
  if (minutes) return Number(minutes[1]) + Number(minutes[2]) / 60
  const seconds = SECONDS.exec(clock)
  return seconds ? Number(seconds[1]) / 60 : null
}
