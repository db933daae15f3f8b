import { leagues, marketGroup } from '@fairline/domain'
import { winnerOutcomeOf } from '../forecast/winner-outcome-of.ts'
import type { PricedBet } from './evaluated-bet.ts'

/** What of a bet decides whether others can win with it. */
type Side = Pick<PricedBet, 'league' | 'market' | 'selection' | 'fairProbability' | 'pushProbability'>

/**
 * Probability that bets on one market all win: overs of one count win together as often as the highest of them, an over and
 * an under where the count falls between their lines, and two sides of one winner never.
 *
 * @param bets  at least one, all of one market group
 * @returns null if one of several can be pushed, whole or in half: it decides about the others then, by what is not known
 * @source P(A and B) = P(A) + P(B) − 1 where one of A and B always happens, and 0 where both cannot
 */
export function winTogether(bets: readonly Side[]): number | null {
  const sides = [...Map.groupBy(bets, ({ selection }) => selection).values()]
  if (sides.length > 1 && bets.every(({ market }) => market.line === null)) return 0
  if (bets.length > 1 && bets.some(canBePushed)) return null
  const together = sides.reduce((sum, side) => sum + hardest(side).fairProbability, 1 - sides.length)
  return together > ROUNDING ? together : 0
}

/** The bets that decide whether all win: of each market and side the one that wins least often. */
export const decisive = <Bet extends Side>(bets: readonly Bet[]): readonly Bet[] =>
  [...Map.groupBy(bets, ({ market, selection }) => `${marketGroup(market)} ${selection}`).values()].map(hardest)

const hardest = <Bet extends Side>(bets: readonly Bet[]): Bet =>
  bets.reduce((least, bet) => (bet.fairProbability < least.fairProbability ? bet : least))

/** Whether stakes can be returned, whole or, as on quarter lines, in half. */
export const canBePushed = (bet: Pick<Side, 'league' | 'market' | 'pushProbability'>): boolean => {
  const { line } = bet.market
  return bet.pushProbability > ROUNDING || (line !== null && !Number.isInteger(line - 0.5) && !isWinnerSpread(bet))
}

/** Whether a spread of 0 is the winner by another name: where no game ends level it is never pushed. */
const isWinnerSpread = ({ league, market: { kind, period, line } }: Pick<Side, 'league' | 'market'>): boolean =>
  kind === 'spread' && period === 'full' && line === 0 && winnerOutcomeOf(leagues[league], line, 0) !== null

/** Probabilities of both sides add up to 1, and half lines are decided, only as closely as numbers are kept. */
const ROUNDING = 1e-5
