import { randomStream } from '../random/random-stream.ts'

const BINS = 10

/**
 * What a perfect forecaster could still show: the upper 95 % point of the calibration error when outcomes are drawn
 * from the forecasts' own chances.
 *
 * @param forecasts  chances of every outcome, one list per game
 * @param seed       of the draws
 * @param draws      how many times all outcomes are drawn
 * @returns an expected calibration error; above it, the forecast is not calibrated
 * @throws {RangeError} if the seed is not a whole number
 * @source simulation
 * @example calibrationErrorByChance([[1, 0]], 1, 10) // => 0
 */
export function calibrationErrorByChance(
  forecasts: readonly (readonly number[])[],
  seed: number,
  draws = 1000,
): number {
  const next = randomStream(seed)
  const errors = new Float64Array(draws)
  const gaps = new Float64Array(BINS)
  const events = forecasts.reduce((count, chances) => count + spokenOf(chances), 0)
  for (let draw = 0; draw < draws; draw++) {
    gaps.fill(0)
    for (const chances of forecasts) {
      const winner = drawn(chances, next())
      for (let i = 0; i < spokenOf(chances); i++) {
        const said = chances[i] as number
        const bin = Math.min(BINS - 1, Math.floor(said * BINS))
        gaps[bin] = (gaps[bin] as number) + said - (i === winner ? 1 : 0)
      }
    }
    errors[draw] = gaps.reduce((total, gap) => total + Math.abs(gap), 0) / Math.max(1, events)
  }
  errors.sort()
  return errors[Math.min(draws - 1, Math.ceil(0.95 * draws) - 1)] ?? 0
}

/** Events a forecast speaks of, as in `saidOf`: counted here without building them, a thousand times over. */
const spokenOf = (chances: readonly number[]) => (chances.length === 2 ? 1 : chances.length)

function drawn(chances: readonly number[], at: number): number {
  let below = 0
  for (let i = 0; i < chances.length; i++) {
    below += chances[i] as number
    if (at < below) return i
  }
  return chances.length - 1
}
