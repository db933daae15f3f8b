import type { Said } from './reliability.ts'
import type { Scored } from './scored.ts'

/**
 * The events a decided forecast spoke of: two outcomes speak of one (the first), more of each.
 *
 * @param scored  probabilities and outcome
 * @returns one event for two outcomes, else one per outcome
 * @throws never
 * @source definition
 * @example saidOf({ chances: [0.6, 0.4], winner: 1 }) // => [{ probability: 0.6, happened: false }]
 */
export function saidOf({ chances, winner }: Scored): Said[] {
  const spoken = chances.length === 2 ? chances.slice(0, 1) : chances
  return spoken.map((probability, i) => ({ probability: probability, happened: i === winner }))
}
