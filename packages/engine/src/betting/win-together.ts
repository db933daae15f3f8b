import { leagues, marketGroup, type Selection } from '@fairline/domain'
import { winnerOutcomeOf } from '../forecast/winner-outcome-of.ts'
import type { PricedBet } from './evaluated-bet.ts'

/** What of a bet decides whether others can win with it. */
type Side = Pick<PricedBet, 'league' | 'market' | 'selection' | 'fairProbability' | 'pushProbability'>

/**
 * Probability that bets on one market all win: overs of one count win together as often as the highest of them, an over and
 * an under where the count falls between their lines, and two sides of one winner never.
 *
 * @param bets  at least one, all of one market group
 * @returns null if one of several can be pushed, whole or in half: it decides about the others then, by what is not known;
 *   and if the estimates of two lines leave nothing between them although a score lies there
 * @source P(A and B) = P(A) + P(B) − 1 where one of A and B always happens, and 0 where both cannot
 */
export function winTogether(bets: readonly Side[]): number | null {
  const [only, another] = bets
  if (only && !another) return only.fairProbability
  return canWinTogether(bets) && bets.some(canBePushed) ? null : winWhole(bets)
}

/**
 * Probability that none of several bets on one market loses or is pushed, of all games: on whole lines a push counts as not won.
 *
 * @param bets  at least one, all of one market group
 * @returns null on quarter lines, whose halves are decided apart, and if the estimates contradict each other
 * @source P(A and B) = P(A) + P(B) − 1, as one of an over and an under on a higher line always wins
 */
export function winWhole(bets: readonly Side[]): number | null {
  if (!canWinTogether(bets)) return 0
  if (bets.some((bet) => canBePushed(bet) && isQuarter(bet.market.line))) return null
  const sides = [...Map.groupBy(bets, ({ selection }) => selection).values()]
  const together = sides.reduce((sum, side) => sum + Math.min(...side.map(wonOfAll)), 1 - sides.length)
  return sides.length > 1 && together < MIN_KNOWN ? null : together
}

/** Probability that a bet wins, of all games; `fairProbability` is of those that decide it. */
const wonOfAll = ({ fairProbability, pushProbability }: Side): number => fairProbability * (1 - pushProbability)

/**
 * Whether any score lets bets on one market all win, on quarter lines in part. A tie in the NFL is left out of account, as on
 * the moneyline.
 *
 * @param bets  at least one, all of one market group
 */
export function canWinTogether(bets: readonly Outcome[]): boolean {
  if (new Set(bets.map(({ selection }) => selection)).size === 1) return true
  if (bets.some(({ market }) => market.line === null)) return false
  const lowest = Math.floor(Math.max(...linesOf(bets, 'over'), ...linesOf(bets, 'home').map((line) => -line))) + 1
  const highest = Math.ceil(Math.min(...linesOf(bets, 'under'), ...linesOf(bets, 'away').map((line) => -line))) - 1
  const isLevelOnly = lowest === 0 && highest === 0
  return lowest <= highest && !(isLevelOnly && bets.every((bet) => bet.market.kind === 'spread' && neverEndsLevel(bet)))
}

type Outcome = Pick<Side, 'league' | 'market' | 'selection'>

const linesOf = (bets: readonly Outcome[], of: Selection): number[] =>
  bets.flatMap(({ market: { line }, selection }) => (selection === of && line !== null ? [line] : []))

/** The bets that decide whether all win: of each market and side the one that wins least often. */
export const decisive = <Bet extends Side>(bets: readonly Bet[]): readonly Bet[] =>
  [...Map.groupBy(bets, ({ market, selection }) => `${marketGroup(market)} ${selection}`).values()].map(hardest)

const hardest = <Bet extends Side>(bets: readonly Bet[]): Bet =>
  bets.reduce((least, bet) => (bet.fairProbability < least.fairProbability ? bet : least))

/** Whether stakes can be returned, whole or, as on quarter lines, in half. */
export const canBePushed = (bet: Pick<Side, 'league' | 'market' | 'pushProbability'>): boolean => {
  const { line } = bet.market
  if (bet.pushProbability > ROUNDING) return true
  if (line === null || Number.isInteger(line - 0.5)) return false
  // On a line of 0 or a quarter stakes come back only if the game ends level.
  return Math.abs(line) >= 0.5 || bet.market.kind !== 'spread' || !neverEndsLevel(bet)
}

/** Whether a bet is on a whole game in a league where no game ends level; a tie in the NFL is left out of account. */
export const neverEndsLevel = ({ league, market: { period } }: Pick<Side, 'league' | 'market'>): boolean =>
  period === 'full' && winnerOutcomeOf(leagues[league], 0, 0) !== null

/** Whether a line's stake is halved between two lines. */
export const isQuarter = (line: number | null): boolean => line !== null && !Number.isInteger(2 * line)

/** Estimates of two lines are no closer than a probability that is shown as 0.0 %. */
const MIN_KNOWN = 5e-4
/** Probabilities of both sides add up to 1, and half lines are decided, only as closely as numbers are kept. */
const ROUNDING = 1e-5
