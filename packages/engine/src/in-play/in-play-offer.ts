import type { League, Market } from '@fairline/domain'
import { winnerOutcomeOf } from '../forecast/winner-outcome-of.ts'

/** Kinds of bets on a whole game whose prices in play are learned from, each by itself. */
export const inPlayKinds = ['winner', 'spread', 'over', 'under'] as const
export type InPlayKind = (typeof inPlayKinds)[number]

/** A price in play, and what was believed of its selection then; probabilities are of the bets that are decided, 0–1. */
export interface InPlayOffer {
  readonly kind: InPlayKind
  readonly fair: number
  /** By the other books alone; null if too few of them quote. */
  readonly others: number | null
  /** Decimal. */
  readonly price: number
  /** Share of regulation that is left, 0–1: the less, the more one score moves. */
  readonly remaining: number
}

/** Probability in percent that a price in play beats the fair price two minutes later; null if that is not known. */
export type InPlayConfidence = (offer: InPlayOffer) => number | null

/**
 * What prices of a selection are learned with: a spread that is the winner by another name with the winner. Null for markets that
 * nothing is learned of: parts of a game, team totals, players.
 */
export function inPlayKindOf(league: League, { kind, period, line }: Market, selection: number): InPlayKind | null {
  if (period !== 'full') return null
  if (kind === 'moneyline' || kind === 'three-way') return 'winner'
  if (kind === 'total') return selection === 0 ? 'over' : 'under'
  if (kind !== 'spread' || line === null) return null
  return winnerOutcomeOf(league, line, selection === 0 ? 0 : 1) === null ? 'spread' : 'winner'
}
