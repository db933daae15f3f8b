import type { LeagueKey } from '@fairline/domain'
import type { GameMarginals } from '../simulate/average-game.ts'
import type { DrawFinalScores } from '../simulate/draw-final-scores.ts'
import { jointOfBets } from '../simulate/joint-of-bets.ts'
import type { PricedBet } from './evaluated-bet.ts'
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
  /** Share of those slips. */
  readonly decided: number
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
  const groups = [...Map.groupBy(sorted, ({ bet }) => bet.gameId)].map(([gameId, ofGame]) => {
    const joint = jointOf(ofGame, draw)
    const { probability, lift, liftStdErr } = joint
    return { probability, game: { gameId, bets: ofGame.length, lift, liftStdErr } }
  })
  return {
    probability: groups.reduce((product, { probability }) => product * probability, 1),
    decided: sorted.reduce((product, { bet }) => product * (1 - bet.pushProbability), 1),
    games: groups.flatMap(({ game }) => (game.bets > 1 ? [game] : [])),
    offers: groups.length < legs.length ? [] : priceParlay(sorted.map(({ bet }) => bet)),
  }
}

/**
 * Profit expected per unit staked on a slip at a price for all of it; a slip with a pushed bet counts as returned.
 *
 * @param price  decimal
 */
export const slipValue = ({ probability, decided }: PricedBets, price: number): number =>
  decided * (probability * price - 1)

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
