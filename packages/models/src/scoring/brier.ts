import type { Scored } from './scored.ts'

/**
 * Brier score of one decided forecast. Two outcomes: (p − y)² of the first; three and more: Σ (p − y)² over all.
 *
 * @param scored  probabilities and outcome
 * @returns 0 (sure and right) to 1 (two outcomes) or 2 (more)
 * @throws {RangeError} if the outcome is not one of the probabilities
 * @source definition; the two-outcome form is the field's usual half of the sum
 * @example brier({ chances: [0.5, 0.5], winner: 0 }) // => 0.25
 */
export function brier({ chances, winner }: Scored): number {
  if (chances[winner] === undefined) throw new RangeError(`outcome ${winner} is not one of ${chances.length} chances`)
  let total = 0
  for (let i = 0; i < chances.length; i++) total += ((chances[i] as number) - (i === winner ? 1 : 0)) ** 2
  return chances.length === 2 ? total / 2 : total
}
