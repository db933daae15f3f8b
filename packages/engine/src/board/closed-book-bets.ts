import type { LeagueForecaster } from '../forecast/league-forecaster.ts'
import { learnedAtOf } from '../learn/learned-at-of.ts'
import { closedLater } from '../market/closed-later.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { outcomeOf } from '../market/outcome-of.ts'
import { betPerBook } from '../markets/bet-per-book.ts'
import type { BookBet } from '../markets/book-watch.ts'
import { settleBookBets } from '../markets/settle-book-bets.ts'
import { winnerBook } from '../markets/winner-book.ts'

/**
 * What one would have backed at each book by itself on a game that is about to end: at its opening prices, or as they were when the game was
 * looked at if no source calls them so. Judged as of now, before its result teaches anything, from its quotes only: after a restart it is
 * the same bets again.
 *
 * @returns what came of them, to be called once the result is known
 */
export function closedBookBets(forecaster: LeagueForecaster, file: GameFile): () => readonly BookBet[] {
  const { league } = forecaster
  if (!closedLater(file, winnerMarket(league.outcomes))) return () => []
  const moment = learnedAtOf(league, file)
  const forecast = forecaster.forecast(file, moment)
  const backed = forecast ? betPerBook(winnerBook(league, file, moment), forecast.chances) : []
  const close = backed.length > 0 ? forecaster.market(file, 'close') : null
  return () => settleBookBets(backed, { close, outcome: outcomeOf(league, file) })
}
