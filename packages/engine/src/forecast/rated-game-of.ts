import { type Day, type League, seasonYearOf } from '@fairline/domain'
import type { RatedEnding, RatedGame } from '@fairline/models'
import type { GameFile } from '../market/game-file.ts'
import { quotesAt } from '../market/quotes-at.ts'
import { starterOf } from '../market/starter-of.ts'

const DAY_MS = 86_400_000

/** Days since 1970. */
export const dayNumber = (day: Day): number => Date.parse(day) / DAY_MS

/** A game as a rating sees it, from what is known of it so far. */
export function ratedGameOf(league: League, { game, news }: Pick<GameFile, 'game' | 'news'>): RatedGame {
  return {
    home: game.home.key,
    away: game.away.key,
    season: seasonYearOf(league, game),
    neutral: game.neutral,
    day: dayNumber(game.day),
    starters: { home: starterOf(news, 'home'), away: starterOf(news, 'away') },
    tapes: { home: game.home.tape ?? null, away: game.away.tape ?? null },
  }
}

/** How a game ended, as a rating learns it; null where it has not ended. */
export function ratedEndingOf(file: GameFile, closing: readonly number[] | null): RatedEnding | null {
  if (!file.result) return null
  const { winner, home, away, periods } = file.result
  const scored = home !== null && away !== null
  return {
    winner,
    margin: scored ? home - away : null,
    total: scored ? home + away : null,
    closing,
    spread: quotesAt(file, 'spread', 'close')[0]?.market.line ?? null,
    ...(periods ? { periods } : {}),
  }
}
