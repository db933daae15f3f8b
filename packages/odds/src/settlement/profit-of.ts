import type { DecimalOdds } from '../price/decimal-odds.ts'
import type { Settlement } from './settlement.ts'

/**
 * Profit of a settled bet per unit staked, stake not included.
 *
 * @param settlement  how the bet ended
 * @param price       decimal odds it was placed at
 * @returns profit in stakes, from −1 (lost) to price − 1 (won)
 * @throws {RangeError} if a dead heat has no place, or fewer winners than places
 * @source bookmakers' common rules: half of the stake is pushed on a quarter line; a dead heat splits the stake
 * @example profitOf({ kind: 'win' }, 2.5) // => 1.5
 * @example profitOf({ kind: 'dead-heat', tied: 2, places: 1 }, 3) // => 0.5
 */
export function profitOf(settlement: Settlement, price: DecimalOdds): number {
  switch (settlement.kind) {
    case 'win':
      return price - 1
    case 'half-win':
      return (price - 1) / 2
    case 'push':
    case 'void':
      return 0
    case 'half-lose':
      return -0.5
    case 'lose':
      return -1
    case 'dead-heat':
      return deadHeat(settlement.tied, settlement.places, price)
  }
}

function deadHeat(tied: number, places: number, price: DecimalOdds): number {
  if (!(places >= 1 && tied >= places))
    throw new RangeError(`a dead heat needs 1 ≤ places ≤ tied, got ${places} of ${tied}`)
  return (price * places) / tied - 1
}
