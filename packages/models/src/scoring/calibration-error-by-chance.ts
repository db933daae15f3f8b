import { randomStream } from '../random/random-stream.ts'
import { calibrationError } from './calibration-error.ts'
import { saidOf } from './said-of.ts'

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
  for (let draw = 0; draw < draws; draw++) {
    const said = forecasts.flatMap((chances) => saidOf({ chances, winner: drawn(chances, next()) }))
    errors[draw] = calibrationError(said)
  }
  errors.sort()
  return errors[Math.min(draws - 1, Math.ceil(0.95 * draws) - 1)] ?? 0
}

function drawn(chances: readonly number[], at: number): number {
  let below = 0
  for (let i = 0; i < chances.length; i++) {
    below += chances[i] as number
    if (at < below) return i
  }
  return chances.length - 1
}
