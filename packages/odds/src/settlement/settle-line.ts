import type { DecidedSettlement } from './settlement.ts'

/**
 * Settles a bet against a line: it wins above 0, pushes at 0 and loses below. On a quarter line (±0.25, ±0.75) half of
 * the stake is on each of the two neighboring lines.
 *
 * @param amount  what the bet needs to be large, in points, goals …: a side's margin, the total for an over, minus the
 *                total for an under; a whole number
 * @param line    added to the amount; a multiple of 0.25: −1.5 has to win by two
 * @throws {RangeError} if the line is not a multiple of 0.25, or the amount is not a whole number
 */
export function settleLine(amount: number, line: number): DecidedSettlement {
  if (!Number.isInteger(line * 4)) throw new RangeError(`a line must be a multiple of 0.25, got ${line}`)
  if (!Number.isInteger(amount)) throw new RangeError(`a score must be a whole number, got ${amount}`)
  const lead = amount + line
  if (lead >= 0.5) return { kind: 'win' }
  if (lead === 0.25) return { kind: 'half-win' }
  if (lead === 0) return { kind: 'push' }
  if (lead === -0.25) return { kind: 'half-lose' }
  return { kind: 'lose' }
}
