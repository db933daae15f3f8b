import { isPriced, isRecommended } from '../betting/evaluated-bet.ts'
import { isMainBet } from '../betting/main-bet.ts'
import { isPositiveBet } from '../betting/positive-bet.ts'
import { topPicks } from '../betting/top-picks.ts'
import { isUnvalued } from '../betting/withhold-values.ts'
import type { Board } from './board.ts'
import { isUpcoming } from './is-upcoming.ts'

/** How many bets on winner, spread and total of upcoming games come through each step; every screen counts by it. */
export interface Funnel {
  /** Prices looked at: bets that have a price and a fair probability. */
  readonly prices: number
  /** Those of them that are +EV now; null while it is not known what prices are worth. */
  readonly positiveEv: number | null
  /** Those of them worth making now: a bet or a lean. */
  readonly recommended: number
  /** Picks published on upcoming games, regardless of their EV now. */
  readonly published: number
  /** The best bets now, at most two. */
  readonly topPicks: number
}

const funnels = new WeakMap<Board, Funnel>()

/** The funnel of a board, counted once. */
export function funnelOf(board: Board): Funnel {
  const cached = funnels.get(board)
  if (cached) return cached
  const bets = board.games.filter((game) => isUpcoming(game, board)).flatMap((game) => game.bets)
  const main = bets.filter(isMainBet)
  const priced = main.filter(isPriced)
  const funnel = {
    prices: main.filter(({ price, fairProbability }) => price !== null && fairProbability !== null).length,
    positiveEv: main.some(isUnvalued) ? null : priced.filter(isPositiveBet).length,
    recommended: priced.filter(isRecommended).length,
    published: bets.filter(({ published }) => published !== null).length,
    topPicks: topPicks(priced.map((bet) => ({ bet }))).length,
  }
  funnels.set(board, funnel)
  return funnel
}
