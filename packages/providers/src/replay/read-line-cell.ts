import { readLine } from '../table/read-line.ts'
import { saysNoLine } from './read-price.ts'
import type { LeaveOut } from './source-game.ts'

/** Reads a spread or total; null for an empty cell, and for text that is no line, which is counted. */
export function readLineCell(cell: string, leaveOut: LeaveOut): number | null {
  const line = readLine(cell)
  if (line === null && cell.trim() !== '') leaveOut('price', saysNoLine(cell) ? 'no line' : 'not a line', cell)
  return line
}
