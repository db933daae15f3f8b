import type { LeagueKey } from '@fairline/domain'
import type { MeanWithError, ReliabilityBin } from '@fairline/models'
import type { BookRecord } from '../markets/book-watch.ts'
import type { StrategyRecord } from '../strategies/strategy-records.ts'
import type { BankrollScore } from './bankroll-scores.ts'
import type { ConfidenceBand } from './confidence-bands.ts'
import type { HourBands } from './hour-bands.ts'
import type { LineScores } from './line-scores.ts'
import type { WinnerPicks } from './pick-scores.ts'
import type { WaysToClose } from './way-to-close.ts'

/** Losses of a forecaster on a set of games; null where the data cannot give a figure. */
export interface Scores {
  readonly logLoss: number | null
  readonly brier: number | null
  readonly ece: number | null
  readonly eceChance95: number | null
}

/** Log losses of one season; null where nobody spoke. */
export interface SeasonScores {
  /** Year in which it began. */
  readonly season: number
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

/** What a back-test says; the value that `--json` prints. Probabilities are for the home side, or all three outcomes. */
export interface BacktestReport {
  readonly league: LeagueKey
  readonly from: string | null
  readonly to: string | null
  readonly at: 'open' | 'close'
  readonly noVig: string
  readonly openingMethod: string
  /** Games with a result and odds; where no game has odds, those somebody else forecast. */
  readonly games: number
  readonly model: Scores
  /** The model's twin, which learns from results alone. */
  readonly resultsOnly: Scores
  readonly market: {
    readonly open: { readonly logLoss: number | null; readonly games: number }
    readonly close: { readonly logLoss: number | null; readonly games: number }
  }
  readonly blend: Scores & {
    readonly minusOpen: MeanWithError | null
    readonly minusClose: MeanWithError | null
    readonly weights: Readonly<Record<string, number>>
  }
  /** How near the blend came to the close; null at the close, and where no game opened and closed later. */
  readonly wayToClose: WaysToClose | null
  readonly seasons: readonly SeasonScores[]
  readonly references: readonly {
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
  }[]
  /** Said and happened, in ten bands of equal width. */
  readonly reliability: { readonly model: readonly ReliabilityBin[]; readonly blend: readonly ReliabilityBin[] }
  /** Every outcome that had a price and a close, by what was said. */
  readonly confidence: readonly ConfidenceBand[]
  /** Prices of all main markets that were seen at a known time, by the hours left and by what was said. */
  readonly confidenceByHours: readonly HourBands[]
  /** What was said of spreads and totals. */
  readonly lines: readonly LineScores[]
  /** On winners; those on lines stand with them. */
  readonly picks: WinnerPicks
  /** What staking the last picks would come to. */
  readonly bankroll: readonly BankrollScore[]
  /** What each strategy's proposals came to. */
  readonly strategies: readonly StrategyRecord[]
  /** What came of each book's opening prices, days before the first scored one too; no pick is made at a book once it is excluded. */
  readonly books: readonly BookRecord[]
}
