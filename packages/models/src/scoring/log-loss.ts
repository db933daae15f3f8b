import type { Scored } from './scored.ts'

/**
 * Log loss of one decided forecast: −log of the probability it gave to what happened.
 *
 * @param scored  probabilities and outcome
 * @returns nats, at least 0; a forecast that called the outcome impossible is charged as if it were 1e-15
 * @throws {RangeError} if the outcome is not one of the probabilities
 * @source definition
 * @example logLoss({ chances: [1, 0], winner: 0 }) // => 0
 */
export function logLoss({ chances, winner }: Scored): number {
  const said = chances[winner]
  if (said === undefined) throw new RangeError(`outcome ${winner} is not one of ${chances.length} chances`)
  return 0 - Math.log(Math.max(said, 1e-15))
}
