import type { PeriodScores } from '@fairline/domain'
import type { Row } from '../family.ts'
import { readScore } from '../read-score.ts'

const columns = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'] as const

/** Starting pitchers as the archive writes them, name and hand; null where it names nobody. */
export function startersOf({ home, away }: { readonly home: Row; readonly away: Row }) {
  const pitcher = (row: Row) => {
    const name = row.get('Pitcher').trim().toUpperCase()
    return name === '' || name === 'UNDECIDED' ? null : name
  }
  return { home: pitcher(home), away: pitcher(away) }
}

/**
 * Runs by inning; an inning that was not batted is left out, and extra innings, which the archive does not tell apart,
 * stand together as the tenth.
 *
 * @returns null where the innings are not told, or do not sum to the final score
 */
export function inningsOf({ home, away }: { readonly home: Row; readonly away: Row }): PeriodScores | null {
  const [ofHome, ofAway] = [inningsIn(home), inningsIn(away)]
  if (!ofHome || !ofAway) return null
  const long = [ofHome, ofAway].some(({ extra }) => extra > 0)
  const runs = ({ innings, extra }: Batted) => (long ? [...innings, extra] : innings)
  return { home: runs(ofHome), away: runs(ofAway) }
}

interface Batted {
  readonly innings: number[]
  readonly extra: number
}

function inningsIn(row: Row): Batted | null {
  const final = readScore(row.get('Final'))
  const cells = columns.map((column) => row.get(column).trim().toLowerCase())
  const batted = cells.filter((cell) => cell !== 'x').map(readScore)
  const innings = batted.filter((runs) => runs !== null)
  if (final === null || innings.length !== batted.length || innings.length < 5) return null
  const extra = final - innings.reduce((sum, runs) => sum + runs, 0)
  return extra < 0 || (extra > 0 && innings.length < 9) ? null : { innings, extra }
}
