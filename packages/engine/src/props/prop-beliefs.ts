import { countProbabilities, logPool } from '@fairline/models'
import { type CountDispersion, logistic, logit } from '@fairline/numeric'
import { BELIEVED } from './believed-weights.ts'
import type { ImpliedCount } from './implied-count.ts'
import type { PropView } from './prop-models.ts'

/** Probabilities that a player's count ends above a line, of the bets that are decided. */
export interface PropBeliefs {
  /** By all books' lines. */
  market(line: number): number
  /** By each of our models; null for a player who was never seen. */
  models(line: number): readonly [learned: number, level: number] | null
  /** By books and models together; of a player no one has seen only the books speak. */
  blend(line: number): number
}

/** @param implied  what at least one book's quotes say of the count */
export function propBeliefs(implied: ImpliedCount, view: PropView): PropBeliefs {
  const { forecast, spread, overShift } = view
  const market = (line: number) => implied.over(line, '') as number
  const models: PropBeliefs['models'] = (line) => {
    const learned = overByModel(view, line)
    return forecast && learned !== null
      ? [calibrated(learned, overShift), overAt(forecast.levelMean, line, spread)]
      : null
  }
  return {
    market,
    models,
    blend(line) {
      const opinions = models(line)
      return opinions ? (logPool([market(line), ...opinions].map(both), BELIEVED)[0] as number) : market(line)
    },
  }
}

/** Probability of the over by our model before it is calibrated, of the bets that are decided; null for a player it never saw. */
export const overByModel = ({ forecast, spread }: Pick<PropView, 'forecast' | 'spread'>, line: number): number | null =>
  forecast && overAt(forecast.mean, line, spread)

/** A probability of the over, moved by the intercept that its stat has learned. @param shift  log-odds */
export const calibrated = (over: number, shift: number): number => held(logistic(logit(over) + shift))

/** Probability that a count of this mean ends above a line, of the bets that are decided. */
export function overAt(mean: number, line: number, spread: CountDispersion): number {
  const { over, under } = countProbabilities(mean, line, spread)
  return held(over / (over + under))
}

/** No count is as sure as a distribution's far tail. */
export const held = (probability: number): number => Math.min(0.99, Math.max(0.01, probability))

const both = (over: number) => [over, 1 - over]
