/** How a count spreads around its mean: variance = mean × (1 + linear) + square × mean². Both 0 is a Poisson count. */
export interface CountSpread {
  readonly linear: number
  readonly square: number
}

/** Where a distribution of counts begins, and how each share follows from the one before: share · step · (1 + inverse · count) / (count + 1). */
export interface CountRecurrence {
  /** Share of 0. */
  readonly zero: number
  readonly step: number
  readonly inverse: number
}

/** A negative binomial count of this mean; its size is written by its inverse, so that a Poisson count needs no limit. */
export function countRecurrence(mean: number, { linear, square }: CountSpread): CountRecurrence {
  const inverse = (linear + square * mean) / mean
  return {
    zero: Math.exp(inverse < 1e-12 ? -mean : -Math.log1p(inverse * mean) / inverse),
    step: mean / (1 + inverse * mean),
    inverse,
  }
}
