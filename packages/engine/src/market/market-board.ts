import type { GameFile } from './game-file.ts'
import { type MarketOffer, marketOffers } from './market-offers.ts'

/** The markets of a league's games: only places that were quoted anew are worked out again. */
export function marketBoard() {
  const offers = new Map<string, Map<string, readonly MarketOffer[]>>()
  const requoted = new Map<string, Set<string>>()
  return {
    /** A place of a game was quoted. */
    touch(gameId: string, place: string): void {
      // What is quoted on players is judged by itself.
      if (place.startsWith('player-prop')) return
      requoted.set(gameId, (requoted.get(gameId) ?? new Set()).add(place))
    },
    /** Every market of a game as it stands, but those on players. */
    of(file: GameFile, confidence: (fair: number, price: number) => number | null): readonly MarketOffer[] {
      const { id } = file.game
      const known = offers.get(id) ?? new Map<string, readonly MarketOffer[]>()
      offers.set(id, known)
      for (const place of requoted.get(id) ?? []) {
        const quoted = file.quotes.get(place)
        if (quoted) known.set(place, marketOffers(quoted, confidence))
      }
      requoted.delete(id)
      return [...known.values()].flat()
    },
    drop(gameId: string): void {
      offers.delete(gameId)
      requoted.delete(gameId)
    },
  }
}
