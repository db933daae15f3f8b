import type { DecimalOdds } from '../price/decimal-odds.ts'

/** A bet that was made, and the price at which its opposite is offered. */
export interface Hedgeable {
  readonly stake: number
  readonly price: DecimalOdds
  /** Of everything else that can happen. */
  readonly against: DecimalOdds
  /** Whether the stake is a free bet: it is not given back, and losing it costs nothing. */
  readonly free: boolean
}

/** A stake on the other side, and what is left in both cases. */
export interface Hedge {
  readonly stake: number
  /** Profit of both bets together if the first wins, and if it loses. */
  readonly ifWon: number
  readonly ifLost: number
}

/**
 * How much to stake on the other side of a bet.
 *
 * @param bet   money and decimal odds
 * @param aims  `equal`: the same profit in every outcome; `cover`: nothing is lost if the first bet loses
 * @returns the stake and both profits, in money
 * @throws {RangeError} if a stake is not above 0 or a price not above 1
 * @source both equations solved for the stake
 * @example hedge({ stake: 100, price: 3, against: 2, free: false }, 'equal') // => { stake: 150, ifWon: 50, ifLost: 50 }
 * @example hedge({ stake: 100, price: 3, against: 2, free: true }, 'equal') // => { stake: 100, ifWon: 100, ifLost: 100 }
 */
export function hedge({ stake, price, against, free }: Hedgeable, aims: 'equal' | 'cover'): Hedge {
  if (!(stake > 0)) throw new RangeError(`a stake must be above 0, got ${stake}`)
  if (!(price > 1 && against > 1)) throw new RangeError(`a price must be above 1, got ${price} and ${against}`)
  const lost = free ? 0 : stake
  const won = stake * (price - 1)
  const other = aims === 'equal' ? (won + lost) / against : lost / (against - 1)
  return { stake: other, ifWon: won - other, ifLost: other * (against - 1) - lost }
}
