import { solveLinearSystem } from '@fairline/numeric'

/** No weight moves farther in one step. */
const LONGEST_STEP = 1
const MAX_STEPS = 50
/** Added to every squared residual, so that closes exactly where they were expected leave a spread above 0. */
const MIN_VARIANCE = 1e-6
/** Believed of intercept, slope and curvature, in residuals' worth: that time makes no difference. */
const BELIEVED: SpreadFit = [0, 1, 1]

/** The logarithm of a variance as a quadratic in the time: what a constant, the time and its square are multiplied by. */
export type SpreadFit = readonly [constant: number, slope: number, curvature: number]

/**
 * Fits how far closing lines land from where they were expected, by the time that was left.
 *
 * @param residuals  logit(closing probability) − logit(expected closing probability), at least one
 * @param times      one per residual, in any unit (for prices the logarithm of the hours left)
 * @returns the logarithm of the variance as a quadratic in the time
 * @throws {RangeError} without residuals, or with another number of times
 * @source Fisher scoring on the gamma likelihood of squared residuals with a log link, slope and curvature shrunk towards 0
 * @example fitResidualSpread([0.1, -0.1, 0.1], [0, 1, 2])[0].toFixed(3) // => '-4.605'
 */
export function fitResidualSpread(residuals: readonly number[], times: readonly number[]): SpreadFit {
  if (residuals.length !== times.length)
    throw new RangeError(`one time per residual is needed, got ${times.length} for ${residuals.length}`)
  if (residuals.length === 0) throw new RangeError('at least one past closing line is needed')
  const squares = residuals.map((residual) => residual ** 2 + MIN_VARIANCE)
  const information = crossProducts(times)
  let weights: SpreadFit = [Math.log(squares.reduce((sum, square) => sum + square, 0) / squares.length), 0, 0]
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = solveLinearSystem(information, scoreOf(times, squares, weights))
    const longest = Math.max(...change.map(Math.abs))
    const share = Math.min(1, LONGEST_STEP / longest)
    const [d0 = 0, d1 = 0, d2 = 0] = change
    weights = [weights[0] + share * d0, weights[1] + share * d1, weights[2] + share * d2]
    if (longest < 1e-9) break
  }
  return weights
}

/**
 * How far closing lines land from where they were expected, at a time.
 *
 * @param fit   of `fitResidualSpread`
 * @param time  in the unit it was fitted in
 * @returns standard deviation of the residuals, above 0
 * @throws never
 * @source definition of a log-quadratic variance
 * @example residualSpread(fitResidualSpread([0.1, -0.1, 0.1], [0, 1, 2]), 1).toFixed(3) // => '0.100'
 */
export const residualSpread = (fit: SpreadFit, time: number): number => Math.exp(logVariance(fit, time) / 2)

const logVariance = ([constant, slope, curvature]: SpreadFit, time: number): number =>
  constant + slope * time + curvature * time ** 2

function crossProducts(times: readonly number[]): number[][] {
  const sums = [0, 0, 0, 0, 0]
  for (const time of times)
    for (let power = 0; power < sums.length; power++) sums[power] = (sums[power] as number) + time ** power
  return BELIEVED.map((believed, j) => BELIEVED.map((_, k) => (j === k ? believed : 0) + (sums[j + k] as number)))
}

/** Slope of the log likelihood. */
function scoreOf(times: readonly number[], squares: readonly number[], weights: SpreadFit): number[] {
  let [constant, slope, curvature] = [0, 0, 0]
  for (let i = 0; i < times.length; i++) {
    const time = times[i] as number
    const surprise = (squares[i] as number) / Math.exp(logVariance(weights, time)) - 1
    constant += surprise
    slope += surprise * time
    curvature += surprise * time ** 2
  }
  const [, believedSlope, believedCurvature] = BELIEVED
  return [constant, slope - believedSlope * weights[1], curvature - believedCurvature * weights[2]]
}
