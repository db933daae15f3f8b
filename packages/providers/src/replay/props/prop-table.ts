import type { Day, Instant, LeagueKey } from '@fairline/domain'
import type { PlayerGame } from '@fairline/engine'
import type { DecimalOdds } from '@fairline/odds'
import type { Row } from '../../table/row.ts'

/** One or both prices of a line as a row says them; what a row does not say is null. */
export interface Offer {
  readonly player: string
  readonly stat: string
  readonly line: number
  readonly book: string
  readonly over: DecimalOdds | null
  readonly under: DecimalOdds | null
  /** Pacific day and name of the game; both null where the row names none: then it is the player's next. */
  readonly day: Day | null
  readonly event: string | null
  readonly starts: Instant | null
  /** When it was seen. */
  readonly at: Instant | null
  /** The source took the margin out: a probability, and no price to bet at. */
  readonly fair?: true
}

/** When a game began, by the source's name of it. */
export interface Start {
  readonly event: string
  readonly at: Instant
}

/** What a row of a file of player props says, or the reason why it says nothing. */
export type PropRow = { readonly offer: Offer } | { readonly game: PlayerGame } | { readonly start: Start } | string

/** A kind of file with player props or with what players did, known by its columns. */
export interface PropTable {
  readonly league: LeagueKey
  readonly columns: readonly string[]
  read(row: Row): PropRow
}
