import type { Game } from '@fairline/domain'
import type { Board, BoardGame, BoardQuote, PastArbitrage } from '@fairline/engine'
import type { ScannerStatus } from '../answers/arbitrage.ts'
import type { ComputeResult, ComputeTask } from './compute-task.ts'

/** Everything of a board but its games, and the teams' seasons and watched books, which no task reads. */
export type BoardRest = Omit<Board, 'games' | 'teams' | 'books'>

/** The prices of one game, of all books that are not excluded in its league. */
export interface GameQuotes {
  readonly game: Game
  readonly quotes: readonly BoardQuote[]
}

/** Brings the worker's copy up to date. Games that did not change are not sent again. */
export type CopyUpdate =
  | { readonly kind: 'board-games'; readonly games: readonly BoardGame[] }
  | { readonly kind: 'board'; readonly rest: BoardRest; readonly order: readonly string[] }
  | { readonly kind: 'prices'; readonly games: readonly GameQuotes[] }
  | {
      readonly kind: 'scanner'
      readonly ids: readonly string[]
      readonly status: ScannerStatus
      /** Null if unchanged since the last update. */
      readonly past: readonly PastArbitrage[] | null
    }

/** Messages to the worker. Updates are numbered from 1, so that a worker notices a missed one. */
export type WorkerMessage =
  | { readonly kind: 'update'; readonly number: number; readonly update: CopyUpdate }
  /** `after` is the number of the last update; null for a task that reads no copy. */
  | { readonly kind: 'run'; readonly after: number | null; readonly task: ComputeTask }

export type WorkerReply =
  | { readonly kind: 'updated' }
  | { readonly kind: 'done'; readonly result: ComputeResult }
  /** The worker is new, or missed an update: it needs everything again. */
  | { readonly kind: 'out-of-date' }
