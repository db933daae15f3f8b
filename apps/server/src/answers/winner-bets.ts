import { leagues, selectionsOf } from '@fairline/domain'
import type { BoardGame, EvaluatedBet } from '@fairline/engine'

/** The bet on each outcome of a game's winner as it is now, in the order of the league's outcomes; null if no one offers it. */
export function winnerBets({ game, bets }: BoardGame): readonly (EvaluatedBet | null)[] {
  const kind = leagues[game.league].outcomes === 'three-way' ? 'three-way' : 'moneyline'
  return selectionsOf(kind).map(
    (selection) =>
      bets.find(
        (bet) =>
          bet.market.kind === kind && bet.market.period === 'full' && bet.selection === selection && bet.price !== null,
      ) ?? null,
  )
}

/** Best price of each outcome; null if no one offers it. */
export const winnerPrices = (game: BoardGame): readonly (number | null)[] =>
  winnerBets(game).map((bet) => bet?.price ?? null)
