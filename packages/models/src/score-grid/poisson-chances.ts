/**
 * Chances of 0, 1, 2 … goals at a mean rate, the last cell taking all that is left.
 *
 * @param mean   expected goals, above 0
 * @param cells  how many counts, at least 2
 * @returns chances of 0 to cells − 2, and of cells − 1 or more; they sum to 1
 * @throws {RangeError} if the mean is not a finite number above 0
 * @source Poisson distribution
 * @example poissonChances(1, 2) // => [Math.exp(-1), 1 - Math.exp(-1)]
 */
export function poissonChances(mean: number, cells: number): number[] {
  if (!(mean > 0 && Number.isFinite(mean))) throw new RangeError(`expected goals must be above 0, got ${mean}`)
  const chances: number[] = []
  let [chance, left] = [Math.exp(-mean), 1]
  for (let goals = 0; goals < cells - 1; goals++) {
    chances.push(chance)
    left -= chance
    chance *= mean / (goals + 1)
  }
  chances.push(Math.max(0, left))
  return chances
}
