import type { GameFile } from './game-file.ts'
import { type MarketOffer, marketOffers } from './market-offers.ts'

/**
 * Every market of a game that books price while it is on, but those on players. In play margins are wide and long shots carry most of
 * them: they are removed by the power method. A price that was taken away is none.
 */
export function liveOffers({ inPlay }: Pick<GameFile, 'inPlay'>): readonly MarketOffer[] {
  return [...inPlay].flatMap(([place, byBook]) => {
    if (place.startsWith('player-prop')) return []
    return marketOffers(new Map([...byBook].map(([book, quote]) => [book, [quote]])), undefined, 'power')
  })
}
