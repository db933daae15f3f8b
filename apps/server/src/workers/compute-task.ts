import type { ArbitrageQuery, ComparisonRow, GamePage, PricedSlip, RandomPlayerProp } from '@fairline/contract'
import type { Success } from '../answers/bayesian-analysis.ts'
import type { MarketAnalysisView, PickAnalysisView } from '../answers/market-analysis.ts'
import type { ParlayView } from '../answers/parlay-picks.ts'
import type { ShareView } from '../answers/share-predictions.ts'
import type { Coding } from '../coding/content-coding.ts'
import type { LiveWatch } from '../jobs/watch-live.ts'

/** The books whose prices count; null for all. Sorted, so that the same books are the same task. */
type Books = readonly string[] | null

/** A computation that reads the board. */
export type BoardTask =
  | { readonly kind: 'board-response'; readonly path: string; readonly books: Books; readonly coding: Coding }
  | {
      readonly kind: 'board-query'
      readonly path: string
      readonly query: object
      readonly books: Books
      readonly coding: Coding
    }
  | {
      readonly kind: 'game-page'
      readonly gameId: string
      readonly curve: ReturnType<LiveWatch['curve']>
      readonly hasSeason: GamePage['hasSeason']
      readonly books: Books
      readonly coding: Coding
    }
  | { readonly kind: 'bayesian-analysis'; readonly success: Success; readonly books: Books; readonly coding: Coding }
  | { readonly kind: 'parlay-picks' | 'market-analysis' | 'share'; readonly books: Books }
  | { readonly kind: 'pick-analysis'; readonly pickId: string; readonly books: Books }
  | { readonly kind: 'slip'; readonly ids: readonly string[]; readonly price: number | null; readonly books: Books }
  | { readonly kind: 'random-prop'; readonly path: string; readonly share: number; readonly books: Books }
  | { readonly kind: 'five-days' }

/** A computation that reads all prices and the board. */
export interface ArbitrageTask {
  readonly kind: 'arbitrage'
  readonly path: string
  readonly query: ArbitrageQuery
  readonly books: Books
  readonly source: string
  readonly now: number
  readonly coding: Coding
}

/** A computation that depends only on its arguments. */
export interface ToolTask {
  readonly kind: 'tool'
  readonly path: string
  readonly query: object
  readonly coding: Coding
}

export type ComputeTask = BoardTask | ArbitrageTask | ToolTask

/** Result of a task. */
export type ComputeResult =
  | { readonly kind: 'encoded'; readonly coding: Coding; readonly etag: string; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'slip'; readonly slip: PricedSlip }
  | { readonly kind: 'parlay-picks'; readonly view: ParlayView }
  | { readonly kind: 'market-analysis'; readonly view: MarketAnalysisView }
  | { readonly kind: 'pick-analysis'; readonly view: PickAnalysisView | null }
  | { readonly kind: 'share'; readonly view: ShareView }
  | { readonly kind: 'random-prop'; readonly response: RandomPlayerProp }
  | { readonly kind: 'five-days'; readonly rows: readonly ComparisonRow[] }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'invalid'; readonly message: string }
