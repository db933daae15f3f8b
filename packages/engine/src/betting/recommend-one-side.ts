import { leagues, type Market, type Selection, selectionsOf } from '@fairline/domain'
import { winnerOutcomeOf } from '../forecast/winner-outcome-of.ts'
import { winnerMarket } from '../market/game-file.ts'
import { cannotBothWin } from './cannot-both-win.ts'
import { AT_ALL, sameAtAll } from './counts-towards.ts'
import { type EvaluatedBet, isRecommended } from './evaluated-bet.ts'
import { questionOf } from './question-of.ts'

/**
 * The same bets of one game, recommended on one side of each question only: who wins and by how much, how many points there are, what a
 * player counts. Where books disagree both sides can be worth it, each at the book that pays most, but a bettor who makes both bets against
 * himself. The side with the highest EV stays, even if the other side was published: what was published is shown next to it. A spread that is
 * the winner by another name is one outcome with it, and so is a batter's hit with his total base: a bettor who makes both stakes
 * twice on it, so the one with the higher EV stays. So it does of bets on two stats of a player that cannot both win.
 */
export function recommendOneSide<Bet extends EvaluatedBet>(bets: readonly Bet[]): readonly Bet[] {
  const left = otherSides(bets)
  return left.size === 0 ? bets : bets.map((bet) => leaveOtherSide(bet, left))
}

/** Why a bet is left for another one of its question. */
type LeftFor = 'other-side-recommended' | 'same-outcome-recommended' | 'excluded-by-recommended'

/** Recommended bets of one game that are left for another one, by their ids. */
export function otherSides(bets: readonly EvaluatedBet[]): ReadonlyMap<string, LeftFor> {
  const sides = new Map<string, string>()
  const outcomes = new Set<string>()
  const kept: EvaluatedBet[] = []
  const left = new Map<string, LeftFor>()
  for (const bet of bets.filter(isRecommended).sort(byValue)) {
    const question = questionOf(bet)
    const side = sides.get(question) ?? bet.selection
    sides.set(question, side)
    if (side !== bet.selection) left.set(bet.id, 'other-side-recommended')
    else if (isTaken(bet, outcomes)) left.set(bet.id, 'same-outcome-recommended')
    else if (kept.some((other) => cannotBothWin(bet, other))) left.set(bet.id, 'excluded-by-recommended')
    else kept.push(bet)
  }
  return left
}

/** Whether the outcome that a bet is on has been recommended, which it is from there on. */
function isTaken(bet: EvaluatedBet, outcomes: Set<string>): boolean {
  const { league, market, selection } = bet
  const outcome = market.kind === 'player-prop' ? countedOf(bet) : winnerOf(league, market, selection)
  if (outcome === null) return false
  const isFirst = !outcomes.has(outcome)
  outcomes.add(outcome)
  return !isFirst
}

/** The outcome of the game that a bet is on, by its place among the league's outcomes; null if it is on more than one. */
function winnerOf(league: EvaluatedBet['league'], { kind, period, line }: Market, selection: Selection): string | null {
  if (period !== 'full') return null
  if (kind === winnerMarket(leagues[league].outcomes)) return `winner|${selectionsOf(kind).indexOf(selection)}`
  const outcome =
    kind === 'spread' && line !== null ? winnerOutcomeOf(leagues[league], line, selection === 'home' ? 0 : 1) : null
  return outcome === null ? null : `winner|${outcome}`
}

/** Whether a player does something at all, which two of his stats tell; null of other bets. */
function countedOf({ league, market: { player, stat, line }, selection }: EvaluatedBet): string | null {
  if (line !== AT_ALL || !stat) return null
  const other = sameAtAll(league, stat)
  return other && `${player}|${[stat, other].sort((a, b) => (a < b ? -1 : 1)).join('|')}|${selection}`
}

/** A bet, passed if it is among those that are left. */
export function leaveOtherSide<Bet extends EvaluatedBet>(bet: Bet, left: ReadonlyMap<string, LeftFor>): Bet {
  const passReason = left.get(bet.id)
  return passReason ? { ...bet, recommendation: 'pass', passReason } : bet
}

/** The highest EV first. */
const byValue = (a: EvaluatedBet, b: EvaluatedBet): number =>
  (b.expectedValue ?? 0) - (a.expectedValue ?? 0) || (a.id < b.id ? -1 : 1)
