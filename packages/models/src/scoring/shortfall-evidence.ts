/** Evidence against "these bets win as often as their fair probabilities say", gathered bet by bet. */
export interface ShortfallEvidence {
  /** Learns one more bet: its fair probability, in (0, 1), and whether it won. */
  learn(probability: number, won: boolean): void
  /** 1 before the first bet; how many times likelier what was seen is if the bets win too seldom, at most `MAX_EVIDENCE`. */
  value(): number
  /** The log-likelihood ratio of each alternative, in natural logarithms. */
  save(): readonly number[]
  /**
   * Continues from what was saved.
   *
   * @throws {RangeError} if it was saved of another number of alternatives
   */
  restore(saved: readonly number[]): void
}

/**
 * The highest evidence that is returned. Thousands of bets that win too seldom would exceed what a number can hold; this stays
 * finite also when it is rounded to decimals, and is far beyond every threshold.
 */
export const MAX_EVIDENCE = 1e15

const ODDS_SHARES: readonly number[] = [0.85, 0.7, 0.5]

/**
 * Sequential test of whether bets win less often than they should: the mean of the likelihood ratios of some alternatives. If the
 * probabilities are right, its expectation stays 1 however often one looks, so it ever reaches 1/α with a probability of at most α.
 *
 * @param oddsShares  of each alternative, by what the fair odds of winning are multiplied, in (0, 1)
 * @returns a test that has seen nothing
 * @throws {RangeError} when learning a probability that is not between 0 and 1
 * @source Ville's inequality for nonnegative martingales
 * @example shortfallEvidence().value() // => 1
 */
export function shortfallEvidence(oddsShares: readonly number[] = ODDS_SHARES): ShortfallEvidence {
  const logRatios = oddsShares.map(() => 0)
  return {
    learn(probability, won) {
      if (!(probability > 0 && probability < 1))
        throw new RangeError(`a fair probability must be between 0 and 1, got ${probability}`)
      oddsShares.forEach((share, i) => {
        logRatios[i] =
          (logRatios[i] as number) + (won ? Math.log(share) : 0) - Math.log(1 - probability + share * probability)
      })
    },
    value: () => Math.min(logRatios.reduce((sum, log) => sum + Math.exp(log), 0) / logRatios.length, MAX_EVIDENCE),
    save: () => [...logRatios],
    restore(saved) {
      if (saved.length !== logRatios.length)
        throw new RangeError(`evidence of ${logRatios.length} alternatives expected, got ${saved.length}`)
      logRatios.splice(0, logRatios.length, ...saved)
    },
  }
}
