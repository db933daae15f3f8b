import {
  type Forecast,
  fullGame,
  type League,
  marketPlace,
  type Quote,
  seasonYearOf,
  selectionsOf,
} from '@fairline/domain'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import type { Confidence } from '../forecast/league-forecaster.ts'
import { bestOffers } from '../market/best-offers.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { leadingBook } from '../market/market-chances.ts'
import { othersSay } from '../market/others-say.ts'
import { type Moment, quotesAt } from '../market/quotes-at.ts'
import { wholePrices } from '../market/whole-prices.ts'
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
}

/** What strategies may look at; the losing run is each strategy's own. */
export function strategyView(source: ViewSource): Omit<StrategyView, 'losingRun'> {
  const { league, file, moment, history } = source
  const { game, news, weather } = file
  const season = seasonYearOf(league, game)
  const winner = winnerMarket(league.outcomes)
  const totals = quotesAt(file, 'total', moment)
  const shares = file.shares.get(marketPlace(fullGame(winner)))
  return {
    ...{ league, game, news, weather, totals },
    outcomes: outcomesOf(source),
    leader: leadingBook(league, file, moment),
    total: totalOf(totals),
    seen: [...(file.quotes.get(marketPlace(fullGame(winner)))?.values() ?? [])],
    home: history.form(game.home.key, game, season),
    away: history.form(game.away.key, game, season),
    scoring: history.scoring(),
    tickets: Object.fromEntries(selectionsOf(winner).map((selection, i) => [selection, shares?.tickets[i] ?? 0])),
  }
}

function outcomesOf({ league, file, moment, forecast, opened, confidence }: ViewSource): OutcomeView[] {
  const others = othersSay(league, file, moment)
  return bestOffers(league, file, moment).flatMap((offer, i) =>
    offer
      ? [
          {
            selection: selectionsOf(winnerMarket(league.outcomes))[i] ?? 'home',
            book: offer.quote.book,
            price: offer.price,
            blend: forecast.chances[i] as number,
            model: forecast.model[i] as number,
            market: forecast.market?.[i] ?? (forecast.chances[i] as number),
            opened: opened?.[i] ?? null,
            others: others[i] ?? null,
            confidence: confidence(i, offer.price),
          },
        ]
      : [],
  )
}

/** The line most books quote, both sides of it priced; of lines quoted as often the lower one. */
function totalOf(quotes: readonly Quote[]): TotalView | null {
  const whole = quotes.filter(({ prices, market: { line } }) => wholePrices(prices) !== null && line !== null)
  const [most] = [...Map.groupBy(whole, ({ market: { line } }) => line as number)].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || a - b,
  )
  if (!most) return null
  const [line, on] = most
  const chances = on.map(({ prices }) => noVigMultiplicative(prices as DecimalOdds[])[0] as number)
  return {
    ...{ line, market: (on[0] as Quote).market },
    fairOver: chances.reduce((sum, chance) => sum + chance, 0) / chances.length,
    over: bestOf(on, 0),
    under: bestOf(on, 1),
  }
}

function bestOf(quotes: readonly Quote[], side: 0 | 1): TotalView['over'] {
  let best = quotes[0] as Quote
  for (const quote of quotes) if ((quote.prices[side] as number) > (best.prices[side] as number)) best = quote
  return { book: best.book, price: best.prices[side] as DecimalOdds }
}
