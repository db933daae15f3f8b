import { ledgerKey, type MarketKind } from '@fairline/domain'
import { isPick } from '../betting/decide-market.ts'
import { decisionsOf } from '../ledger/entries-of.ts'
import type { BoardGame } from './board.ts'

/**
 * Marks the picks of games that are published and not in the ledger yet. Returns a game without such a pick unchanged,
 * and the same object as last time if its marks did not change.
 */
export function markUnrecorded() {
  const marked = new WeakMap<BoardGame, BoardGame>()

  function kindsOf(game: BoardGame, keys: ReadonlySet<string>): MarketKind[] {
    return decisionsOf(game).flatMap((decision) => {
      if (!isPick(decision)) return []
      const key = ledgerKey({ kind: 'pick', origin: 'live', game: game.game, pick: decision })
      return keys.has(key) ? [decision.market.kind] : []
    })
  }

  /** @param keys  ledger keys of what is not in the ledger yet */
  return (game: BoardGame, keys: ReadonlySet<string>): BoardGame => {
    const unrecorded = keys.size === 0 ? [] : kindsOf(game, keys)
    if (unrecorded.length === 0) return game
    const before = marked.get(game)
    if (before && before.unrecorded.join() === unrecorded.join()) return before
    const after = { ...game, unrecorded }
    marked.set(game, after)
    return after
  }
}
