import type { Board, BoardGame } from '@fairline/engine'
import { cachedBy } from './cached-by.ts'

interface Cached<Value> {
  readonly of: BoardGame
  readonly value: Value
}

const isSameObject = (one: BoardGame, other: BoardGame): boolean => one === other

/**
 * Computes a value once for each game of a board; a game that did not change since one of the last boards keeps its value.
 *
 * @param isSame  whether the value of one version of a game is also that of another
 */
export function cachedPerGame<Value>(
  compute: (game: BoardGame, board: Board) => Value,
  isSame: (one: BoardGame, other: BoardGame) => boolean = isSameObject,
): (game: BoardGame, board: Board) => Value {
  const valuesOn = cachedBy<Board, Map<string, Cached<Value>>>(({ games }, others) => {
    const values = new Map<string, Cached<Value>>()
    for (const game of games) {
      const { id } = game.game
      const cached = others.map((other) => other.get(id)).find((one) => one && isSame(one.of, game))
      if (cached) values.set(id, cached)
    }
    return values
  })
  return (game, board) => {
    const values = valuesOn(board)
    const cached = values.get(game.game.id)
    if (cached && isSame(cached.of, game)) return cached.value
    const value = compute(game, board)
    values.set(game.game.id, { of: game, value })
    return value
  }
}
