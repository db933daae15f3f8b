import type { League } from '@fairline/domain'
import type { GameForecast } from '../forecast/game-forecast.ts'
import type { GameFile } from '../market/game-file.ts'
import { lineKinds } from '../market/line-kind.ts'
import type { Moment } from '../market/quotes-at.ts'
import { evaluateLines } from './evaluate-lines.ts'
import { evaluateWinner } from './evaluate-winner.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'
import type { PublishedOf } from './published-of.ts'

/** Every bet on a game's winner, spread and total before its start; lines only if they are forecast. */
export function evaluateModeled(
  league: League,
  file: GameFile,
  moment: Moment,
  forecast: GameForecast,
  published: PublishedOf,
): EvaluatedBet[] {
  const { lines, method } = forecast
  const winner = evaluateWinner(league, file, moment, forecast, published)
  if (!lines || !forecast.forecast) return winner
  return [...winner, ...lineKinds.flatMap((kind) => evaluateLines(kind, file, moment, { lines, method }, published))]
}
