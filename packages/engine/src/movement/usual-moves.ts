import type { Instant } from '@fairline/domain'
import type { BookPath } from './book-paths.ts'

const HOUR_MS = 3_600_000
/** Hours before the start at which one stretch ends and the next begins: markets move more the nearer the game is. */
const borders = [1, 3, 6, 12, 24, 48]
/** Believed at first: this variance an hour, as if seen for so many hours. */
const [BELIEVED, FOR_HOURS] = [0.0004, 50]

/** How much markets of one kind move in an hour, by the time left to the start: learnt from games that are over. */
export function usualMoves() {
  const squares = new Float64Array(borders.length + 1)
  const hours = new Float64Array(borders.length + 1)
  const stretchOf = (left: number) => {
    const found = borders.findIndex((border) => left < border)
    return found < 0 ? borders.length : found
  }
  const varianceIn = (stretch: number) =>
    ((squares[stretch] as number) + BELIEVED * FOR_HOURS) / ((hours[stretch] as number) + FOR_HOURS)

  return {
    /** Learns the paths of one market of a game that is over. */
    learn(paths: readonly BookPath[], startsAt: Instant): void {
      for (const { points } of paths)
        for (const [i, { at, position }] of points.entries()) {
          const before = points[i - 1]
          if (!before) continue
          const stretch = stretchOf((startsAt - at) / HOUR_MS)
          squares[stretch] = (squares[stretch] as number) + (position - before.position) ** 2
          hours[stretch] = (hours[stretch] as number) + (at - before.at) / HOUR_MS
        }
    },
    /** Usual deviation of a book's move between two moments, in log-odds. */
    deviation(from: Instant, to: Instant, startsAt: Instant): number {
      let [variance, left] = [0, (startsAt - from) / HOUR_MS]
      const end = (startsAt - to) / HOUR_MS
      while (left > end) {
        const stretch = stretchOf(left - 1e-9)
        const border = Math.max(end, borders[stretch - 1] ?? 0)
        variance += varianceIn(stretch) * (left - border)
        left = border
      }
      return Math.sqrt(variance)
    },
  }
}
