import type { Board, BoardGame } from '@fairline/engine'
import { cachedBy } from './cached-by.ts'

interface Cached<Value> {
  readonly of: BoardGame
  readonly value: Value
}

const isSameObject = (one: BoardGame, other: BoardGame): boolean => one === other

/**
 * Computes a value once for each game of a board; a game that did not change since the board before keeps its value.
 *
 * @param isSame  whether the value of one version of a game is also that of another
 */
export function cachedPerGame<Value>(
  compute: (game: BoardGame, board: Board) => Value,
  isSame: (one: BoardGame, other: BoardGame) => boolean = isSameObject,
): (game: BoardGame, board: Board) => Value {
  let newest: ReadonlyMap<string, Cached<Value>> = new Map()
  const valuesOn = cachedBy(({ games }: Board) => {
    const before = newest
    const values = new Map(games.flatMap(({ game: { id } }) => entryOf(id, before.get(id))))
    newest = values
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

const entryOf = <Value>(id: string, cached: Cached<Value> | undefined): [string, Cached<Value>][] =>
  cached ? [[id, cached]] : []
