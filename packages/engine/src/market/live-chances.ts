import { fullGame, type League, marketPlace, type Quote } from '@fairline/domain'
import { consensus, type DecimalOdds, type NoVigMethod, noVig } from '@fairline/odds'
import { type GameFile, winnerMarket } from './game-file.ts'

/**
 * What the market says of a game's winner while it is played, margin removed: the books that price it now, and while all
 * have taken their prices away, what they asked last. Null where nobody ever priced it in play.
 */
export function liveChances(league: League, file: GameFile, method: NoVigMethod): readonly number[] | null {
  const place = marketPlace(fullGame(winnerMarket(league.outcomes)))
  return together(file.inPlay.get(place), method) ?? together(file.lastInPlay.get(place), method)
}

function together(quotes: ReadonlyMap<string, Quote> | undefined, method: NoVigMethod): readonly number[] | null {
  const opinions = [...(quotes?.values() ?? [])]
    .filter(({ prices }) => prices.every((price) => price !== null))
    .map(({ prices }) => ({ chances: noVig(method, prices as DecimalOdds[]), weight: 1, ageMs: 0 }))
  return consensus(opinions, 0)?.chances ?? null
}
