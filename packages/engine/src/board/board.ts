import type { Day, Forecast, Game, Instant, LeagueKey, Pass, Pick, Result } from '@fairline/domain'

/** A game of today as it stands. */
export interface BoardGame {
  readonly game: Game
  readonly forecast: Forecast | null
  /** The model alone: what is shown where nobody quotes a price. */
  readonly model: readonly number[]
  /** The best price of each outcome, in the order of the forecast; null where none is quoted. */
  readonly best: readonly ({ readonly book: string; readonly price: number; readonly observedAt: Instant } | null)[]
  readonly decision: Pick | Pass
  readonly result: Result | null
}

/** What is true now. Every change has a version; answers are made from nothing else. */
export interface Board {
  readonly version: number
  /** The moment it was made for. */
  readonly asOf: Instant
  /** The newest fact it rests on; null where there is none. */
  readonly newestFactAt: Instant | null
  readonly source: string
  readonly day: Day
  readonly games: readonly BoardGame[]
  /** Leagues that could not be read, with the reason. */
  readonly troubles: readonly { readonly league: LeagueKey; readonly message: string }[]
}
