import type { PropQuote } from './prop-quote.ts'

/** A line on a player's stat that closed, and what came of it. */
export interface DecidedLine {
  readonly stat: string
  /** Of every book that priced both sides of it at the close, at least one. */
  readonly quotes: readonly Pick<PropQuote, 'over' | 'under'>[]
  /** Probability of the over by our model before it is calibrated, 0–1; null for a player it never saw. */
  readonly learned: number | null
  readonly wentOver: boolean
}
