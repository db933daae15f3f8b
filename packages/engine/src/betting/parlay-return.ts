import { findRoot } from '@fairline/numeric'

/** A bet of a parlay at one price. */
export interface ParlayLeg {
  /** Fair probability, of the bets that are decided. */
  readonly probability: number
  /** Share of the stake that is decided on average, 0–1. */
  readonly decided: number
  /** Decimal. */
  readonly price: number
}

/** The bets of a parlay that are on one game; none of several can be pushed. */
export interface ParlayGame {
  readonly legs: readonly ParlayLeg[]
  /** Probability that all of them win; of a single one, if it is decided. */
  readonly probability: number
}

/**
 * Amount returned on average per unit staked on a parlay. As at sportsbooks, a pushed bet is dropped and the parlay goes
 * on with the rest; if every bet is pushed, the stake is returned.
 *
 * @param games  at least one bet
 * @param price  decimal odds of the whole parlay, if they are not the product of its bets' prices. What a pushed bet
 *   takes off them is in proportion to the logarithm of its price, so that the bets left never pay less than the stake.
 * @returns the same for the product of the bets' prices, named or not
 * @source independence of games
 * @example parlayReturn([{ legs: [{ probability: 0.5, decided: 0.9, price: 2 }], probability: 0.5 }]) // => 1
 */
export function parlayReturn(games: readonly ParlayGame[], price?: number): number {
  const exponent = price === undefined ? 1 : Math.log(price) / logPrice(games)
  return games.reduce((product, game) => product * gameReturn(game, exponent), 1)
}

const logPrice = (games: readonly ParlayGame[]): number =>
  games.reduce((sum, { legs }) => sum + legs.reduce((ofGame, { price }) => ofGame + Math.log(price), 0), 0)

function gameReturn({ legs, probability }: ParlayGame, exponent: number): number {
  const payout = legs.reduce((product, { price }) => product * price ** exponent, 1)
  const decided = legs.reduce((share, leg) => share * leg.decided, 1)
  return decided * probability * payout + 1 - decided
}

/** Keeps the fair price inside the interval that is searched when pushes are very rare. */
const ROUNDING = 1e-9

/**
 * Decimal odds of a parlay at which it returns the stake on average.
 *
 * @returns null if it cannot win or cannot lose
 */
export function fairParlayPrice(games: readonly ParlayGame[]): number | null {
  const probability = games.reduce((product, game) => product * game.probability, 1)
  if (probability <= 0 || probability >= 1) return null
  // Without pushes the return is proportional to the price.
  if (games.every(({ legs }) => legs.every(({ decided }) => decided === 1))) return 1 / probability
  // Winning every bet returns the stake by itself at this price, and pushes only add to it.
  const decided = games.reduce((product, { legs }) => legs.reduce((share, leg) => share * leg.decided, product), 1)
  const highest = (1 + ROUNDING) / (probability * decided)
  return decided > 0 ? findRoot((price) => 1 - parlayReturn(games, price), 1, highest) : null
}
