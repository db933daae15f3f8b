/** Stakes on the legs of bets that are made together, and what they bring at the worst. */
export interface LegStakes {
  /** In the order of the legs, each above 0. */
  readonly stakes: readonly number[]
  readonly totalStake: number
  /** Profit of the worst outcome, in money; below 0 where something is lost. */
  readonly profit: number
}

/**
 * Splits a total over legs, rounds every stake to what a counter takes, and says what is left in the worst outcome.
 *
 * Rounded, every stake is tried a step down and a step up; of those within the total the one with the best worst case is kept,
 * of equals the one with the smaller total.
 *
 * @param returns  what one unit on each leg gives back in each outcome, stake included: 0 lost, 1 pushed, the price won; at least
 *                 one outcome, at most ten legs
 * @param shares   of the total on each leg, summing to 1
 * @param total    money to stake at most
 * @param unit     the step of a stake: 1, 5, 10 …; 0 does not round
 * @returns null if the total is too small for one unit on each leg
 * @throws {RangeError} with more than ten legs, a total not above 0, or a unit below 0
 * @source exhaustive over the neighbors of the exact stakes
 * @example stakeLegs([[2.5, 0], [0, 2.5]], [0.5, 0.5], 100, 10) // => { stakes: [50, 50], totalStake: 100, profit: 25 }
 */
export function stakeLegs(
  returns: readonly (readonly number[])[],
  shares: readonly number[],
  total: number,
  unit: number,
): LegStakes | null {
  if (shares.length > 10) throw new RangeError(`at most ten legs can be staked together, got ${shares.length}`)
  if (!(total > 0 && unit >= 0))
    throw new RangeError(`a total above 0 and a unit of at least 0, got ${total} and ${unit}`)
  if (unit === 0)
    return judged(
      shares.map((share) => share * total),
      returns,
    )
  const units = shares.map((share) => Math.floor((share * total) / unit + 1e-9))
  let best: LegStakes | null = null
  for (let up = 0; up < 2 ** shares.length; up++) {
    const tried = judged(
      units.map((whole, i) => (whole + ((up >> i) & 1)) * unit),
      returns,
    )
    const allowed = tried.totalStake <= total + 1e-9 && tried.stakes.every((stake) => stake > 0)
    if (allowed && (best === null || isBetter(tried, best))) best = tried
  }
  return best
}

function judged(stakes: readonly number[], returns: readonly (readonly number[])[]): LegStakes {
  const totalStake = stakes.reduce((a, b) => a + b, 0)
  const paid = returns.map((outcome) => stakes.reduce((sum, stake, i) => sum + stake * (outcome[i] as number), 0))
  return { stakes, totalStake, profit: Math.min(...paid) - totalStake }
}

function isBetter(a: LegStakes, b: LegStakes): boolean {
  if (Math.abs(a.profit - b.profit) > 1e-9) return a.profit > b.profit
  return a.totalStake < b.totalStake
}
