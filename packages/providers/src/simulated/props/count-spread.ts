import { countRecurrence } from '@fairline/numeric'

/** Books price a count as Poisson if its variance ratio is this close to 1. */
const POISSON_TOLERANCE = 0.03

/**
 * Probabilities that a count is above each half line, from its mean and variance: negative binomial where the variance is
 * larger than the mean, binomial where it is smaller, else Poisson.
 *
 * @param mean   at least 0
 * @param ratio  variance divided by mean, above 0
 * @returns probabilities of counts above 0.5, 1.5, 2.5 … down to 0.002
 */
export function aboveLines(mean: number, ratio: number): number[] {
  if (mean === 0) return [0]
  const linear = Math.abs(ratio - 1) < POISSON_TOLERANCE ? 0 : ratio - 1
  const { zero, step, inverse } = countRecurrence(mean, { linear, square: 0 })
  let probability = zero
  let above = 1 - probability
  const lines = [above]
  for (let count = 0; above > 0.002 && count < 500; count++) {
    probability *= Math.max(0, step * (1 + inverse * count)) / (count + 1)
    above -= probability
    lines.push(Math.max(0, above))
  }
  return lines
}

/**
 * The half line nearest to a coin's probability, and the probability to be above it.
 *
 * @param atAll  probability of a count above 0.5 where something else decides it; null where the distribution does
 */
export function fairLine(mean: number, ratio: number, atAll: number | null = null): { line: number; over: number } {
  const lines = aboveLines(mean, ratio)
  if (atAll !== null) lines[0] = Math.max(atAll, lines[1] ?? 0)
  let best = 0
  for (let k = 1; k < lines.length; k++) {
    if (Math.abs((lines[k] as number) - 0.5) < Math.abs((lines[best] as number) - 0.5)) best = k
  }
  return { line: best + 0.5, over: lines[best] as number }
}
