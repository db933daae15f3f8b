import type { LeagueKey, PeriodScores } from '@fairline/domain'
import type { Row } from '../../table/row.ts'
import { readScore } from '../read-score.ts'
import type { Pair } from './sbr-pairing.ts'

const columns = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']
/** Regular periods, and how many at least were played in a game that counts. */
const lengths: Partial<Record<LeagueKey, readonly [regular: number, least: number]>> = {
  mlb: [9, 5],
  nba: [4, 4],
  nhl: [3, 3],
}

/** Starting pitchers as the archive writes them, name and hand; null where it names no one. */
export function startersOf({ home, away }: Pair) {
  const pitcher = (row: Row) => {
    const name = row.get('Pitcher').trim().toUpperCase()
    return name === '' || name === 'UNDECIDED' ? null : name
  }
  return { home: pitcher(home), away: pitcher(away) }
}

/**
 * Scores by inning, quarter or period; an inning that was not batted is left out, and what was scored after the regular
 * ones, which the archive does not tell apart, stands together as one more.
 *
 * @returns null where the periods are not recorded, or do not sum to the final score
 */
export function periodsOf(league: LeagueKey, { home, away }: Pair): PeriodScores | null {
  const length = lengths[league]
  if (!length) return null
  const [ofHome, ofAway] = [scoredIn(home, length), scoredIn(away, length)]
  if (!ofHome || !ofAway) return null
  const long = ofHome.after > 0 || ofAway.after > 0
  const scores = ({ regular, after }: Scored) => (long ? [...regular, after] : regular)
  return { home: scores(ofHome), away: scores(ofAway) }
}

interface Scored {
  readonly regular: number[]
  /** In overtime or extra innings. */
  readonly after: number
}

function scoredIn(row: Row, [regular, least]: readonly [number, number]): Scored | null {
  const final = readScore(row.get('Final'))
  const cells = columns.slice(0, regular).map((column) => row.get(column).trim().toLowerCase())
  const played = cells.filter((cell) => cell !== 'x').map(readScore)
  const scores = played.filter((score) => score !== null)
  if (final === null || scores.length !== played.length || scores.length < least) return null
  const after = final - scores.reduce((sum, score) => sum + score, 0)
  return after < 0 || (after > 0 && scores.length < regular) ? null : { regular: scores, after }
}
