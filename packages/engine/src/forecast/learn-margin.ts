import { type League, seasonYearOf } from '@fairline/domain'
import type { GameFile } from '../market/game-file.ts'
import { outcomeOf } from '../market/outcome-of.ts'
import { referencePrices } from '../markets/winner-book.ts'
import type { fittedNoVig } from './fitted-no-vig.ts'

/** Learns from the closing prices and the result of a game how vig is removed in its league. */
export function learnMargin(
  margins: Pick<ReturnType<typeof fittedNoVig>, 'learn'>,
  league: League,
  file: GameFile,
): void {
  const prices = referencePrices(league, file, 'close')
  const outcome = outcomeOf(league, file)
  if (prices && outcome !== null) margins.learn({ prices, winner: outcome }, seasonYearOf(league, file.game))
}
