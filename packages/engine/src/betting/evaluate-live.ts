import { type League, type Market, type Quote, selectionsOf } from '@fairline/domain'
import { noVig } from '@fairline/odds'
import { IN_PLAY_NO_VIG, type InPlayLines } from '../forecast/in-play-forecast.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { inPlayGroups, inPlayQuotes } from '../markets/in-play-quotes.ts'
import { type MarketBook, marketBook } from '../markets/market-book.ts'
import type { MarketQuotes } from '../markets/market-quotes.ts'
import { pooledConsensus } from '../markets/pooled-consensus.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import { decidedShare } from './decided-share.ts'
import { type BetInput, evaluateBet } from './evaluate-bet.ts'
import { type BelievedWinner, evaluateSideMarket } from './evaluate-side-market.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'
import type { PublishedOf } from './published-of.ts'

/** Every bet that books price while a game is played, at in-play prices and in-play probabilities. */
export function evaluateLive(
  league: League,
  file: GameFile,
  forecast: InPlayLines,
  published: PublishedOf,
): EvaluatedBet[] {
  const winner = winnerMarket(league.outcomes)
  return inPlayGroups(file).flatMap((group) => {
    const { kind, period } = (group.quotes[0] as Quote).market
    const isLine = kind === 'spread' || kind === 'total'
    const isModeled = period === 'full' && (isLine ? forecast.model !== null : kind === winner)
    if (!isModeled)
      return evaluateSideMarket(file.game, group, {
        state: 'live',
        method: IN_PLAY_NO_VIG,
        assumedConfidence: () => null,
        // How often a part that has begun is tied is not known.
        decidedShare: (market) =>
          market.line === null && market.kind === 'moneyline' ? null : decidedShare(league.key, market),
        published,
        winner: believedWinner(league, file, forecast),
      })
    return evaluateModeledMarket(file, group, forecast, published)
  })
}

/** What is believed of the winner, if books price it now: a price that was taken away fixes nothing. */
function believedWinner(league: League, file: GameFile, { market }: InPlayLines): BelievedWinner | null {
  const isPriced = marketBook(inPlayQuotes(file, winnerMarket(league.outcomes))).complete(null).length > 0
  return market && isPriced ? { probabilities: market, market, confidence: () => null } : null
}

function evaluateModeledMarket(
  file: GameFile,
  quotes: MarketQuotes,
  forecast: InPlayLines,
  published: PublishedOf,
): EvaluatedBet[] {
  const book = marketBook(quotes)
  return book.markets.flatMap((market) =>
    selectionsOf(market.kind).flatMap((selection, i): EvaluatedBet[] => {
      const bet = evaluateBet({
        game: file.game,
        market,
        selection,
        state: 'live',
        estimate: liveEstimate(book, market, i, forecast),
        offers: book.offers(market.line, i),
        // No model of in-play closes has been learned.
        confidence: () => null,
        confidenceAssumed: false,
        published: published(market, selection),
      })
      return bet.offers.length === 0 ? [] : [bet]
    }),
  )
}

/** Our in-play probability of a selection, also of one that nobody prices now. */
export function liveEstimate(
  book: MarketBook,
  market: Market,
  selection: number,
  forecast: InPlayLines,
): BetInput['estimate'] {
  const { kind, line } = market
  const sharp = sharpQuote(book.complete(line))
  const sharpProbability = sharp ? (noVig(IN_PLAY_NO_VIG, sharp.prices)[selection] ?? null) : null
  if (kind !== 'spread' && kind !== 'total') {
    const probability = forecast.winner?.[selection]
    if (probability === undefined) return null
    const consensus = forecast.market?.[selection] ?? null
    return { probability, decided: 1, market: consensus, sharp: sharpProbability, carriedOverFrom: null }
  }
  const fair = line === null ? null : forecast.line(kind, line)
  if (!fair) return null
  const probability = selection === 0 ? fair.chance : 1 - fair.chance
  const { decided, carriedOverFrom } = fair
  const consensus = pooledConsensus(book.complete(line), IN_PLAY_NO_VIG)?.[selection] ?? null
  return { probability, decided, market: consensus, sharp: sharpProbability, carriedOverFrom }
}
