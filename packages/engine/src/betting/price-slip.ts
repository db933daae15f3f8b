import { type LeagueKey, marketGroup } from '@fairline/domain'
import type { GameMarginals } from '../simulate/average-game.ts'
import type { DrawFinalScores } from '../simulate/draw-final-scores.ts'
import { jointOfBets } from '../simulate/joint-of-bets.ts'
import { isAvailable, type PricedBet } from './evaluated-bet.ts'
import { fairParlayPrice, type ParlayGame, type ParlayLeg, parlayReturn } from './parlay-return.ts'
import { type ParlayOffer, priceParlay } from './price-parlay.ts'
import { canBePushed, decisive, winTogether } from './win-together.ts'

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
  /** How much likelier all of them win than bets on games of their own would; null if that is not known. */
  readonly lift: number | null
  readonly liftStdErr: number | null
}

/** What several bets come to together. */
export interface PricedBets {
  /**
   * Probability that all win, of the slips on which every bet is decided; null if bets on one game depend on each other
   * unknown how, or one of several can be pushed, unless some exclude each other.
   */
  readonly probability: number | null
  /** Decimal odds at which the slip breaks even on average; null likewise, and if it cannot win or cannot lose. */
  readonly fairPrice: number | null
  /** Its bets by game, at the prices of the best book that offers all of them, of none: each at its best price; null likewise. */
  readonly parlay: readonly ParlayGame[] | null
  /** Games with more than one bet. */
  readonly games: readonly SlipGame[]
  /** Books that price every bet, best first; none with two bets on one game: a book asks a price of its own for those. */
  readonly offers: readonly ParlayOffer[]
}

/**
 * Prices several bets together: bets on different games as independent, bets on one market as that decides them, and bets
 * on several markets of a game as draws of it relate them. Where neither tells, no probability is given for the whole, except that
 * bets that exclude each other cannot all win. Nor is it where one of several bets on a game can be pushed: what pushes it,
 * as a draw does, decides about the others.
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
      isUnknown: probability === null || hasPushAmongSeveral(ofGame),
      game: { gameId, bets: ofGame.length, lift, liftStdErr },
    }
  })
  const games = groups.flatMap(({ game }) => (game.bets > 1 ? [game] : []))
  const known = groups.flatMap(({ parlay: { legs: bets, probability } }): ParlayGame[] =>
    probability === null ? [] : [{ legs: bets, probability }],
  )
  const parlay = groups.some(({ isUnknown }) => isUnknown) ? null : known
  return {
    probability: parlay || known.some(({ probability }) => probability === 0) ? allWin(known) : null,
    fairPrice: parlay && fairParlayPrice(parlay),
    parlay,
    games,
    offers,
  }
}

const allWin = (games: readonly ParlayGame[]): number =>
  games.reduce((product, { probability }) => product * probability, 1)

const legAt = ({ fairProbability, pushProbability, offers, price }: PricedBet, book: string): ParlayLeg => ({
  probability: fairProbability,
  decided: 1 - pushProbability,
  price: offers.find((offer) => offer.book === book && isAvailable(offer))?.price ?? price,
})

/**
 * Profit expected per unit staked on a slip at a price for all of it, by the rule of `parlayReturn`.
 *
 * @param price  decimal
 * @returns null if bets on one game depend on each other unknown how, or one of several can be pushed
 */
export function slipValue({ parlay }: PricedBets, price: number): number | null {
  return parlay && parlayReturn(parlay, price) - 1
}

interface Joint {
  readonly probability: number | null
  readonly lift: number | null
  readonly liftStdErr: number | null
}

function jointOf(legs: readonly SlipLeg[], draw: DrawFinalScores | undefined): Joint {
  const apart = productOf(legs)
  if (legs.length === 1) return { probability: apart, lift: null, liftStdErr: null }
  const markets = [...Map.groupBy(legs, ({ bet }) => marketGroup(bet.market)).values()]
  const within = markets.map((ofMarket) => winTogether(ofMarket.map(({ bet }) => bet)))
  if (within.includes(0)) return { probability: 0, lift: 0, liftStdErr: 0 }
  if (hasPushAmongSeveral(legs)) return unknown
  const [only] = within
  if (within.includes(null) || only === undefined || only === null) return unknown
  if (markets.length === 1) return { probability: only, lift: only / apart, liftStdErr: 0 }
  return acrossMarkets(legs, apart, draw)
}

const hasPushAmongSeveral = (legs: readonly SlipLeg[]): boolean =>
  legs.length > 1 && legs.some(({ bet }) => canBePushed(bet))

const unknown: Joint = { probability: null, lift: null, liftStdErr: null }

/** Bets on several markets, of which each market's decisive one stands for the others; not known if two sides are left of one. */
function acrossMarkets(legs: readonly SlipLeg[], apart: number, draw: DrawFinalScores | undefined): Joint {
  const bets = new Set(decisive(legs.map(({ bet }) => bet)))
  const left = legs.filter(({ bet }) => bets.has(bet))
  if (new Set(left.map(({ bet }) => marketGroup(bet.market))).size < left.length) return unknown
  const drawn = drawnTogether(left, draw)
  if (!drawn) return unknown
  const share = productOf(left) / apart
  return { probability: drawn.probability, lift: drawn.probability / apart, liftStdErr: drawn.liftStdErr * share }
}

const productOf = (legs: readonly SlipLeg[]): number =>
  legs.reduce((product, { bet }) => product * bet.fairProbability, 1)

function drawnTogether(legs: readonly SlipLeg[], draw: DrawFinalScores | undefined) {
  const [first] = legs
  if (!first?.marginals) return null
  const league: LeagueKey = first.bet.league
  const bets = legs.map(({ bet }) => ({
    market: bet.market,
    selection: bet.selection,
    probability: bet.fairProbability,
  }))
  return jointOfBets(league, first.marginals, bets, draw)
}
