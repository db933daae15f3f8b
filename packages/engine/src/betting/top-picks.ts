import { type EvaluatedBet, isRecommended } from './evaluated-bet.ts'
import { shownConfidence } from './shown-confidence.ts'

interface Row {
  readonly bet: EvaluatedBet
}

/**
 * The best bet of each game that has one now: its most confident recommended bet; the most confident game first.
 *
 * @param rows  in any order
 */
export function bestOfEachGame<Of extends Row>(rows: readonly Of[]): Of[] {
  const games = new Map<string, Of>()
  for (const row of rows.filter(({ bet }) => isRecommended(bet)).sort(byConfidence))
    if (!games.has(row.bet.gameId)) games.set(row.bet.gameId, row)
  return [...games.values()]
}

/**
 * The two best bets that can be made now, on different games: bets on one game are not independent.
 *
 * @param rows  of upcoming games
 * @returns two rows, one or none
 */
export const topPicks = <Of extends Row>(rows: readonly Of[]): Of[] => bestOfEachGame(rows).slice(0, 2)

/** The most confident first, by what is shown: of two bets that show the same confidence the one with the higher EV. */
export function byConfidence({ bet: a }: Row, { bet: b }: Row): number {
  return (
    (shownConfidence(b.confidence) ?? -1) - (shownConfidence(a.confidence) ?? -1) ||
    (b.expectedValue ?? 0) - (a.expectedValue ?? 0) ||
    (a.id < b.id ? -1 : 1)
  )
}
