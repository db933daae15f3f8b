import type { Scored } from './scored.ts'

/**
 * Ranked probability score: Brier on the running sums, so that a draw forecast is nearer to a home win than an away win is.
 *
 * @param scored  probabilities in the order of the outcomes (home, draw, away) and the outcome
 * @returns 0 to 1
 * @throws {RangeError} if the outcome is not one of the probabilities
 * @source definition, divided by the number of outcomes less one
 * @example rankedProbability({ chances: [0, 1, 0], winner: 0 }) // => 0.5
 */
export function rankedProbability({ chances, winner }: Scored): number {
  if (chances[winner] === undefined) throw new RangeError(`outcome ${winner} is not one of ${chances.length} chances`)
  let [total, said] = [0, 0]
  for (let i = 0; i < chances.length - 1; i++) {
    said += chances[i] as number
    total += (said - (winner <= i ? 1 : 0)) ** 2
  }
  return total / (chances.length - 1)
}
