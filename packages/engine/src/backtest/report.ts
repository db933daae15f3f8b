import type { LeagueKey } from '@fairline/domain'
import type { BookRecord } from '../markets/book-watch.ts'
import type { StrategyRecord } from '../strategies/strategy-records.ts'
import type { BankrollScore } from './bankroll-scores.ts'
import type { GameScores } from './game-scores.ts'
import type { HourBands } from './hour-bands.ts'
import type { LateSeason } from './late-seasons.ts'
import type { WaysToClose } from './way-to-close.ts'

/** What a back-test says; the value that `--json` prints. Probabilities are for the home side, or all three outcomes. */
export interface BacktestReport extends GameScores {
  readonly league: LeagueKey
  readonly from: string | null
  readonly to: string | null
  readonly at: 'open' | 'close'
  readonly noVig: string
  readonly openingMethod: string
  readonly blend: GameScores['blend'] & { readonly weights: Readonly<Record<string, number>> }
  /** How near the blend came to the close; null at the close, and where no game opened and closed later. */
  readonly wayToClose: WaysToClose | null
  /** The same scores without games whose opener moved far; null at the close, and if no opener did. */
  readonly withoutFarMoves: GameScores | null
  /** Seasons that begin much later in the year than the others. */
  readonly lateSeasons: readonly LateSeason[]
  /** Prices of all main markets that were seen at a known time, by the hours left and by what was forecast. */
  readonly confidenceByHours: readonly HourBands[]
  /** What staking the last picks would come to. */
  readonly bankroll: readonly BankrollScore[]
  /** What each strategy's proposals came to. */
  readonly strategies: readonly StrategyRecord[]
  /** What came of each book's opening prices, days before the first scored one too; no pick is made at a book once it is excluded. */
  readonly books: readonly BookRecord[]
}
