import type { Day } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'

/** What a book asked for a player to do more, or less, than a line in a game. */
export interface PropQuote {
  /** Pacific day of the game. */
  readonly day: Day
  /** The source's name of the game. */
  readonly event: string
  /** The player's name as names are compared. */
  readonly player: string
  /** `points`, `rebounds` … ; several joined by `+` are their sum. */
  readonly stat: string
  readonly line: number
  readonly book: string
  readonly over: DecimalOdds
  readonly under: DecimalOdds
}

/** What a player did in a game he played in. */
export interface PlayerGame {
  readonly day: Day
  readonly player: string
  readonly stats: Readonly<Record<string, number>>
}

/** Prices and what came of them, from files. */
export interface PropBody {
  readonly quotes: readonly PropQuote[]
  readonly games: readonly PlayerGame[]
  /** Rows read, and why rows were left out. */
  readonly rows: { readonly read: number; readonly leftOut: Readonly<Record<string, number>> }
}
