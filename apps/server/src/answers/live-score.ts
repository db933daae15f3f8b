import type { LiveScore } from '@fairline/contract'
import type { BoardGame } from '@fairline/engine'

/** Score and clock of a game that is on; null before and after. */
export const liveScoreOf = ({ score, result }: Pick<BoardGame, 'score' | 'result'>): LiveScore | null =>
  score === null || result !== null ? null : { away: score.away, home: score.home, clock: score.clock }
