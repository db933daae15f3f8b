import { logLoss, type MeanWithError, meanWithError, type Scored } from '@fairline/models'
import type { WalkedGame } from './walk-forward.ts'

/** What someone forecast for a game; nothing where he did not speak of it. */
export type Said = (game: WalkedGame) => readonly number[] | null | undefined

/** Games that were spoken of, with what was forecast and what happened. */
export function scored(games: readonly WalkedGame[], said: Said): Scored[] {
  return games.flatMap((game) => {
    const probabilities = said(game)
    return probabilities ? [{ chances: probabilities, winner: game.outcome }] : []
  })
}

/** Mean log loss on the games that were spoken of; null where there is none. */
export const lossOf = (games: readonly WalkedGame[], said: Said): number | null =>
  mean(scored(games, said).map(logLoss))

/** Mean difference of losses on the games both spoke of. */
export function paired(games: readonly WalkedGame[], a: Said, b: Said): MeanWithError | null {
  return meanWithError(
    games.flatMap((game) => {
      const [first, second] = [a(game), b(game)]
      if (!first || !second) return []
      return [logLoss({ chances: first, winner: game.outcome }) - logLoss({ chances: second, winner: game.outcome })]
    }),
  )
}

/** Null for no values. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
