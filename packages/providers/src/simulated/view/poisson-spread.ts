import type { Spread } from './score-view.ts'

/** Chances of 0, 1, 2 … happenings of a mean, until hardly any are left. */
export function poissonSpread(mean: number): Spread {
  const length = Math.ceil(mean + 7 * Math.sqrt(mean) + 4)
  const chances = new Float64Array(length)
  let chance = Math.exp(-mean)
  for (let i = 0; i < length; i++) {
    chances[i] = chance
    chance *= mean / (i + 1)
  }
  return chances
}
