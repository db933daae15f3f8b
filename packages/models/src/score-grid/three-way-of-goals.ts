import { poissonPmf } from '@fairline/numeric'

/** Goals distinguished; the last cell holds this many and more. */
const MAX_GOALS = 12

/**
 * Probabilities of home win, draw and away win from expected goals, over the grid of all scores.
 *
 * The four lowest scores are shaded by Dixon and Coles' τ: with ρ below 0 there are more 0–0 and 1–1 and fewer 1–0 and
 * 0–1 than independent teams would play. The grid is brought back to a sum of 1.
 *
 * @param home  expected goals of the home side, above 0
 * @param away  expected goals of the away side, above 0
 * @param rho   dependence of low scores, about −0.1 to 0
 * @returns home, draw, away; each above 0, summing to 1
 * @throws {RangeError} if expected goals are not above 0
 * @source τ = 1 − λμρ, 1 + λρ, 1 + μρ, 1 − ρ for 0–0, 0–1, 1–0, 1–1; golden values by scipy
 * @example threeWayOfGoals(1, 1, 0).length // => 3
 */
export function threeWayOfGoals(home: number, away: number, rho: number): [number, number, number] {
  const h = goalProbabilities(home)
  const a = goalProbabilities(away)
  let [win, draw, loss, awayBelow] = [0, 0, 0, 0]
  for (let goals = 0; goals <= MAX_GOALS; goals++) {
    const [ph, pa] = [h[goals] as number, a[goals] as number]
    win += ph * awayBelow
    draw += ph * pa
    awayBelow += pa
  }
  loss = 1 - win - draw
  const [h0, h1, a0, a1] = [h[0] as number, h[1] as number, a[0] as number, a[1] as number]
  win += h1 * a0 * away * rho
  loss += h0 * a1 * home * rho
  draw -= (h0 * a0 * home * away + h1 * a1) * rho
  const total = win + draw + loss
  return [win / total, draw / total, loss / total]
}

/** Probabilities of 0 to 11 goals and of 12 or more. */
function goalProbabilities(mean: number): readonly number[] {
  if (!(mean > 0 && Number.isFinite(mean))) throw new RangeError(`expected goals must be above 0, got ${mean}`)
  const probabilities = poissonPmf(mean, MAX_GOALS + 1)
  let rest = 1
  for (let goals = 0; goals < MAX_GOALS; goals++) rest -= probabilities[goals] as number
  probabilities[MAX_GOALS] = Math.max(0, rest)
  return probabilities
}
