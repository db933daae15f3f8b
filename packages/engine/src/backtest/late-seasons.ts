import { type Day, daysBetween } from '@fairline/domain'
import { median } from '@fairline/numeric'
import type { SeasonScores } from './game-scores.ts'

/** Days that a season may begin after the median of the others. */
const MAX_DAYS_LATE = 30

/** A season whose first scored game is much later in the year than that of the others: its records begin in the middle, or it was played late. */
export interface LateSeason {
  /** Year in which it began. */
  readonly season: number
  /** First and last day with a scored game. */
  readonly from: Day
  readonly to: Day
  readonly games: number
  /** Days from the median first day of the other seasons, counted from January 1 of the season's year, to this one's. */
  readonly daysLate: number
  /** Median games of the other seasons. */
  readonly usualGames: number
}

type Span = Pick<SeasonScores, 'season' | 'from' | 'to' | 'games'>

/**
 * Finds seasons that begin in the middle, by nothing but the other seasons of the walk. A season that is not over began
 * on time, and is none of them; nor is one that begins where the scored days do.
 *
 * @param scoredFrom  first day that is scored; null if all are
 */
export function lateSeasons(seasons: readonly Span[], scoredFrom: Day | null): LateSeason[] {
  const isCut = ({ from }: Span) => scoredFrom !== null && daysBetween(scoredFrom, from) <= MAX_DAYS_LATE
  return seasons.flatMap((one) => {
    const { season, from, to, games } = one
    if (isCut(one)) return []
    const others = seasons.filter((other) => other !== one && !isCut(other))
    const usualStart = median(others.map(startOf))
    const usualGames = median(others.map((other) => other.games))
    if (usualStart === null || usualGames === null) return []
    const daysLate = startOf(one) - usualStart
    return daysLate > MAX_DAYS_LATE ? [{ season, from, to, games, daysLate, usualGames }] : []
  })
}

/** Days from January 1 of the season's year. */
const startOf = ({ season, from }: Span): number => daysBetween(`${season}-01-01`, from)
