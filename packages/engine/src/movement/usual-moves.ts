import type { Instant } from '@fairline/domain'
import type { BookPath } from './book-paths.ts'

const HOUR_MS = 3_600_000
/** Hours before the start at which one stretch ends and the next begins: markets move more the nearer the game is. */
const borders = [1, 3, 6, 12, 24, 48]
/** Believed at first: this variance an hour, as if seen for this many hours. */
const BELIEVED = 0.0004
const FOR_HOURS = 50

/** All that was learned of a kind of market. */
export interface SavedUsualMoves {
  /** By stretch, the nearest to the start first: squared moves, and the hours they took. */
  readonly squares: readonly number[]
  readonly hours: readonly number[]
  readonly markets: number
}

/** How much markets of one kind move in an hour, by the time left to the start: learned from games that are over. */
export function usualMoves() {
  const squares = new Float64Array(borders.length + 1)
  const hours = new Float64Array(borders.length + 1)
  let markets = 0
  const varianceIn = (stretch: number) =>
    ((squares[stretch] as number) + BELIEVED * FOR_HOURS) / ((hours[stretch] as number) + FOR_HOURS)

  return {
    /** Learns the paths of one market of a game that is over. A move is spread over the hours it took. */
    learn(paths: readonly BookPath[], startsAt: Instant): void {
      markets += 1
      for (const { points } of paths)
        for (const [i, { at, position }] of points.entries()) {
          const before = points[i - 1]
          if (!before) continue
          const took = (at - before.at) / HOUR_MS
          for (const { stretch, long } of stretchesOf(before.at, at, startsAt)) {
            squares[stretch] = (squares[stretch] as number) + ((position - before.position) ** 2 * long) / took
            hours[stretch] = (hours[stretch] as number) + long
          }
        }
    },
    /** Usual deviation of a book's move between two moments, in log-odds. */
    deviation(from: Instant, to: Instant, startsAt: Instant): number {
      let variance = 0
      for (const { stretch, long } of stretchesOf(from, to, startsAt)) variance += varianceIn(stretch) * long
      return Math.sqrt(variance)
    },
    /** Markets learned from. */
    markets: () => markets,
    save: (): SavedUsualMoves => ({ squares: [...squares], hours: [...hours], markets }),
    restore(saved: SavedUsualMoves): void {
      squares.set(saved.squares)
      hours.set(saved.hours)
      markets = saved.markets
    },
  }
}

/** The stretches between two moments, and how many hours of each. */
function stretchesOf(from: Instant, to: Instant, startsAt: Instant): { stretch: number; long: number }[] {
  const found: { stretch: number; long: number }[] = []
  let left = (startsAt - from) / HOUR_MS
  const end = (startsAt - to) / HOUR_MS
  while (left > end) {
    const stretch = stretchOf(left - 1e-9)
    const border = Math.max(end, borders[stretch - 1] ?? Number.NEGATIVE_INFINITY)
    found.push({ stretch, long: left - border })
    left = border
  }
  return found
}

function stretchOf(left: number): number {
  const found = borders.findIndex((border) => left < border)
  return found < 0 ? borders.length : found
}
