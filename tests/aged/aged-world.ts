import type { Bet, Route } from '@fairline/contract'
import type { LedgerRow } from '@fairline/domain'
import type { Board } from '@fairline/engine'

/** What an endpoint answered at one moment. */
export interface Answer {
  readonly route: Route
  /** With its query. */
  readonly url: string
  readonly body: unknown
}

/** Everything the app says at one moment, as a client sees it. */
export interface AgedWorld {
  /** `fresh`, `three hours later` … */
  readonly name: string
  /** What the answers were made from. */
  readonly board: Board
  /** Every bet of GET /api/v1/bets by its id: what all other answers are compared with. */
  readonly bets: ReadonlyMap<string, Bet>
  readonly answers: readonly Answer[]
  /** Rows of the ledger, as they were written. */
  readonly ledger: readonly LedgerRow[]
}
