import { fullGame, type MarketKind, marketGroup, type Quote } from '@fairline/domain'
import type { GameFile } from '../market/game-file.ts'
import { staleInPlay } from '../market/stale-at.ts'
import { type MarketQuotes, noQuotes } from './market-quotes.ts'

/** Every book's newest in-play quotes of a kind of market on the whole game, alternate lines included. */
export function inPlayQuotes(file: GameFile, kind: MarketKind): MarketQuotes {
  const market = fullGame(kind)
  const quotes = groupsOf(file).get(marketGroup(market))
  return quotes ? { quotes, stale: staleInPlay(file, market) } : noQuotes
}

/** Newest in-play quotes, one entry per market group; player props are left out: no source prices them in play. */
export function inPlayGroups(file: GameFile): readonly MarketQuotes[] {
  return [...groupsOf(file).values()].map((quotes) => ({
    quotes,
    stale: staleInPlay(file, (quotes[0] as Quote).market),
  }))
}

function groupsOf({ inPlay }: GameFile): ReadonlyMap<string, readonly Quote[]> {
  const all = [...inPlay.values()].flatMap((books) => [...books.values()])
  return Map.groupBy(
    all.filter(({ market }) => market.kind !== 'player-prop'),
    ({ market }) => marketGroup(market),
  )
}
