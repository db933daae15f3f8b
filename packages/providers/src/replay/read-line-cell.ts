import { fullGame, type LeagueKey } from '@fairline/domain'
import { reasonAgainstLine } from '../table/plausible-line.ts'
import { readLine } from '../table/read-line.ts'
import { saysNoLine } from './read-price.ts'
import type { LeaveOut } from './source-game.ts'

/** Reads a line; null for an empty cell, and for text that is no line, which is counted. */
export function readLineCell(cell: string, leaveOut: LeaveOut): number | null {
  const line = readLine(cell)
  if (line === null && cell.trim() !== '') leaveOut('price', saysNoLine(cell) ? 'no line' : 'not a line', cell)
  return line
}

/** Reads the spread or total of a whole game as `readLineCell` does; null and counted also if no such game can have it. */
export function readGameLine(
  league: LeagueKey,
  kind: 'spread' | 'total',
  cell: string,
  leaveOut: LeaveOut,
): number | null {
  const line = readLineCell(cell, leaveOut)
  const reason = line === null ? null : reasonAgainstLine(league, fullGame(kind, line))
  if (reason !== null) leaveOut('price', reason, cell)
  return reason === null ? line : null
}
