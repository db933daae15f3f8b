import { logit } from '@fairline/numeric'
import type { WalkedGame } from './walk-forward.ts'

/** An opener that moved farther to its close, in log-odds, was misprinted, or news came that no forecast knew. */
export const MAX_PLAIN_MOVE = 1

type Market = Pick<WalkedGame, 'open' | 'close' | 'closedLater'>

/** Whether a game was seen to close after it opened, farther away than `MAX_PLAIN_MOVE`. */
export function isFarMove({ open, close, closedLater }: Market): boolean {
  return open !== null && close !== null && closedLater && Math.abs(openerMove(open, close)) > MAX_PLAIN_MOVE
}

/**
 * Returns how far the outcome that moved most went from open to close.
 *
 * @param open   fair probabilities of a game's outcomes
 * @param close  the same at the close
 * @returns signed log-odds; if two outcomes mirror each other, those of the home side
 */
export function openerMove(open: readonly number[], close: readonly number[]): number {
  const moves = close.map((probability, i) => logit(probability) - logit(open[i] as number))
  return moves.reduce((far, move) => (Math.abs(move) > Math.abs(far) + 1e-9 ? move : far), 0)
}
