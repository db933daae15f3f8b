import type { Board, BoardGame } from './board.ts'

/** Whether a game has not started yet, as of the board's moment. */
export const isUpcoming = ({ game, result }: BoardGame, { asOf }: Pick<Board, 'asOf'>): boolean =>
  result === null && (game.startsAt === null || game.startsAt > asOf)
