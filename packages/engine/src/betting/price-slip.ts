import type { LeagueKey } from '@fairline/domain'
import type { GameMarginals } from '../simulate/average-game.ts'
import type { DrawFinalScores } from '../simulate/draw-final-scores.ts'
import { jointOfBets } from '../simulate/joint-of-bets.ts'
import type { PricedBet } from './evaluated-bet.ts'
import { fairParlayPrice, type ParlayGame, type ParlayLeg, parlayReturn } from './parlay-return.ts'
import { type ParlayOffer, priceParlay } from './price-parlay.ts'

/** A bet of a slip. */
export interface SlipLeg {
  readonly bet: PricedBet
  /** What is believed of its game; null if that is not known. */
  readonly marginals: GameMarginals | null
}

/** Bets of a slip that are on one game. */
export interface SlipGame {
  readonly gameId: string
  readonly bets: number
  /** How much likelier all of them win than bets on games of their own would; null if that is not measured. */
  readonly lift: number | null
  readonly liftStdErr: number | null
}

/** What several bets come to together. */
export interface PricedBets {
  /** Probability that all win, of the slips on which every bet is decided. */
  readonly probability: number
  /** Decimal odds at which the slip breaks even on average; null if it cannot win or cannot lose. */
  readonly fairPrice: number | null
  /** Its bets by game, at the prices of the best book that offers all of them; of none: each at its best price. */
  readonly parlay: readonly ParlayGame[]
  /** Games with more than one bet. */
  readonly games: readonly SlipGame[]
  /** Books that price every bet, best first; none with two bets on one game: a book asks a price of its own for those. */
  readonly offers: readonly ParlayOffer[]
}

/**
 * Prices several bets together: bets on one game as draws of that game relate them, all others as independent.
 *
 * @param legs  at least one
 * @param draw  replaces the simulation of a game, for example by one that caches its draws
 */
export function priceSlip(legs: readonly SlipLeg[], draw?: DrawFinalScores): PricedBets {
  // Always multiplies in the same order: products could differ in their last digit otherwise.
  const sorted = legs.toSorted((a, b) => (a.bet.id < b.bet.id ? -1 : 1))
  const byGame = Map.groupBy(sorted, ({ bet }) => bet.gameId)
  const offers = byGame.size < legs.length ? [] : priceParlay(sorted.map(({ bet }) => bet))
  const groups = [...byGame].map(([gameId, ofGame]) => {
    const { probability, lift, liftStdErr } = jointOf(ofGame, draw)
    return {
      parlay: { legs: ofGame.map(({ bet }) => legAt(bet, offers[0]?.book ?? bet.book)), probability },
      game: { gameId, bets: ofGame.length, lift, liftStdErr },
    }
  })
  const parlay = groups.map((group) => group.parlay)
  return {
    probability: parlay.reduce((product, { probability }) => product * probability, 1),
    fairPrice: fairParlayPrice(parlay),
    parlay,
    games: groups.flatMap(({ game }) => (game.bets > 1 ? [game] : [])),
    offers,
  }
}

const legAt = ({ fairProbability, pushProbability, offers, price }: PricedBet, book: string): ParlayLeg => ({
  probability: fairProbability,
  decided: 1 - pushProbability,
  price: offers.find((offer) => offer.book === book && !offer.isStale)?.price ?? price,
})

/**
 * Profit expected per unit staked on a slip at a price for all of it, by the rule of `parlayReturn`.
 *
 * @param price  decimal
 */
export const slipValue = ({ parlay }: PricedBets, price: number): number => parlayReturn(parlay, price) - 1

function jointOf(legs: readonly SlipLeg[], draw: DrawFinalScores | undefined) {
  const independent = legs.reduce((product, { bet }) => product * bet.fairProbability, 1)
  const drawn = legs.length > 1 ? drawnTogether(legs, draw) : null
  return drawn
    ? { probability: drawn.chance, lift: drawn.lift, liftStdErr: drawn.liftStdErr }
    : { probability: independent, lift: null, liftStdErr: null }
}

function drawnTogether(legs: readonly SlipLeg[], draw: DrawFinalScores | undefined) {
  const [first] = legs
  if (!first?.marginals) return null
  const league: LeagueKey = first.bet.league
  const bets = legs.map(({ bet }) => ({ market: bet.market, selection: bet.selection, chance: bet.fairProbability }))
  return jointOfBets(league, first.marginals, bets, draw)
}
