import type { MarketKind, Pick } from '@fairline/domain'

/** Picks that were made: each stands as it was, one for a game and kind of market. */
export function standingPicks() {
  const made = new Map<string, Map<MarketKind, Pick>>()
  return {
    of: (gameId: string, kind: MarketKind): Pick | undefined => made.get(gameId)?.get(kind),
    /** @returns whether it is a new one */
    keep(pick: Pick): boolean {
      const known = made.get(pick.gameId) ?? new Map<MarketKind, Pick>()
      made.set(pick.gameId, known)
      const isNew = known.get(pick.market.kind) !== pick
      known.set(pick.market.kind, pick)
      return isNew
    },
    drop: (gameId: string): void => void made.delete(gameId),
  }
}
