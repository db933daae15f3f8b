import { type EvaluatedBet, isRecommended } from './evaluated-bet.ts'
import { questionOf } from './question-of.ts'

/**
 * The same bets of one game, recommended on one side of each question only: who wins and by how much, how many points there are, what a
 * player counts. Where books disagree both sides can be worth it, each at the book that pays most, but whoever makes both bets against
 * himself. Before the start the side that was published stays while it is worth it, else the one with the highest EV does; in play nothing
 * is recommended against a published pick.
 */
export function recommendOneSide<Bet extends EvaluatedBet>(bets: readonly Bet[]): readonly Bet[] {
  const left = otherSides(bets)
  return left.size === 0 ? bets : bets.map((bet) => leaveOtherSide(bet, left))
}

/** Why a bet is left for another side than its own. */
type LeftFor = 'other-side-recommended' | 'other-side-published'

/** Recommended bets of one game that are on another side than the one that stays, by their ids. */
export function otherSides(bets: readonly EvaluatedBet[]): ReadonlyMap<string, LeftFor> {
  const published = new Map(bets.filter(isPublishedInPlay).map((bet) => [questionOf(bet), bet.selection]))
  const sides = new Map<string, string>()
  const left = new Map<string, LeftFor>()
  for (const bet of bets.filter(isRecommended).sort(byPrecedence)) {
    const question = questionOf(bet)
    const side = published.get(question) ?? sides.get(question) ?? bet.selection
    // A published bet comes before all others: the side is published from there on.
    if (bet.published !== null && side === bet.selection) published.set(question, side)
    sides.set(question, side)
    if (side !== bet.selection)
      left.set(bet.id, published.has(question) ? 'other-side-published' : 'other-side-recommended')
  }
  return left
}

/** A bet, passed if it is among these. */
export function leaveOtherSide<Bet extends EvaluatedBet>(bet: Bet, left: ReadonlyMap<string, LeftFor>): Bet {
  const passReason = left.get(bet.id)
  return passReason ? { ...bet, recommendation: 'pass', passReason } : bet
}

const isPublishedInPlay = ({ published, state }: EvaluatedBet): boolean => published !== null && state === 'live'

const byPrecedence = (a: EvaluatedBet, b: EvaluatedBet): number =>
  Number(b.published !== null) - Number(a.published !== null) ||
  (b.expectedValue ?? 0) - (a.expectedValue ?? 0) ||
  (a.id < b.id ? -1 : 1)
