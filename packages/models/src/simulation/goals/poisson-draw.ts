import type { RandomStream } from '../../random/random-stream.ts'

/**
 * A Poisson count.
 *
 * @source inversion of the distribution, sum by sum; for means below some ten
 */
export function poissonDraw(mean: number, next: RandomStream): number {
  const luck = next()
  let [count, chance] = [0, Math.exp(-mean)]
  let below = chance
  while (luck >= below && count < 99) {
    count += 1
    chance *= mean / count
    below += chance
  }
  return count
}
