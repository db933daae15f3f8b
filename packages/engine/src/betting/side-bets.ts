import { marketGroup, type Quote } from '@fairline/domain'
import type { GameFile } from '../market/game-file.ts'
import { staleAt } from '../market/stale-at.ts'
import { type MarketQuotes, noQuotes } from '../markets/market-quotes.ts'
import { evaluateSideMarket, type SideMarketRules } from './evaluate-side-market.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'

/** Bets of a league's games on markets without a model of their own; only groups with new quotes are judged again. */
export function sideBets() {
  const games = new Map<string, { bets: Map<string, readonly EvaluatedBet[]>; touched: Set<string> }>()

  function stateOf(gameId: string) {
    const known = games.get(gameId) ?? { bets: new Map<string, readonly EvaluatedBet[]>(), touched: new Set<string>() }
    games.set(gameId, known)
    return known
  }

  return {
    /** A market of a game was quoted. */
    touch(gameId: string, market: Quote['market']): void {
      if (market.kind !== 'player-prop') stateOf(gameId).touched.add(marketGroup(market))
    },
    /** @param isModeled  whether a group is judged by our models instead */
    of(file: GameFile, rules: SideMarketRules, isModeled: (group: string) => boolean): readonly EvaluatedBet[] {
      const { bets, touched } = stateOf(file.game.id)
      // A group that our models judge waits, so that it is judged here again should they stop.
      for (const group of bets.keys()) if (isModeled(group)) touched.add(group)
      for (const group of touched) {
        if (isModeled(group)) bets.delete(group)
        else {
          bets.set(group, evaluateSideMarket(file.game, newestQuotes(file, group), rules))
          touched.delete(group)
        }
      }
      return [...bets.values()].flat()
    },
    drop: (gameId: string): void => void games.delete(gameId),
  }
}

/** Each book's newest quote of every market slot of a group. */
function newestQuotes(file: GameFile, group: string): MarketQuotes {
  const quotes = (file.places.get(group) ?? []).flatMap((place) =>
    [...(file.quotes.get(place)?.values() ?? [])].flatMap((seen) => seen.at(-1) ?? []),
  )
  const market = quotes[0]?.market
  return { quotes, stale: market ? staleAt(file, market, { asOf: Number.POSITIVE_INFINITY }) : noQuotes.stale }
}
