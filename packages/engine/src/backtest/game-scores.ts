import type { Day } from '@fairline/domain'
import type { MeanWithError, ReliabilityBin } from '@fairline/models'
import type { ConfidenceBand } from './confidence-bands.ts'
import type { LineScores } from './line-scores.ts'
import type { WinnerPicks } from './pick-scores.ts'

/** Losses of a forecaster on a set of games; null where the data cannot give a figure. */
export interface Scores {
  /** Games with a forecast of his. */
  readonly games: number
  readonly logLoss: number | null
  readonly brier: number | null
  readonly ece: number | null
  readonly eceChance95: number | null
}

/** Log losses of one season; null where there is no forecast. */
export interface SeasonScores {
  /** Year in which it began. */
  readonly season: number
  /** First and last day with a scored game. */
  readonly from: Day
  readonly to: Day
  readonly games: number
  readonly model: number | null
  readonly resultsOnly: number | null
  readonly open: number | null
  readonly blend: number | null
  readonly close: number | null
  /** FiveThirtyEight, on the games it spoke of. */
  readonly reference: number | null
  readonly modelMinusReference: MeanWithError | null
  readonly blendMinusOpen: MeanWithError | null
}

/** Another forecaster on the games it forecast, with the losses of the others on the same games. */
export interface ReferenceScores {
  readonly name: string
  readonly games: number
  readonly logLoss: number | null
  readonly modelLogLoss: number | null
  readonly resultsOnlyLogLoss: number | null
  readonly marketCloseLogLoss: number | null
  readonly blendLogLoss: number | null
  readonly modelMinusReference: MeanWithError | null
  readonly resultsOnlyMinusReference: MeanWithError | null
  readonly blendMinusClose: MeanWithError | null
}

/** Log loss of a market's fair probabilities on the games that have them. */
interface MarketScore {
  readonly logLoss: number | null
  readonly games: number
}

/** Everything that is computed from a set of games only: of all scored ones, or without those whose opener moved far. */
export interface GameScores {
  /** Games with a result and odds; where no game has odds, those someone else forecast. */
  readonly games: number
  /** Games whose winner opened and was never seen to close later: no price on them counts as having beaten the close. */
  readonly neverClosed: number
  readonly model: Scores
  /** The model that learns from results only. */
  readonly resultsOnly: Scores
  readonly market: { readonly open: MarketScore; readonly close: MarketScore }
  readonly blend: Scores & { readonly minusOpen: MeanWithError | null; readonly minusClose: MeanWithError | null }
  readonly seasons: readonly SeasonScores[]
  readonly references: readonly ReferenceScores[]
  /** Forecast and happened, in ten bands of equal width. */
  readonly reliability: { readonly model: readonly ReliabilityBin[]; readonly blend: readonly ReliabilityBin[] }
  /** Every outcome that had a price and a close, by what was forecast. */
  readonly confidence: readonly ConfidenceBand[]
  /** What was forecast for spreads and totals. */
  readonly lines: readonly LineScores[]
  /** On winners; those on lines stand with them. */
  readonly picks: WinnerPicks
}
