import { z } from 'zod'
import { Instant } from '../time/instant.ts'

const Probability = z.number().min(0).max(1)

/** Another forecaster's published forecast of a game, to measure ourselves against; it never enters ours. */
export const ReferenceForecast = z.object({
  gameId: z.string().min(1),
  forecaster: z.string().min(1),
  /** Two-way: home, away. Three-way: home, draw, away. */
  chances: z.array(Probability).min(2).max(3),
  observedAt: Instant,
})
export type ReferenceForecast = z.infer<typeof ReferenceForecast>

/** Our probabilities for the winner of a game, made from what was known at `knownAt` and nothing later. */
export const Forecast = z.object({
  gameId: z.string().min(1),
  /** Two-way: home, away. Three-way: home, draw, away. Each list sums to 1. */
  chances: z.array(Probability).min(2).max(3),
  /** What the probabilities were blended from: our model only, and the market without its margin where it is quoted. */
  model: z.array(Probability).min(2).max(3),
  market: z.array(Probability).min(2).max(3).nullable(),
  modelVersion: z.string().min(1),
  knownAt: Instant,
})
export type Forecast = z.infer<typeof Forecast>
