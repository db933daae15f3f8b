/**
 * Log-odds of a chance.
 *
 * @param chance  strictly between 0 and 1
 * @returns log(p / (1 − p))
 * @throws {RangeError} if the chance is not strictly between 0 and 1
 * @source definition
 * @example logit(0.5) // => 0
 */
export function logit(chance: number): number {
  if (!(chance > 0 && chance < 1))
    throw new RangeError(`log-odds need a chance strictly between 0 and 1, got ${chance}`)
  return Math.log(chance / (1 - chance))
}
