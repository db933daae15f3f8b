import type { MarketKind, Pick } from '@fairline/domain'

/** Published picks of games that are not over: unchangeable, one per game and kind of market. */
export function openPicks() {
  const picks = new Map<string, Map<MarketKind, Pick>>()
  return {
    of: (gameId: string, kind: MarketKind): Pick | undefined => picks.get(gameId)?.get(kind),
    ofGame: (gameId: string): readonly Pick[] => [...(picks.get(gameId)?.values() ?? [])],
    /** @returns whether it is a new pick */
    add(pick: Pick): boolean {
      const ofGame = picks.get(pick.gameId) ?? new Map<MarketKind, Pick>()
      picks.set(pick.gameId, ofGame)
      const isNew = ofGame.get(pick.market.kind) !== pick
      ofGame.set(pick.market.kind, pick)
      return isNew
    },
    drop: (gameId: string): void => void picks.delete(gameId),
  }
}
