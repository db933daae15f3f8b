import { type BaseballSide, type GameDraws, simulateBaseball } from '@fairline/models'
import { logit } from '@fairline/numeric'
import type { GameMarginals } from './average-game.ts'

/** Games drawn to find how well both sides must bat, and how often that is looked at again. */
const TRIALS = 2000
const ROUNDS = 4
/** Log-odds of winning for one more logarithm of the ratio of runs: fitted with the rating. */
const SLOPE = 1.81
/** Logarithm of runs for one more logarithm of the odds of reaching base, about. */
const BY_REACHING = 1.9

/** Draws a game of average orders and pitchers, both sides batting so well that probabilities and total come near what is believed. */
export function baseballDraws(
  { home, total }: GameMarginals,
  count: number,
  seed: number,
  sides: { readonly home: BaseballSide; readonly away: BaseballSide } = { home: {}, away: {} },
): GameDraws {
  const scale = { home: 1, away: 1 }
  const scaled = () => ({ home: { ...sides.home, scale: scale.home }, away: { ...sides.away, scale: scale.away } })
  for (let round = 0; round < ROUNDS; round++) {
    const trial = simulateBaseball(scaled(), TRIALS, seed)
    const [ours, theirs] = [mean(trial.home), mean(trial.away)]
    const won = trial.home.reduce((sum, runs, i) => sum + (runs > (trial.away[i] as number) ? 1 : 0), 0) / TRIALS
    const ratio = (ours / theirs) * Math.exp((logit(home) - logit(won)) / SLOPE)
    scale.home *= ((total * ratio) / (1 + ratio) / ours) ** (1 / BY_REACHING)
    scale.away *= (total / (1 + ratio) / theirs) ** (1 / BY_REACHING)
  }
  return simulateBaseball(scaled(), count, seed)
}

const mean = (values: Uint16Array) => values.reduce((sum, value) => sum + value, 0) / values.length
