import type { Day, Instant, LeagueKey, Market, PeriodScores, TaleOfTheTape } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'

/** A price as a file has it, on the game it stands next to. */
export interface SourceQuote {
  readonly book: string
  readonly market: Market
  readonly prices: (DecimalOdds | null)[]
  readonly mark: 'open' | 'close' | null
  /** When it was seen; null where the file does not say. */
  readonly at: Instant | null
}

/** What one or more rows of a file say of one game, in the file's own words. */
export interface SourceGame {
  readonly league: LeagueKey
  readonly day: Day
  readonly startsAt: Instant | null
  readonly home: string
  readonly away: string
  readonly neutral: boolean
  /** Rows of one file with the same id speak of the same game; null where every row is a game of its own. */
  readonly sourceId: string | null
  readonly score: { readonly home: number; readonly away: number } | null
  readonly winner: 'home' | 'draw' | 'away' | null
  /** Scores by period, where they sum to the score. */
  readonly periods: PeriodScores | null
  /** Starting pitchers or goalkeepers; null for one the file does not name. */
  readonly starters: { readonly home: string | null; readonly away: string | null }
  /** Of fighters, as announced before the fight; null for one the file does not describe. */
  readonly tapes: { readonly home: TaleOfTheTape | null; readonly away: TaleOfTheTape | null }
  readonly quotes: readonly SourceQuote[]
  readonly reference: { readonly forecaster: string; readonly chances: number[] } | null
}

/** Why rows, or prices or other cells of rows that were used, were left out. A reason is counted, and listed on request. */
export type LeaveOut = (what: 'row' | 'price' | 'cell', reason: string, text: string, rows?: number) => void
