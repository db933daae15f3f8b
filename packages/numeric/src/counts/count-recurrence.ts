/**
 * How a count varies around its mean: variance = mean × (1 + linear) + square × mean². Both 0 is a Poisson count, above
 * 0 a negative binomial, `linear` below 0 a binomial.
 */
export interface CountDispersion {
  readonly linear: number
  readonly square: number
}

/** P(0), and what P(n + 1) follows from: P(n) · step · (1 + inverse · n) / (n + 1). */
export interface CountRecurrence {
  readonly zero: number
  readonly step: number
  /** One over the size of the negative binomial: 0 for a Poisson count, below 0 for a binomial. */
  readonly inverse: number
}

/** Below this a Poisson count is meant: what is left out is far below rounding, and nothing is divided by a subnormal number. */
const NEGLIGIBLE_INVERSE = 1e-30

/**
 * Describes the distribution of a count by its first probability and the ratio of each probability to the one before:
 * Poisson, negative binomial and binomial in one, the (a, b, 0) class.
 *
 * @param mean        above 0
 * @param dispersion  of a variance above 0: linear above −1 where square is 0
 * @returns the recurrence; for a binomial its ratio turns negative past the last possible count
 * @throws {RangeError} if the mean is not above 0, or the variance is not above 0
 * @source Panjer's (a, b, 0) class of distributions, written by the inverse size so that Poisson needs no limit
 * @example countRecurrence(2, { linear: 0, square: 0 }) // => { zero: Math.exp(-2), step: 2, inverse: 0 }
 */
export function countRecurrence(mean: number, { linear, square }: CountDispersion): CountRecurrence {
  const inverse = (linear + square * mean) / mean
  const ratio = 1 + inverse * mean
  if (!(mean > 0 && ratio > 0))
    throw new RangeError(`a count needs a mean and a variance above 0, got ${mean} and ${mean * ratio}`)
  return {
    zero: Math.exp(Math.abs(inverse) < NEGLIGIBLE_INVERSE ? -mean : -Math.log1p(inverse * mean) / inverse),
    step: mean / ratio,
    inverse,
  }
}
