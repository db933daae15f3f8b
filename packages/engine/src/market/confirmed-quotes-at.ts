import { fullGame, type MarketKind, type Quote } from '@fairline/domain'
import { confirmedQuotes } from '../markets/market-quotes.ts'
import type { GameFile } from './game-file.ts'
import { type Moment, quotesAt } from './quotes-at.ts'
import { staleAt } from './stale-at.ts'

/** One quote per book of a kind of market's main line, without those that were stale at the moment. */
export const confirmedQuotesAt = (file: GameFile, kind: MarketKind, moment: Moment): readonly Quote[] =>
  confirmedQuotes({ quotes: quotesAt(file, kind, moment), stale: staleAt(file, fullGame(kind), moment) })
