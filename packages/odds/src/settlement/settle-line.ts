import type { Settlement } from './settlement.ts'

/**
 * Settles a spread, run line, puck line, Asian handicap or a moneyline that pushes on a tie (line 0).
 *
 * On a quarter line (±0.25, ±0.75) half of the stake stands on each neighbouring half line.
 *
 * @param margin  the backed side's final score minus the other's
 * @param line    the handicap added to the backed side: −1.5 must win by two
 * @returns how the bet ended
 * @throws {RangeError} if the line is not a multiple of a quarter, or the margin is not finite
 * @source the books' common rules
 * @example settleLine(1, -1.5) // => { kind: 'lose' }
 * @example settleLine(0, 0.25) // => { kind: 'half-win' }
 */
export function settleLine(margin: number, line: number): Settlement {
  if (!Number.isInteger(line * 4)) throw new RangeError(`a line must be a multiple of 0.25, got ${line}`)
  if (!Number.isFinite(margin)) throw new RangeError(`a margin must be finite, got ${margin}`)
  const ahead = margin + line
  if (ahead >= 0.5) return { kind: 'win' }
  if (ahead === 0.25) return { kind: 'half-win' }
  if (ahead === 0) return { kind: 'push' }
  if (ahead === -0.25) return { kind: 'half-lose' }
  return { kind: 'lose' }
}
