const MINUTE_MS = 60_000

/** How long until a start: `starts in 2 h 10 min`, `starting now`; null if there is no start to count down to. */
export function countdownText(startsAt: string | null, now: number): string | null {
  const at = startsAt === null ? Number.NaN : Date.parse(startsAt)
  if (Number.isNaN(at) || at < now) return null
  const minutes = Math.floor((at - now) / MINUTE_MS)
  if (minutes < 1) return 'starting now'
  if (minutes < 60) return `starts in ${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? `starts in ${hours} h ${minutes % 60} min`
    : `starts in ${Math.floor(hours / 24)} d ${hours % 24} h`
}
