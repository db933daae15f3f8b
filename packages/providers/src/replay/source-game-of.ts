import { readScore, winnerOf } from './read-score.ts'
import type { SourceGame } from './source-game.ts'

const nobody = { home: null, away: null }

type Told = Pick<SourceGame, 'league' | 'day' | 'home' | 'away'> & Partial<SourceGame>

/** A game of which a file tells some things: what it does not tell is null, empty or not neutral. A score tells the winner. */
export function sourceGameOf(told: Told): SourceGame {
  const score = told.score ?? null
  const winner = told.winner ?? (score && winnerOf(score))
  const absent = {
    startsAt: null,
    neutral: false,
    sourceId: null,
    periods: null,
    starters: nobody,
    tapes: nobody,
    reference: null,
  }
  return { ...absent, quotes: [], ...told, score, winner }
}

/** The score of two cells; null unless both are scores. */
export function scoreOf(homeCell: string, awayCell: string): SourceGame['score'] {
  const [home, away] = [readScore(homeCell), readScore(awayCell)]
  return home === null || away === null ? null : { home, away }
}
