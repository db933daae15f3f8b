import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import type { Board, BoardGame } from './board.ts'

/** Every bet on a game as it is now; on players only before the start. */
export function betsOnGame(
  { game, bets, props, result }: BoardGame,
  { asOf }: Pick<Board, 'asOf'>,
): readonly EvaluatedBet[] {
  const isUpcoming = result === null && (game.startsAt === null || game.startsAt > asOf)
  return isUpcoming ? [...bets, ...props.flatMap(({ over, under }) => [over, under].flatMap((bet) => bet ?? []))] : bets
}
