import { winnerOf } from './read-score.ts'
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
