import { type Game, leagues } from '@fairline/domain'
import type { GameForecast } from '../forecast/game-forecast.ts'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import { lineKinds } from '../market/line-kind.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import type { Moment } from '../market/quotes-at.ts'
import { winnerProbabilities } from '../markets/winner-book.ts'
import { judgeProps } from '../props/judge-props.ts'
import { propModels } from '../props/prop-models.ts'
import type { PropQuote } from '../props/prop-quote.ts'
import { propQuoteFact } from '../props/published-props.ts'
import { evaluateSideMarket } from './evaluate-side-market.ts'
import { evaluateWinner } from './evaluate-winner.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'

const unknown = () => null
/** Of the bets that are decided: whether an EV is above 0 does not depend on pushes. */
const rules = {
  state: 'upcoming',
  method: 'multiplicative',
  assumedConfidence: unknown,
  decidedShare: () => 1,
  published: unknown,
  winner: null,
  part: null,
} as const

/** Every bet on a game's winner, spread, total and players, judged by what the books together say and nothing else. */
export function betsByBooks(file: GameFile, moment: Moment): EvaluatedBet[] {
  const league = leagues[file.game.league]
  const bets = lineKinds.flatMap((kind) => evaluateSideMarket(file.game, quotedGroup(file, kind, moment).quotes, rules))
  bets.push(...evaluateWinner(league, file, moment, winnerByBooks(file, moment), unknown))
  // Models that have seen no one say nothing.
  const { of, spread, noVig } = propModels(league)
  const { game, pricesStand } = file
  // After all quotes; only confidence, which is not requested here, depends on the moment.
  const asOf = Number.POSITIVE_INFINITY
  const judge = { league, game, pricesStand, asOf, of, spread, noVig, confidence: unknown }
  for (const quoted of file.quotes.values()) {
    if (quoted.values().next().value?.[0]?.market.kind !== 'player-prop') continue
    for (const { over, under } of judgeProps(quoted, judge)) {
      if (over) bets.push(over)
      if (under) bets.push(under)
    }
  }
  return bets
}

/** The books' own probabilities of the winner in place of a forecast. */
function winnerByBooks(file: GameFile, moment: Moment): GameForecast {
  const probabilities = winnerProbabilities(leagues[file.game.league], file, moment, rules.method)
  const books = probabilities && { chances: [...probabilities], model: [...probabilities], market: [...probabilities] }
  const forecast = books && { ...books, gameId: file.game.id, modelVersion: '', knownAt: 0 }
  return { forecast, lines: null, confidence: unknown, method: rules.method }
}

/** The same of recorded props of one game. */
export function propBetsByBooks(game: Game, quotes: readonly PropQuote[]): EvaluatedBet[] {
  const files = gameFiles()
  files.file({ kind: 'game', game, observedAt: 0 })
  const seen = quotes.map((quote) => propQuoteFact(game, quote)).sort((a, b) => a.observedAt - b.observedAt)
  for (const quote of seen) files.file({ kind: 'quote', quote, observedAt: quote.observedAt })
  const file = files.of(game.id)
  return file ? betsByBooks(file, { asOf: Number.POSITIVE_INFINITY }) : []
}
