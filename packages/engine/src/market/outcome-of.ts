import type { League } from '@fairline/domain'
import type { GameFile } from './game-file.ts'

/** Index of the outcome that happened, null where it is not one of the league's (a tie where someone must win). */
export function outcomeOf(league: League, { result }: Pick<GameFile, 'result'>): number | null {
  if (!result) return null
  if (league.outcomes === 'three-way') return ['home', 'draw', 'away'].indexOf(result.winner)
  return result.winner === 'draw' ? null : result.winner === 'home' ? 0 : 1
}
