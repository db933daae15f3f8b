import { logistic } from '../numeric/logistic.ts'
import { logit } from '../numeric/logit.ts'
import type { SaidAndHappened } from './monotone-curve.ts'

/** What is nearer to certainty counts as this: of certainty no shift makes anything else. */
const SUREST = 0.9975
const [MOST_STEPS, CLOSE_ENOUGH] = [20, 1e-9]

/**
 * How far, in log-odds, all chances that were said should have been moved so that as many happened as were said.
 *
 * @param past  what was said and what happened, any order; chances in [0, 1]
 * @param pull  belief that nothing need be moved, in curvature: each thing said adds weight × said × (1 − said)
 * @returns the shift; 0 where nothing is known
 * @throws {RangeError} where `pull` is not above 0
 * @source logistic regression with slope 1 and a Gaussian prior on the intercept, by Newton's method
 * @example logOddsShift([], 20) // => 0
 */
export function logOddsShift(past: readonly SaidAndHappened[], pull: number): number {
  if (!(pull > 0)) throw new RangeError(`pull must be above 0, got ${pull}`)
  const logs = Float64Array.from(past, ({ said }) => logit(Math.max(1 - SUREST, Math.min(SUREST, said))))
  let shift = 0
  for (let step = 0; step < MOST_STEPS; step++) {
    let [slope, curvature] = [-pull * shift, pull]
    for (const [i, { happened, weight }] of past.entries()) {
      const chance = logistic((logs[i] as number) + shift)
      slope += weight * ((happened ? 1 : 0) - chance)
      curvature += weight * chance * (1 - chance)
    }
    shift += slope / curvature
    if (Math.abs(slope / curvature) < CLOSE_ENOUGH) break
  }
  return shift
}
