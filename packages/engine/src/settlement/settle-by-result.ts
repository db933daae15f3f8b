import type { Market, Result, Selection } from '@fairline/domain'
import { type DecidedSettlement, settleSelection } from '@fairline/odds'

/** Who won, and the final scores; null if the source has none. */
export type FinalResult = Readonly<Pick<Result, 'winner' | 'home' | 'away'>>

/**
 * Settles a bet on a game by the result of the game.
 *
 * @returns null if the result does not decide the bet: its scores are unknown, or the market is on a period or a player
 * @throws {RangeError} if the market has no such selection, or lacks its line or team
 */
export function settleByResult(
  bet: { readonly market: Market; readonly selection: Selection },
  { winner, home, away }: FinalResult,
): DecidedSettlement | null {
  return bet.market.period === 'full' ? settleSelection(bet, { winner, home, away }) : null
}
