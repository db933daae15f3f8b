import { countChances, logPool } from '@fairline/models'
import type { ImpliedCount } from './implied-count.ts'
import { BELIEVED } from './prop-blend.ts'
import type { PropView } from './prop-models.ts'

/** Probabilities that a player's count ends above a line, of the bets that are decided. */
export interface PropBeliefs {
  /** By all books' lines. */
  market(line: number): number
  /** By each of our models; null for a player who was never seen. */
  models(line: number): readonly [learned: number, level: number] | null
  /** By books and models together; of a player nobody has seen the books speak alone. */
  blend(line: number): number
}

/** @param implied  what at least one book's quotes say of the count */
export function propBeliefs(implied: ImpliedCount, { forecast, spread }: PropView): PropBeliefs {
  const market = (line: number) => implied.over(line, '') as number
  const overOf = (mean: number, line: number) => {
    const { over, under } = countChances(mean, line, spread)
    return Math.min(0.99, Math.max(0.01, over / (over + under)))
  }
  const models: PropBeliefs['models'] = (line) =>
    forecast && [overOf(forecast.mean, line), overOf(forecast.levelMean, line)]
  return {
    market,
    models,
    blend(line) {
      const opinions = models(line)
      return opinions ? (logPool([market(line), ...opinions].map(both), BELIEVED)[0] as number) : market(line)
    },
  }
}

const both = (over: number) => [over, 1 - over]
