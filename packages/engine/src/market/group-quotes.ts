import { fullGame, type MarketKind, marketGroup, marketPlace, type Quote } from '@fairline/domain'
import { confirmedQuotes, type MarketQuotes } from '../markets/market-quotes.ts'
import type { GameFile } from './game-file.ts'
import { type Moment, quotesAt, quotesOfPlace } from './quotes-at.ts'
import { staleAt } from './stale-at.ts'

/** One quote per book and line of a kind of market on the whole game: its main line and all its alternates at a moment. */
export function groupQuotes(file: GameFile, kind: MarketKind, moment: Moment): MarketQuotes {
  const market = fullGame(kind)
  const main = quotesAt(file, kind, moment)
  const stale = staleAt(file, market, moment)
  const alternates = (file.places.get(marketGroup(market)) ?? []).filter((place) => place !== marketPlace(market))
  if (alternates.length === 0) return { quotes: main, stale }
  return { quotes: [...main, ...alternates.flatMap((place) => quotesOfPlace(file, place, moment))], stale }
}

/** One quote per book of a kind of market's main line, without those that were stale at the moment. */
export const confirmedQuotesAt = (file: GameFile, kind: MarketKind, moment: Moment): readonly Quote[] =>
  confirmedQuotes({ quotes: quotesAt(file, kind, moment), stale: staleAt(file, fullGame(kind), moment) })
