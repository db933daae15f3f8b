import {
  type Forecast,
  fullGame,
  type League,
  marketSlot,
  type Quote,
  seasonYearOf,
  selectionsOf,
} from '@fairline/domain'
import type { Confidence } from '../forecast/confidence.ts'
import { confirmedQuotesAt } from '../market/confirmed-quotes-at.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import type { Moment } from '../market/quotes-at.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { consensusExcludingBest } from '../markets/consensus-excluding-best.ts'
import { marketBook } from '../markets/market-book.ts'
import { marketConsensus } from '../markets/market-consensus.ts'
import { noQuotes } from '../markets/market-quotes.ts'
import { sharpWinnerBook, winnerBook } from '../markets/winner-book.ts'
import type { OutcomeView, StrategyView, TotalView } from './strategy.ts'
import type { strategyHistory } from './strategy-history.ts'

/** What a view is made from. */
export interface ViewSource {
  readonly league: League
  readonly file: GameFile
  readonly moment: Moment
  readonly forecast: Forecast
  /** The market when it opened; null where that is the moment itself, or not known. */
  readonly opened: readonly number[] | null
  readonly confidence: Confidence
  readonly history: ReturnType<typeof strategyHistory>
  /** Books at whose prices nothing is proposed: they stay part of the market. */
  readonly excludedBooks: ReadonlySet<string>
}

/** What strategies may look at; the losing run is each strategy's own. */
export function strategyView(source: ViewSource): Omit<StrategyView, 'losingRun'> {
  const { league, file, moment, history, excludedBooks } = source
  const { game, news, weather } = file
  const season = seasonYearOf(league, game)
  const winner = winnerMarket(league.outcomes)
  const totals = confirmedQuotesAt(file, 'total', moment)
  const shares = file.shares.get(marketSlot(fullGame(winner)))
  return {
    league,
    game,
    news,
    weather,
    totals: totals.filter(({ book }) => !excludedBooks.has(book)),
    outcomes: outcomesOf(source),
    leader: sharpWinnerBook(league, file, moment),
    total: totalOf(totals, excludedBooks),
    seen: [...(file.quotes.get(marketSlot(fullGame(winner)))?.values() ?? [])],
    home: history.form(game.home.key, game, season),
    away: history.form(game.away.key, game, season),
    scoring: history.scoring(),
    tickets: Object.fromEntries(selectionsOf(winner).map((selection, i) => [selection, shares?.tickets[i] ?? 0])),
  }
}

function outcomesOf(source: ViewSource): OutcomeView[] {
  const { league, file, moment, forecast, opened, confidence, excludedBooks } = source
  const book = winnerBook(league, file, moment)
  const selections = selectionsOf(winnerMarket(league.outcomes))
  const offered = book.complete(null).filter((quote) => !excludedBooks.has(quote.book))
  const others = consensusExcludingBest(offered, selections.length)
  return selections.flatMap((selection, i): OutcomeView[] => {
    const best = book.best(null, i, excludedBooks)
    if (!best) return []
    return [
      {
        selection,
        book: best.book,
        price: best.price,
        blend: forecast.chances[i] as number,
        model: forecast.model[i] as number,
        market: forecast.market?.[i] ?? (forecast.chances[i] as number),
        opened: opened?.[i] ?? null,
        others: others[i] ?? null,
        confidence: confidence(i, best.price),
      },
    ]
  })
}

/** The line that most books quote completely; of lines quoted equally often the lowest one. */
function totalOf(quotes: readonly Quote[], excludedBooks: ReadonlySet<string>): TotalView | null {
  const complete = quotes.filter(({ prices, market: { line } }) => completePrices(prices) !== null && line !== null)
  const book = marketBook({ quotes: complete, stale: noQuotes.stale })
  const [market] = book.markets.toSorted((a, b) => book.bookCount(b.line) - book.bookCount(a.line))
  if (!market || market.line === null) return null
  const over = book.best(market.line, 0, excludedBooks)
  const under = book.best(market.line, 1, excludedBooks)
  const fairOver = marketConsensus(book.complete(market.line), 'multiplicative', 1)?.probabilities[0]
  if (!over || !under || fairOver === undefined) return null
  return {
    line: market.line,
    market,
    fairOver,
    over: { book: over.book, price: over.price },
    under: { book: under.book, price: under.price },
  }
}
