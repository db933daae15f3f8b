import type { MutantResult } from '@stryker-mutator/api/core'

/** How many mutants the tests noticed. */
export interface MutationScore {
  /** Percent of those that could be noticed; null if there are none. */
  readonly score: number | null
  /** Noticed, or so slow that the tests ended. */
  readonly killed: number
  /** Not noticed, or reached by no test. */
  readonly survived: number
}

/** Counts mutants as Stryker does: those that are ignored, or are no valid program, do not count. */
export function mutationScore(mutants: readonly Pick<MutantResult, 'status'>[]): MutationScore {
  const count = (...statuses: readonly MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = count('Survived', 'NoCoverage')
  return { score: killed + survived === 0 ? null : (100 * killed) / (killed + survived), killed, survived }
}
