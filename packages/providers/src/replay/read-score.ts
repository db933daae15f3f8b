import { type League, type LeagueKey, leagues } from '@fairline/domain'
import type { LeaveOut, SourceGame } from './source-game.ts'

/**
 * The most one side can have scored, inclusive: far above any game ever played, so that only a misprint lies beyond.
 * These are bounds of ours, not records. Fights have no score.
 */
const MAX_SCORES: Readonly<Record<League['sport'], number>> = {
  baseball: 60,
  basketball: 250,
  combat: 0,
  football: 130,
  hockey: 30,
  soccer: 35,
}

/** Reads a whole number from 0, also written `106.0`; null when the cell is anything else. */
export function readScore(cell: string): number | null {
  return /^\d+(\.0)?$/.test(cell.trim()) ? Number(cell) : null
}

/**
 * The final score of two cells; null unless both are scores a game of the league can end with. An empty cell is a game
 * without a score yet; any other cell that is no score is counted.
 */
export function scoreOf(
  league: LeagueKey,
  homeCell: string,
  awayCell: string,
  leaveOut: LeaveOut,
): SourceGame['score'] {
  const [home, away] = [readFinal(league, homeCell, leaveOut), readFinal(league, awayCell, leaveOut)]
  return home === null || away === null ? null : { home, away }
}

function readFinal(league: LeagueKey, cell: string, leaveOut: LeaveOut): number | null {
  const score = readScore(cell)
  if (score !== null && score <= MAX_SCORES[leagues[league].sport]) return score
  if (cell.trim() !== '') leaveOut('price', score === null ? 'not a score' : 'score out of range', cell)
  return null
}

/** The winner a score tells. */
export function winnerOf(score: { home: number; away: number }): 'home' | 'draw' | 'away' {
  return score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw'
}
