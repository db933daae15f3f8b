import { fullGame, marketGroup, type Quote } from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import type { GameFile } from '../market/game-file.ts'
import { staleAt } from '../market/stale-at.ts'
import { type MarketQuotes, noQuotes } from '../markets/market-quotes.ts'
import { evaluateSideMarket, type SideMarketRules } from './evaluate-side-market.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'

/** A game's bets by market group. */
interface SideGame {
  readonly bets: Map<string, readonly EvaluatedBet[]>
  readonly touched: Set<string>
  /** That the bets were judged by; null before the first. */
  method: NoVigMethod | null
}

const spreads = marketGroup(fullGame('spread'))

/**
 * Bets of a league's games on markets without a model of their own; only groups with new quotes are judged again, and all
 * of them once vig is removed by another method.
 */
export function sideBets() {
  const games = new Map<string, SideGame>()

  function stateOf(gameId: string): SideGame {
    const known = games.get(gameId) ?? { bets: new Map(), touched: new Set(), method: null }
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
      const game = stateOf(file.game.id)
      const { bets, touched } = game
      const isOtherMethod = game.method !== rules.method
      game.method = rules.method
      // A group that our models judge waits, so that it is judged here again should they stop.
      for (const group of bets.keys()) if (isOtherMethod || isModeled(group)) touched.add(group)
      // What is believed of the winner changes without a new quote of a spread.
      if (rules.winner && bets.has(spreads)) touched.add(spreads)
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
