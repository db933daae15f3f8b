import { readScore, winnerOf } from './read-score.ts'
import type { SourceGame } from './source-game.ts'

type Told = Pick<SourceGame, 'league' | 'day' | 'home' | 'away'> & Partial<SourceGame>

/** A game of which a file tells some things: what it does not tell is null, empty or not neutral. A score tells the winner. */
export function sourceGameOf(told: Told): SourceGame {
  const score = told.score ?? null
  const winner = told.winner ?? (score && winnerOf(score))
  return { startsAt: null, neutral: false, sourceId: null, quotes: [], reference: null, ...told, score, winner }
}

/** The score of two cells; null unless both are scores. */
export function scoreOf(homeCell: string, awayCell: string): SourceGame['score'] {
  const [home, away] = [readScore(homeCell), readScore(awayCell)]
  return home === null || away === null ? null : { home, away }
}
