import { type EvaluatedBet, isRecommended } from './evaluated-bet.ts'

/**
 * The two best bets that can be made now: the most confident recommended bet and the next one on another game, because bets
 * on one game are not independent.
 *
 * @param rows  of upcoming games
 * @returns two rows, one or none
 */
export function topPicks<Row extends { readonly bet: EvaluatedBet }>(rows: readonly Row[]): Row[] {
  const best = rows.filter(({ bet }) => isRecommended(bet)).sort(byConfidence)
  const [first] = best
  const second = best.find(({ bet }) => bet.gameId !== first?.bet.gameId)
  return [first, second].flatMap((row) => row ?? [])
}

function byConfidence({ bet: a }: { readonly bet: EvaluatedBet }, { bet: b }: { readonly bet: EvaluatedBet }): number {
  return (
    (b.confidence ?? -1) - (a.confidence ?? -1) ||
    (b.expectedValue ?? 0) - (a.expectedValue ?? 0) ||
    (a.id < b.id ? -1 : 1)
  )
}
