import { solveLinearSystem } from '@fairline/numeric'

/** No weight moves farther in one step. */
const LONGEST_STEP = 1
const MAX_STEPS = 50
/** Added to every squared residual, so that closes exactly where they were expected leave a spread above 0. */
const LEAST_VARIANCE = 1e-6
/** Believed of intercept, slope and curvature, in residuals' worth: that time makes no difference. */
const BELIEVED = [0, 1, 1]

/**
 * How far closing lines land from where they were expected, by the time that was left: the logarithm of the variance is a
 * quadratic in `time`.
 *
 * @param residuals  logit(closing probability) − logit(expected closing probability), at least one
 * @param times      one per residual, in any unit (for prices the logarithm of the hours left)
 * @returns from a time to the standard deviation of residuals, above 0
 * @throws {RangeError} without residuals, or with another number of times
 * @source Fisher scoring on the gamma likelihood of squared residuals with a log link, slope and curvature shrunk towards 0
 * @example residualSpread([0.1, -0.1, 0.1], [0, 1, 2])(1).toFixed(3) // => '0.100'
 */
export function residualSpread(residuals: readonly number[], times: readonly number[]): (time: number) => number {
  if (residuals.length !== times.length)
    throw new RangeError(`one time per residual is needed, got ${times.length} for ${residuals.length}`)
  if (residuals.length === 0) throw new RangeError('at least one past closing line is needed')
  const squares = residuals.map((residual) => residual ** 2 + LEAST_VARIANCE)
  const rows = times.map(powersOf)
  const information = crossProducts(rows)
  let weights = [Math.log(squares.reduce((sum, square) => sum + square, 0) / squares.length), 0, 0]
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = solveLinearSystem(information, scoreOf(rows, squares, weights))
    const longest = Math.max(...change.map(Math.abs))
    const share = Math.min(1, LONGEST_STEP / longest)
    weights = weights.map((weight, k) => weight + share * (change[k] as number))
    if (longest < 1e-9) break
  }
  return (time) => Math.exp(dot(powersOf(time), weights) / 2)
}

const powersOf = (time: number): readonly number[] => [1, time, time ** 2]

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, k) => sum + value * (b[k] as number), 0)

function crossProducts(rows: readonly (readonly number[])[]): number[][] {
  const sums = BELIEVED.map((believed, j) => BELIEVED.map((_, k) => (j === k ? believed : 0)))
  for (const row of rows)
    for (const [j, sumsOfRow] of sums.entries())
      for (const k of sumsOfRow.keys())
        sumsOfRow[k] = (sumsOfRow[k] as number) + (row[j] as number) * (row[k] as number)
  return sums
}

/** Slope of the log likelihood. */
function scoreOf(
  rows: readonly (readonly number[])[],
  squares: readonly number[],
  weights: readonly number[],
): number[] {
  const score = weights.map((weight, k) => -(BELIEVED[k] as number) * weight)
  for (const [i, row] of rows.entries()) {
    const surprise = (squares[i] as number) / Math.exp(dot(row, weights)) - 1
    for (const k of score.keys()) score[k] = (score[k] as number) + surprise * (row[k] as number)
  }
  return score
}
