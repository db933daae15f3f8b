import { type CountDispersion, countRecurrence, findRoot } from '@fairline/numeric'
import { splitLine } from './split-line.ts'

/** Shares of a stake that are won by the over, returned, and won by the under; none is returned on a half line. */
export interface LineProbabilities {
  readonly over: number
  readonly push: number
  readonly under: number
}

/**
 * Probabilities of a count to end above, on and below a line. On a quarter line they are shares of the stake, as half of it is on each
 * neighboring line.
 *
 * @param mean    of the count, above 0
 * @param line    at least 0, a multiple of a quarter
 * @param spread  both at least 0
 * @returns probabilities that sum to 1
 * @throws {RangeError} if the mean is not above 0
 * @source negative binomial of that mean and variance, by its recurrence; the Poisson distribution is its limit
 * @example countProbabilities(1, 0.5, { linear: 0, square: 0 }).push // => 0
 */
export function countProbabilities(mean: number, line: number, spread: CountDispersion): LineProbabilities {
  if (!(mean > 0)) throw new RangeError(`the mean of a count must be above 0, got ${mean}`)
  const [first, second] = splitLine(line)
  const one = wholeStake(mean, first, spread)
  if (second === undefined) return one
  const other = wholeStake(mean, second, spread)
  return {
    over: (one.over + other.over) / 2,
    push: (one.push + other.push) / 2,
    under: (one.under + other.under) / 2,
  }
}

/** The probabilities of a stake on a whole or half line. */
function wholeStake(mean: number, line: number, spread: CountDispersion): LineProbabilities {
  const { zero, step, inverse } = countRecurrence(mean, spread)
  let probability = zero
  let [under, push] = [0, 0]
  for (let count = 0; count <= line; count++) {
    if (count === line) push = probability
    else under += probability
    probability *= (step * (1 + inverse * count)) / (count + 1)
  }
  return { over: Math.max(0, 1 - under - push), push, under }
}

/** Means outside of these are no one's. */
const MIN_MEAN = 1e-4
const MAX_MEAN = 400

/**
 * The mean at which a count ends above a line with a given probability, of the bets that are decided.
 *
 * @param line    at least 0, a multiple of a quarter
 * @param over    probability in (0, 1) to end above it, pushes left out
 * @param spread  both at least 0
 * @returns the mean, held between 0.0001 and 400
 * @throws {RangeError} for a probability outside of (0, 1)
 * @source inverse of `countProbabilities`
 * @example Math.round(impliedMean(0.5, 1 - Math.exp(-2), { linear: 0, square: 0 })) // => 2
 */
export function impliedMean(line: number, over: number, spread: CountDispersion): number {
  if (!(over > 0 && over < 1)) throw new RangeError(`a probability must lie between 0 and 1, got ${over}`)
  const gap = (mean: number) => {
    const probabilities = countProbabilities(mean, line, spread)
    return over - probabilities.over / (probabilities.over + probabilities.under)
  }
  if (gap(MIN_MEAN) <= 0) return MIN_MEAN
  return gap(MAX_MEAN) >= 0 ? MAX_MEAN : findRoot(gap, MIN_MEAN, MAX_MEAN)
}
