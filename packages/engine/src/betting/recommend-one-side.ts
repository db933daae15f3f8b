import { marketGroup } from '@fairline/domain'
import { type EvaluatedBet, isRecommended } from './evaluated-bet.ts'

/**
 * The same bets of one game, recommended on one side of each question only: who wins and by how much, how many points there are, what a
 * player counts. Where books disagree both sides can be worth it, each at the book that pays most, but whoever makes both bets against
 * himself. The side that was published stays, else the one with the highest EV.
 */
export function recommendOneSide<Bet extends EvaluatedBet>(bets: readonly Bet[]): readonly Bet[] {
  const left = otherSides(bets)
  return left.size === 0 ? bets : bets.map((bet) => leaveOtherSide(bet, left))
}

/** Ids of recommended bets of one game that are on another side than the one that stays. */
export function otherSides(bets: readonly EvaluatedBet[]): ReadonlySet<string> {
  const sides = new Map<string, string>()
  const left = new Set<string>()
  for (const bet of bets.filter(isRecommended).sort(byPrecedence)) {
    const question = questionOf(bet)
    const side = sides.get(question) ?? bet.selection
    sides.set(question, side)
    if (side !== bet.selection) left.add(bet.id)
  }
  return left
}

/** A bet, passed if it is among these. */
export const leaveOtherSide = <Bet extends EvaluatedBet>(bet: Bet, left: ReadonlySet<string>): Bet =>
  left.has(bet.id) ? { ...bet, recommendation: 'pass', passReason: 'other-side-recommended' } : bet

/** Winner and spread are one question. */
function questionOf({ market }: EvaluatedBet): string {
  const isOnResult = market.kind === 'moneyline' || market.kind === 'three-way' || market.kind === 'spread'
  return isOnResult ? `result|${market.period}` : marketGroup(market)
}

const byPrecedence = (a: EvaluatedBet, b: EvaluatedBet): number =>
  Number(b.published !== null) - Number(a.published !== null) ||
  (b.expectedValue ?? 0) - (a.expectedValue ?? 0) ||
  (a.id < b.id ? -1 : 1)
