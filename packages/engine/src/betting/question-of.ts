import { marketGroup } from '@fairline/domain'
import type { EvaluatedBet } from './evaluated-bet.ts'

type Questioned = Pick<EvaluatedBet, 'market'>

/** What a bet of a game answers: who wins and by how much (winner and spread are one), how many points there are, what a player counts. */
export function questionOf({ market }: Questioned): string {
  const isOnResult = market.kind === 'moneyline' || market.kind === 'three-way' || market.kind === 'spread'
  return isOnResult ? `result|${market.period}` : marketGroup(market)
}

/** The published bet on another side of the same question; null if there is none. */
export const publishedAgainst = <Bet extends EvaluatedBet>(
  bet: Pick<EvaluatedBet, 'market' | 'selection'>,
  ofGame: readonly Bet[],
): Bet | null =>
  ofGame.find(
    (other) => other.published !== null && other.selection !== bet.selection && questionOf(other) === questionOf(bet),
  ) ?? null
