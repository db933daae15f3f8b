import type { Day } from '@fairline/domain'
import { readDay } from '../../table/read-day.ts'
import type { Row } from '../../table/row.ts'
import type { RowReader } from '../family.ts'
import type { LeaveOut, SourceGame } from '../source-game.ts'

/** A game as its two rows. */
export interface Pair {
  readonly away: Row
  readonly home: Row
}

/**
 * Pairs the rows of a file, visitor first, and turns each pair into a game. A row without its partner is left out, and
 * the next row starts a new pair: one missing row costs one game.
 */
export function pairRows(leaveOut: LeaveOut, toGame: (pair: Pair, day: Day) => SourceGame): RowReader {
  let waiting: Row | null = null
  const leaveOutWaiting = () => {
    if (waiting) leaveOut('row', 'row without a partner', waiting.text)
    waiting = null
  }
  return {
    row(row) {
      const side = sideOf(row)
      if (side === null) {
        leaveOutWaiting()
        leaveOut('row', 'neither visitor, home nor neutral', row.text)
        return []
      }
      if (waiting === null || !isPair(waiting, row)) {
        leaveOutWaiting()
        waiting = row
        return []
      }
      const pair = { away: waiting, home: row }
      waiting = null
      if (sidesOf(pair.away, pair.home) === SWAPPED) leaveOut('price', 'visitor and home swapped', textOf(pair))
      const day = dayOf(pair, leaveOut)
      return day === null ? [] : [toGame(pair, day)]
    },
    end: leaveOutWaiting,
  }
}

/** The day both rows name; null and counted if they don't. */
function dayOf({ away, home }: Pair, leaveOut: LeaveOut): Day | null {
  const [day, other] = [readDay(away.get('game_date')), readDay(home.get('game_date'))]
  if (day !== null && day === other) return day
  const reason = day === null || other === null ? 'no date' : 'two dates in one pair'
  leaveOut('row', reason, textOf({ away, home }), 2)
  return null
}

const textOf = ({ away, home }: Pair): string => `${away.text} + ${home.text}`

/** Whether a row is of the visitor, of the home team or of a team on neutral ground; null if it doesn't say. */
export function sideOf(row: Row): 'V' | 'H' | 'N' | null {
  const side = row.get('VH').trim().toUpperCase()
  return side === 'V' || side === 'H' || side === 'N' ? side : null
}

/**
 * Whether two rows in the order of the file are one game, the visitor's first. Where both tell their rotation number, it
 * decides: a game has an odd number and the next even one. Swapped labels are a misprint then.
 *
 * @source the archive's 44,739 games of MLB, NBA and NHL: one repeats the visitor's number, one swaps V and H (Penguins at
 *         Red Wings, 2020-01-17, labeled the other way round), no other is out of step
 */
function isPair(first: Row, second: Row): boolean {
  const sides = sidesOf(first, second)
  const [visitor, home] = [rotationOf(first), rotationOf(second)]
  if (visitor !== null && home !== null)
    return PAIRS.has(sides) && visitor <= home && Math.ceil(visitor / 2) === Math.ceil(home / 2)
  return sides === 'VH' || (sides === 'NN' && first.get('game_date') === second.get('game_date'))
}

const SWAPPED = 'HV'
const PAIRS: ReadonlySet<string> = new Set(['VH', 'NN', SWAPPED])

const sidesOf = (first: Row, second: Row): string => `${sideOf(first)}${sideOf(second)}`

/** The rotation number, 1 or more; null where the row tells none. */
function rotationOf(row: Row): number | null {
  const cell = row.get('Rot').trim()
  return /^\d+$/.test(cell) ? Number(cell) : null
}
