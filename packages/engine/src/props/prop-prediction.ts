import type { CountFeature, CountForecast } from '@fairline/models'

/** What the ensemble says of a line, and why. */
export interface PropPrediction {
  /** Probability of the over, of the bets that are decided: the blend of market and models. */
  readonly ensemblePrediction: number
  /** How much of the player's level rests on his own games, 0 to 1; the rest is his role's. */
  readonly modelConfidence: number
  /** How far market, learned model and level lie from the ensemble: root of the mean squared gap of probabilities. */
  readonly uncertainty: number
  /** What moves his expected count most away from what is typical of his role, most important first. */
  readonly topFeatures: readonly PropFeature[]
}

/** What is forecast for a line; probabilities of the over. */
interface Said {
  /** By the player's past, and by his level only. */
  readonly learned: number
  readonly level: number
  readonly forecast: CountForecast
  /** By the other books of each book, and blended with the models. */
  readonly market: readonly number[]
  readonly blend: readonly number[]
}

export interface PropFeature {
  readonly feature: CountFeature
  /** Share of all movement, 0 to 1. */
  readonly importance: number
  /** By how much the expected count would be lower without it; below 0: higher. In units of the stat. */
  readonly impact: number
}

/** Features that move a count by less than this share say nothing. */
const MIN_EFFECT = 0.001

/** Explains what is forecast for a line; of its books the mean is taken. */
export function propPrediction({ learned, level, forecast, market, blend }: Said): PropPrediction {
  const ensemblePrediction = mean(blend)
  const gaps = [mean(market), learned, level].map((probability) => (probability - ensemblePrediction) ** 2)
  const parts = (Object.entries(forecast.features) as [CountFeature, number][]).filter(
    ([, part]) => Math.abs(part) >= MIN_EFFECT,
  )
  const moved = parts.reduce((sum, [, part]) => sum + Math.abs(part), 0)
  return {
    ensemblePrediction,
    modelConfidence: forecast.ownShare,
    uncertainty: Math.sqrt(mean(gaps)),
    topFeatures: parts
      .map(([feature, part]) => ({
        feature,
        importance: Math.abs(part) / moved,
        impact: forecast.mean * (1 - Math.exp(-part)),
      }))
      .sort((a, b) => b.importance - a.importance),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
