import { fullGame, type Instant, type League, marketSlot, type Quote } from '@fairline/domain'
import type { PregameLines } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { noVigMultiplicative } from '@fairline/odds'
import type { GameFile } from '../market/game-file.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { referenceLines } from './reference-lines.ts'

/** Markets whose movement is followed: the winner of two, the spread, the total. */
export const followedKinds = ['moneyline', 'spread', 'total'] as const
export type FollowedKind = (typeof followedKinds)[number]

/** Where a book was from a moment on. */
export interface PathPoint {
  readonly at: Instant
  /**
   * Log-odds of the home side, or of the over, without the margin; where the line moved too, as far beyond what the score distribution
   * says at that line: prices and lines move on one scale. 0.1 is about two and a half points of probability.
   */
  readonly position: number
  readonly line: number | null
}

/** A book's way from its first price to its last before the start; a price that is the same again is no point. */
export interface BookPath {
  readonly book: string
  readonly points: readonly PathPoint[]
}

/** How every book moved on one market of a game; empty for leagues and markets that are not followed. */
export function bookPaths(league: League, file: GameFile, kind: FollowedKind): BookPath[] {
  if (kind === 'moneyline' && league.outcomes === 'three-way') return []
  const lines = kind === 'moneyline' ? null : referenceLines(league, file)
  if (kind !== 'moneyline' && !lines) return []
  const quoted = file.quotes.get(marketSlot(fullGame(kind)))
  return [...(quoted ?? [])].flatMap(([book, quotes]) => {
    const points = quotes.flatMap((quote) => pointOf(quote, kind, lines)).sort((a, b) => a.at - b.at)
    const moves = points.filter((point, i) => i === 0 || point.position !== points[i - 1]?.position)
    return moves.length > 0 ? [{ book, points: moves }] : []
  })
}

function pointOf(
  { prices, market: { line }, observedAt }: Quote,
  kind: FollowedKind,
  lines: PregameLines | null,
): PathPoint[] {
  const whole = completePrices(prices)
  if (!whole) return []
  const fair = noVigMultiplicative(whole)[0] as number
  if (!lines || line === null)
    return kind === 'moneyline' ? [{ at: observedAt, position: logit(fair), line: null }] : []
  const { probability } = kind === 'spread' ? lines.covers(line) : lines.over(line)
  return probability > 0 && probability < 1
    ? [{ at: observedAt, position: logit(fair) - logit(probability), line }]
    : []
}

/** Where a path was at a moment; null before it began. */
export function positionAt({ points }: BookPath, at: Instant): number | null {
  const last = points.findLast((point) => point.at <= at)
  return last ? last.position : null
}
