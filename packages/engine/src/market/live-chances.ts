import { fullGame, type League, marketPlace, type Quote } from '@fairline/domain'
import { consensus, type NoVigMethod, noVig } from '@fairline/odds'
import { type GameFile, winnerMarket } from './game-file.ts'
import { wholePrices } from './whole-prices.ts'

const placeOf = (league: League) => marketPlace(fullGame(winnerMarket(league.outcomes)))

/** What the books that price a game's winner right now say of it, margin removed; null where all have taken their prices away. */
export const liveChances = (league: League, file: GameFile, method: NoVigMethod): readonly number[] | null =>
  together(file.inPlay.get(placeOf(league)), method)

/** What they asked last, however long ago; null where nobody ever priced it in play. */
export const lastLiveChances = (league: League, file: GameFile, method: NoVigMethod): readonly number[] | null =>
  together(file.lastInPlay.get(placeOf(league)), method)

function together(quotes: ReadonlyMap<string, Quote> | undefined, method: NoVigMethod): readonly number[] | null {
  const opinions = [...(quotes?.values() ?? [])].flatMap(({ prices }) => {
    const whole = wholePrices(prices)
    return whole ? [{ chances: noVig(method, whole), weight: 1, ageMs: 0 }] : []
  })
  return consensus(opinions, 0)?.chances ?? null
}
