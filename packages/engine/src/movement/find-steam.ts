import type { Instant } from '@fairline/domain'
import { type BookPath, positionAt } from './book-paths.ts'

/** Several books moving the same way within a window, and none the other way. */
export interface Steam {
  /** When enough of them had moved. */
  readonly at: Instant
  /** 1: towards the home side or the over; −1: away from it. */
  readonly direction: 1 | -1
  readonly books: readonly string[]
  /** Who moved before all others; null where two were first together. */
  readonly firstMover: string | null
  /** Mean move of those books, in log-odds. */
  readonly move: number
}

/** What counts as steam. */
export interface SteamRules {
  readonly windowMs: number
  readonly minBooks: number
  /** Least move of a book that counts, between two moments, in log-odds. */
  leastMove(from: Instant, to: Instant): number
}

interface Mover {
  readonly book: string
  readonly move: number
  readonly since: Instant
}

/**
 * Finds steam on one market as it happens: every move looks for books that are elsewhere than a window ago. Nothing later than a move
 * is looked at; what goes on the same way within a window is the same steam.
 */
export function findSteam(paths: readonly BookPath[], rules: SteamRules): Steam[] {
  const moments = [...new Set(paths.flatMap(({ points }) => points.slice(1).map(({ at }) => at)))].sort((a, b) => a - b)
  const found: Steam[] = []
  for (const at of moments) {
    const steam = steamAt(paths, at, rules)
    const last = found.findLast(({ direction }) => direction === steam?.direction)
    if (steam && (!last || at - last.at > rules.windowMs)) found.push(steam)
  }
  return found
}

function steamAt(paths: readonly BookPath[], at: Instant, { windowMs, minBooks, leastMove }: SteamRules): Steam | null {
  const from = at - windowMs
  const least = leastMove(from, at)
  const movers = paths.flatMap((path) => moverOf(path, from, at)).filter(({ move }) => Math.abs(move) >= least)
  const up = movers.filter(({ move }) => move > 0)
  const down = movers.filter(({ move }) => move < 0)
  const [moved, against] = up.length > down.length ? [up, down] : [down, up]
  if (moved.length < minBooks || against.length > 0) return null
  const earliest = Math.min(...moved.map(({ since }) => since))
  const first = moved.filter(({ since }) => since === earliest)
  return {
    at,
    direction: moved === up ? 1 : -1,
    books: moved.map(({ book }) => book),
    firstMover: first.length === 1 ? (first[0]?.book ?? null) : null,
    move: moved.reduce((sum, { move }) => sum + move, 0) / moved.length,
  }
}

/** How far a book went in a window, and when it first went that way. */
function moverOf(path: BookPath, from: Instant, at: Instant): Mover[] {
  const now = positionAt(path, at)
  // A book that came up within the window moved from its first price.
  const before = positionAt(path, from) ?? path.points[0]?.position ?? null
  if (before === null || now === null || now === before) return []
  const since = path.points.find(
    (point) => point.at > from && Math.sign(point.position - before) === Math.sign(now - before),
  )
  return since ? [{ book: path.book, move: now - before, since: since.at }] : []
}
