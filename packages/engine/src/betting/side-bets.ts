import { fullGame, type Market, type MarketKind, marketGroup, type Period, type Quote } from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import type { GameFile } from '../market/game-file.ts'
import { staleAt } from '../market/stale-at.ts'
import { type MarketQuotes, noQuotes } from '../markets/market-quotes.ts'
import { tiedShare } from './decided-share.ts'
import { evaluateSideMarket, type SideMarketRules } from './evaluate-side-market.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'
import { type PartWinner, partWinner } from './part-winner.ts'

/** A game's bets by market group. */
interface SideGame {
  readonly bets: Map<string, readonly EvaluatedBet[]>
  readonly touched: Set<string>
  /** That the bets were judged by; null before the first. */
  method: NoVigMethod | null
  clock: SideBetRules['clock']
  /** Whether the spreads were judged by the winner. */
  hadWinner: boolean
}

/** How markets are judged, of any part of the game. */
export interface SideBetRules extends Omit<SideMarketRules, 'part'> {
  /** What the time left is counted by, besides quotes: the steps where prices stand, else the start. Null where the start is not known. */
  readonly clock: number | null
}

const spreads = marketGroup(fullGame('spread'))

/** Groups that are judged otherwise now without a new quote. */
function toJudgeAgain(
  { bets, method, clock, hadWinner }: SideGame,
  rules: SideBetRules,
  isModeled: (group: string) => boolean,
): readonly string[] {
  const isOtherwise = method !== rules.method || clock !== rules.clock
  // What is believed of the winner changes, or ends, with its own quotes.
  const isOtherWinner = hadWinner || rules.winner !== null
  // A group that our models judge waits, so that it is judged here again should they stop.
  return [...bets.keys()].filter((group) => isOtherwise || isModeled(group) || (isOtherWinner && group === spreads))
}

/**
 * Bets of a league's games on markets without a model of their own; only groups with new quotes are judged again, and all
 * of them once vig is removed by another method or another time is left.
 */
export function sideBets() {
  const games = new Map<string, SideGame>()

  function stateOf(gameId: string): SideGame {
    const known = games.get(gameId) ?? {
      bets: new Map(),
      touched: new Set(),
      method: null,
      clock: null,
      hadWinner: false,
    }
    games.set(gameId, known)
    return known
  }

  return {
    /** A market of a game was quoted. */
    touch(gameId: string, market: Quote['market']): void {
      if (market.kind === 'player-prop') return
      for (const group of groupsJudgedWith(market)) stateOf(gameId).touched.add(group)
    },
    /** @param isModeled  whether a group is judged by our models instead */
    of(file: GameFile, rules: SideBetRules, isModeled: (group: string) => boolean): readonly EvaluatedBet[] {
      const game = stateOf(file.game.id)
      const { bets, touched } = game
      for (const group of toJudgeAgain(game, rules, isModeled)) touched.add(group)
      game.method = rules.method
      game.clock = rules.clock
      game.hadWinner = rules.winner !== null
      for (const group of touched) {
        if (isModeled(group)) bets.delete(group)
        else {
          bets.set(group, evaluateGroup(file, group, rules))
          touched.delete(group)
        }
      }
      return [...bets.values()].flat()
    },
    drop: (gameId: string): void => void games.delete(gameId),
  }
}

/** Markets that tell who leads after a part of a game: each is judged by all of them. */
const onWinner: readonly MarketKind[] = ['moneyline', 'three-way', 'spread']
const groupOn = (kind: MarketKind, period: Period) => marketGroup({ ...fullGame(kind), period })

function groupsJudgedWith(market: Market): readonly string[] {
  const { kind, period } = market
  if (period === 'full' || !onWinner.includes(kind)) return [marketGroup(market)]
  return onWinner.map((other) => groupOn(other, period))
}

function evaluateGroup(file: GameFile, group: string, rules: SideBetRules): readonly EvaluatedBet[] {
  const quotes = newestQuotes(file, group)
  const market = quotes.quotes[0]?.market
  if (!market) return []
  return evaluateSideMarket(file.game, quotes, { ...rules, part: winnerOfPart(file, market, rules) })
}

function winnerOfPart(file: GameFile, { kind, period }: Market, { method }: SideBetRules): PartWinner | null {
  if (period === 'full' || !onWinner.includes(kind)) return null
  const quotesOn = (other: MarketKind) => newestQuotes(file, groupOn(other, period))
  return partWinner(
    { moneyline: quotesOn('moneyline'), threeWay: quotesOn('three-way'), spread: quotesOn('spread') },
    { method, tiedShare: tiedShare(file.game.league, period) },
  )
}

/** Each book's newest quote of every market slot of a group. */
function newestQuotes(file: GameFile, group: string): MarketQuotes {
  const quotes = (file.places.get(group) ?? []).flatMap((place) =>
    [...(file.quotes.get(place)?.values() ?? [])].flatMap((seen) => seen.at(-1) ?? []),
  )
  const market = quotes[0]?.market
  return { quotes, stale: market ? staleAt(file, market, { asOf: Number.POSITIVE_INFINITY }) : noQuotes.stale }
}
