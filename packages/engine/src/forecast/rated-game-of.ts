import { type League, type Result, seasonYearOf } from '@fairline/domain'
import type { RatedEnding, RatedGame } from '@fairline/models'
import type { GameFile } from '../market/game-file.ts'

/** A game as a rating sees it, from what is known of it so far. */
export function ratedGameOf(league: League, { game, news }: Pick<GameFile, 'game' | 'news'>): RatedGame {
  const starterOf = (side: 'home' | 'away') =>
    news.findLast((piece) => piece.what === 'starter' && piece.side === side)?.player ?? null
  return {
    home: game.home.key,
    away: game.away.key,
    season: seasonYearOf(league, game),
    neutral: game.neutral,
    starters: { home: starterOf('home'), away: starterOf('away') },
  }
}

/** How a game ended, as a rating learns it. */
export function ratedEndingOf({ winner, home, away, periods }: Result, closing: readonly number[] | null): RatedEnding {
  const scored = home !== null && away !== null
  const scores = { margin: scored ? home - away : null, total: scored ? home + away : null }
  return { winner, ...scores, closing, ...(periods ? { periods } : {}) }
}
