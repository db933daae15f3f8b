import type { Day, Instant } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'

/** A book's prices for a player to do more, or less, than a line in a game. */
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
  /** When it was seen, where that is known. */
  readonly at: Instant | null
  /** The source took the margin out: a probability, and no price to bet at. */
  readonly fair?: true
  /** What it was read from, which outlives it: what follows from it is kept as long as that. */
  readonly from?: object
}

/** What a player did in a game he played in. What the source does not say is null. */
export interface PlayerGame {
  readonly day: Day
  readonly player: string
  /** The source's name of the game. */
  readonly event: string | null
  readonly team: string | null
  readonly against: string | null
  readonly home: boolean | null
  /** What players are compared with before much is known of them: `starter`, `defence` … */
  readonly role: string | null
  readonly minutes: number | null
  readonly stats: Readonly<Record<string, number>>
}

/** Prices and what came of them, from files. */
export interface PropBody {
  readonly quotes: readonly PropQuote[]
  readonly games: readonly PlayerGame[]
  /** Rows read, and why rows were left out. */
  readonly rows: { readonly read: number; readonly leftOut: Readonly<Record<string, number>> }
}
