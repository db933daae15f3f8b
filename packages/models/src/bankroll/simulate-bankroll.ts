import { type RandomStream, randomStream } from '@fairline/numeric'

/** A bet that will be placed: its probability to win, and its decimal price. */
export interface BetAhead {
  readonly probability: number
  readonly price: number
}

/** How stakes are chosen. Units are hundredths of the first bankroll. */
export type StakingPlan =
  | { readonly kind: 'flat'; readonly units: number }
  | { readonly kind: 'kelly'; readonly fraction: number }
  | { readonly kind: 'fibonacci'; readonly units: number; readonly longest: number }

/** What a plan comes to over all draws; money in shares of the first bankroll. */
export interface BankrollOutlook {
  /** Share of draws that end with more than they began with. */
  readonly profitProbability: number
  /** Share of draws that at some point cannot place a bet any more. */
  readonly ruinProbability: number
  /** Mean of the deepest fall from a height before it, as a share of that height. */
  readonly expectedDrawdown: number
  readonly medianEnd: number
  readonly meanEnd: number
}

/** Below this share of the first bankroll nothing is left to bet with. */
const RUINED = 0.01

/**
 * Draws what happens to a bankroll that places bets one after the other, every one won with its own probability.
 *
 * @param bets   in order, at least one; probabilities in (0, 1), prices above 1
 * @param plan   how stakes are chosen; Kelly's stakes follow the bankroll, the others do not, and no stake exceeds what is left
 * @param draws  how many times, at least 1
 * @param seed   a whole number; the same seed draws the same
 * @returns shares and means over all draws
 * @throws {RangeError} if there are no bets, a probability or price cannot be, or `draws` is not a whole number of at least 1
 * @source simulation; Kelly (1956) for the stake that makes wealth grow fastest
 * @example simulateBankroll([{ probability: 0.999999, price: 2 }], { kind: 'flat', units: 1 }, 10, 1).profitProbability // => 1
 */
export function simulateBankroll(
  bets: readonly BetAhead[],
  plan: StakingPlan,
  draws: number,
  seed: number,
): BankrollOutlook {
  if (bets.length === 0) throw new RangeError('at least one bet is needed')
  if (!(Number.isInteger(draws) && draws >= 1))
    throw new RangeError(`draws must be a whole number of at least 1, got ${draws}`)
  for (const { probability, price } of bets) {
    if (!(probability > 0 && probability < 1))
      throw new RangeError(`a probability must lie between 0 and 1, got ${probability}`)
    if (!(price > 1)) throw new RangeError(`a price must be above 1, got ${price}`)
  }
  const next = randomStream(seed)
  const ends = new Float64Array(draws)
  let [profits, ruins, falls, sum] = [0, 0, 0, 0]
  for (let draw = 0; draw < draws; draw++) {
    const { end, fall, ruined } = playThrough(bets, plan, next)
    ends[draw] = end
    sum += end
    falls += fall
    if (end > 1) profits += 1
    if (ruined) ruins += 1
  }
  ends.sort()
  return {
    profitProbability: profits / draws,
    ruinProbability: ruins / draws,
    expectedDrawdown: falls / draws,
    medianEnd: ends[Math.floor(draws / 2)] as number,
    meanEnd: sum / draws,
  }
}

function playThrough(bets: readonly BetAhead[], plan: StakingPlan, next: RandomStream) {
  let [bankroll, highest, fall, losses] = [1, 1, 0, 0]
  for (const bet of bets) {
    const stake = Math.min(bankroll, stakeOf(plan, bet, bankroll, losses))
    const won = next() < bet.probability
    bankroll += won ? stake * (bet.price - 1) : -stake
    losses = won ? 0 : losses + 1
    highest = Math.max(highest, bankroll)
    fall = Math.max(fall, 1 - bankroll / highest)
    if (bankroll < RUINED) return { end: bankroll, fall, ruined: true }
  }
  return { end: bankroll, fall, ruined: false }
}

function stakeOf(plan: StakingPlan, { probability, price }: BetAhead, bankroll: number, losses: number): number {
  if (plan.kind === 'flat') return plan.units / 100
  if (plan.kind === 'kelly') return bankroll * plan.fraction * Math.max(0, (probability * price - 1) / (price - 1))
  return (plan.units / 100) * fibonacci(Math.min(losses, plan.longest))
}

/**
 * Fibonacci's numbers: 1, 1, 2, 3, 5 …
 *
 * @param place  0 for the first
 * @returns the number in that place
 * @throws never
 * @source definition
 * @example fibonacci(4) // => 5
 */
export function fibonacci(place: number): number {
  let [number, next] = [1, 1]
  for (let i = 0; i < place; i++) [number, next] = [next, number + next]
  return number
}
