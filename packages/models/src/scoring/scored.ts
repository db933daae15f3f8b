/** A forecast that has been decided. */
export interface Scored {
  /** Probabilities of every outcome, summing to 1. Two-way lists home first. */
  readonly chances: readonly number[]
  /** Index of the outcome that happened. */
  readonly winner: number
}
