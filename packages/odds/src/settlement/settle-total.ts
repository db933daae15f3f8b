import { settleLine } from './settle-line.ts'
import type { Settlement } from './settlement.ts'

/**
 * Settles a total: over or under, whole, half or quarter line.
 *
 * @param side   which side was backed
 * @param total  what was scored, the same unit as the line
 * @param line   the line, a multiple of 0.25
 * @returns how the bet ended
 * @throws {RangeError} if the line is not a multiple of a quarter, or the total is not finite
 * @source the books' common rules
 * @example settleTotal('over', 8, 8) // => { kind: 'push' }
 * @example settleTotal('under', 8, 8.25) // => { kind: 'half-win' }
 */
export function settleTotal(side: 'over' | 'under', total: number, line: number): Settlement {
  return side === 'over' ? settleLine(total, -line) : settleLine(-total, line)
}
