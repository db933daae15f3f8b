import { type League, selectionsOf } from '@fairline/domain'
import { noVig } from '@fairline/odds'
import type { GameForecast } from '../forecast/game-forecast.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import type { Moment } from '../market/quotes-at.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import { type BetInput, evaluateBet } from './evaluate-bet.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'
import type { PublishedOf } from './published-of.ts'

/** Every bet on a game's winner before its start; none if no one quotes a price. */
export function evaluateWinner(
  league: League,
  file: GameFile,
  moment: Moment,
  { forecast, confidence, method }: GameForecast,
  published: PublishedOf,
): EvaluatedBet[] {
  const kind = winnerMarket(league.outcomes)
  const book = quotedGroup(file, kind, moment).book()
  const [market] = book.markets
  if (!market) return []
  const sharp = sharpQuote(book.complete(null))
  const sharpProbabilities = sharp ? noVig(method, sharp.prices) : null
  return selectionsOf(kind).flatMap((selection, i): EvaluatedBet[] => {
    const probability = forecast?.chances[i]
    const estimate: BetInput['estimate'] =
      probability === undefined
        ? null
        : {
            probability,
            decided: 1,
            market: forecast?.market?.[i] ?? null,
            sharp: sharpProbabilities?.[i] ?? null,
            carriedOverFrom: null,
          }
    const bet = evaluateBet({
      game: file.game,
      market,
      selection,
      state: 'upcoming',
      estimate,
      offers: book.offers(null, i),
      confidence: ({ price }) => confidence(i, price),
      confidenceAssumed: false,
      published: published(market, selection),
    })
    return bet.offers.length === 0 ? [] : [bet]
  })
}
