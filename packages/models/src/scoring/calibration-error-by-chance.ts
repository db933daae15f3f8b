import { normalStream, randomStream } from '@fairline/numeric'

const BINS = 10
/** With more games that have two outcomes the wins in each bin are drawn as normal, in place of the winner of each game. */
const MAX_GAMES_DRAWN = 5000
const BIN_DRAWS = 20_000

/**
 * What a perfect forecaster could still show: the upper 95 % point of the calibration error when outcomes are drawn
 * from the forecasts' own probabilities.
 *
 * @param forecasts  probabilities of every outcome, one list per game
 * @param seed       of the draws
 * @param draws      how many times all outcomes are drawn, if they are drawn game by game
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
  const isByBin = forecasts.length > MAX_GAMES_DRAWN && forecasts.every(({ length }) => length === 2)
  const errors = isByBin ? errorsOfBins(forecasts, seed) : errorsOfGames(forecasts, seed, draws)
  errors.sort()
  return errors[Math.ceil(0.95 * errors.length) - 1] ?? 0
}

/** Calibration errors by chance of games with two outcomes: how far the wins in a bin lie off, with the variance of its games. */
function errorsOfBins(forecasts: readonly (readonly number[])[], seed: number): Float64Array {
  const variances = new Float64Array(BINS)
  for (const [first = 0] of forecasts) {
    const bin = binOf(first)
    variances[bin] = (variances[bin] as number) + first * (1 - first)
  }
  const deviations = variances.map(Math.sqrt)
  const next = normalStream(randomStream(seed))
  return new Float64Array(BIN_DRAWS).map(() => {
    const total = deviations.reduce((sum, deviation) => sum + Math.abs(deviation * next()), 0)
    return total / forecasts.length
  })
}

/** The same of any games: the winner of each is drawn. */
function errorsOfGames(forecasts: readonly (readonly number[])[], seed: number, draws: number): Float64Array {
  const next = randomStream(seed)
  const { said, count, ends, reach, bins } = laidOut(forecasts)
  const errors = new Float64Array(draws)
  // One more for outcomes that forecasts do not speak of.
  const wins = new Float64Array(BINS + 1)
  for (let draw = 0; draw < draws; draw++) {
    wins.fill(0)
    let from = 0
    for (let game = 0; game < ends.length; game++) {
      const end = ends[game] as number
      const at = next()
      let winner = from
      for (let outcome = from; outcome < end - 1; outcome++) winner += Number(at >= (reach[outcome] as number))
      const bin = bins[winner] as number
      wins[bin] = (wins[bin] as number) + 1
      from = end
    }
    let total = 0
    for (let bin = 0; bin < BINS; bin++) total += Math.abs((said[bin] as number) - (wins[bin] as number))
    errors[draw] = total / Math.max(1, count)
  }
  return errors
}

const binOf = (probability: number): number => Math.min(BINS - 1, Math.floor(probability * BINS))

/**
 * All outcomes of all games in a row, for a thousand draws: `ends` of each game, how far each outcome reaches in (0, 1), its bin, or
 * BINS where a forecast does not speak of it (see `saidOf`); and of each bin the sum of what was forecast.
 */
function laidOut(forecasts: readonly (readonly number[])[]) {
  const length = forecasts.reduce((sum, probabilities) => sum + probabilities.length, 0)
  const [reach, bins] = [new Float64Array(length), new Uint8Array(length).fill(BINS)]
  const said = new Float64Array(BINS)
  let [at, count] = [0, 0]
  const ends = forecasts.map((probabilities) => {
    let below = 0
    const spoken = probabilities.length === 2 ? 1 : probabilities.length
    for (const [i, probability] of probabilities.entries()) {
      below += probability
      reach[at + i] = below
      if (i >= spoken) continue
      const bin = binOf(probability)
      bins[at + i] = bin
      said[bin] = (said[bin] as number) + probability
      count += 1
    }
    at += probabilities.length
    return at
  })
  return { said, count, ends: Uint32Array.from(ends), reach, bins }
}
