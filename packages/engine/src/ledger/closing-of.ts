import { leagues, type MarketKind, type Quote } from '@fairline/domain'
import type { LeagueForecaster } from '../forecast/league-forecaster.ts'
import { closedLater } from '../market/closed-later.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { lineKinds } from '../market/line-kind.ts'
import { quotesAt } from '../market/quotes-at.ts'
import type { Ended } from '../settlement/settle-pick.ts'

/** What the markets of a game closed on, where that was seen after they opened. */
export function closingOf(forecaster: LeagueForecaster, file: GameFile): Omit<Ended, 'result'> {
  const winner = winnerMarket(leagues[file.game.league].outcomes)
  const later = closedLater(file, winner)
  return {
    close: later ? forecaster.market(file, 'close') : null,
    closedLines: forecaster.closedLines(file),
    closingQuotes: [winner, ...lineKinds].flatMap((kind) => closingQuotesOf(file, kind)),
  }
}

/** Each book's closing quote on a kind of market; none where it was only seen to open. */
export const closingQuotesOf = (file: GameFile, kind: MarketKind): readonly Quote[] =>
  closedLater(file, kind) ? quotesAt(file, kind, 'close') : []
