import type { LeagueKey } from '@fairline/domain'
import { smoothNoise, uniformAt } from '@fairline/numeric'
import type { Book } from './book.ts'

const HOUR_MS = 3_600_000
/** A book's view of a player drifts over this time. */
const DRIFT_HOURS = 9
/** Log-odds per logarithm of a count that is mostly 0, such that books differ as much in what a stake returns as elsewhere. */
const RARE = 1.8
/** Some views lie this many times farther off than usual, and no view farther than this many deviations. */
const STRAY_SHARE = 0.12
const STRAY = 2.3
const FARTHEST = 3

/**
 * How far books differ in a league, against the others.
 *
 * @source how often best prices beat the books together on recorded props (`docs/models.md`)
 */
const leagueNoise: Partial<Record<LeagueKey, number>> = { nba: 1.2, wnba: 1.2, mlb: 0.9, nhl: 0.85 }

/**
 * How far a book's view of what a player does lies from the others', as a logarithm of his count.
 *
 * @param key   of the book, the player and what is counted
 * @param wide  standard deviation of the count divided by its mean
 */
export function propOpinion(book: Book, league: LeagueKey, key: number, at: number, wide: number): number {
  const deviations = Math.max(-FARTHEST, Math.min(FARTHEST, smoothNoise(key, at / HOUR_MS, DRIFT_HOURS)))
  const stray = uniformAt(key, 2) < STRAY_SHARE ? STRAY : 1
  const logOdds = (book.propNoise ?? 0) * (leagueNoise[league] ?? 1) * stray * deviations
  // Near an even line 1.6 log-odds are a standard deviation. What hardly ever happens pays more: books differ less there.
  return logOdds / Math.max(RARE, 1.6 / wide)
}
