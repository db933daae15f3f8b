import { fullGame, type League, marketPlace } from '@fairline/domain'
import { consensus, type DecimalOdds, type NoVigMethod, noVig } from '@fairline/odds'
import { type GameFile, winnerMarket } from './game-file.ts'

/** What the market says of a game's winner while it is played, margin removed; null while nobody prices every outcome. */
export function liveChances(league: League, file: GameFile, method: NoVigMethod): readonly number[] | null {
  const quotes = file.inPlay.get(marketPlace(fullGame(winnerMarket(league.outcomes))))
  if (!quotes) return null
  const opinions = [...quotes.values()]
    .filter(({ prices }) => prices.every((price) => price !== null))
    .map(({ prices }) => ({ chances: noVig(method, prices as DecimalOdds[]), weight: 1, ageMs: 0 }))
  return consensus(opinions, 0)?.chances ?? null
}
