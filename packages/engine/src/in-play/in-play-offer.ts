import type { League, Market, Score } from '@fairline/domain'
import { isPlayedOut } from '../forecast/is-played-out.ts'

/** Kinds of bets on a whole game whose prices in play are learned from, each by itself. */
export const inPlayKinds = ['winner', 'spread', 'over', 'under'] as const
export type InPlayKind = (typeof inPlayKinds)[number]

/** A price in play, and what was believed of its selection then; probabilities are of the bets that are decided, 0–1. */
export interface InPlayOffer {
  readonly kind: InPlayKind
  readonly fair: number
  /** By the other books only; null if too few of them quote. */
  readonly others: number | null
  /** Decimal. */
  readonly price: number
  /** Share of regulation that is left, 0–1: the less, the more one score moves. */
  readonly remaining: number
}

/** Probability in percent that a price in play beats the fair price two minutes later; null if that is not known. */
export type InPlayConfidence = (offer: InPlayOffer) => number | null

/** Null for markets that nothing is learned of: parts of a game, team totals, players. */
export function inPlayKindOf({ kind, period }: Market, selection: number): InPlayKind | null {
  if (period !== 'full') return null
  if (kind === 'moneyline' || kind === 'three-way') return 'winner'
  if (kind === 'total') return selection === 0 ? 'over' : 'under'
  return kind === 'spread' ? 'spread' : null
}

/**
 * Share of regulation that is left while a game is played, 0–1; null without a score, once a side has won, and at a break between two periods:
 * fair prices hardly move then, which says nothing of how they do in play. Innings follow each other too closely for breaks to count.
 */
export function playLeft({ sport, periods }: Pick<League, 'sport' | 'periods'>, score: Score | null): number | null {
  if (score === null || isPlayedOut({ sport, periods }, score)) return null
  const { remaining } = score
  const isAtEdge = Math.abs(remaining * periods.count - Math.round(remaining * periods.count)) < 1e-9
  return sport !== 'baseball' && isAtEdge && remaining > 0 ? null : remaining
}
