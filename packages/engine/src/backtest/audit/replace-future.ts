import type { BetShares, Day, Fact, Market, Quote, Result, Weather } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { gameIdOf } from '../../market/game-file.ts'

/** Facts with another future, and until when no one could know of it. */
export interface Replaced {
  readonly facts: readonly Fact[]
  /** The first moment of the other future; infinite if there is none. */
  readonly from: number
}

/**
 * Replaces what becomes known of the games of a day and of all later ones, from the first result among them on: results,
 * closing and opening prices, starters, scores, weather and forecasts by others. When games take place stays.
 */
export function replaceFuture(facts: readonly Fact[], cut: Day): Replaced {
  const days = new Map(facts.flatMap((fact) => (fact.kind === 'game' ? [[fact.game.id, fact.game.day] as const] : [])))
  const isLate = (fact: Fact) => (days.get(gameIdOf(fact)) ?? '') >= cut
  const from = facts.find((fact) => fact.kind === 'result' && isLate(fact))?.observedAt ?? Number.POSITIVE_INFINITY
  return { facts: facts.map((fact) => (fact.observedAt >= from && isLate(fact) ? otherFact(fact) : fact)), from }
}

/** The same fact, saying something else. */
function otherFact(fact: Fact): Fact {
  switch (fact.kind) {
    case 'game':
      return fact
    case 'quote':
      return { ...fact, quote: otherQuote(fact.quote) }
    case 'result':
      return { ...fact, result: otherResult(fact.result) }
    case 'score':
      return { ...fact, score: { ...fact.score, home: fact.score.away + 1, away: fact.score.home } }
    case 'news':
      return { ...fact, news: { ...fact.news, player: `not ${fact.news.player}` } }
    case 'weather':
      return { ...fact, weather: otherWeather(fact.weather) }
    case 'shares':
      return { ...fact, shares: otherShares(fact.shares) }
    case 'reference':
      return { ...fact, reference: { ...fact.reference, chances: fact.reference.chances.toReversed() } }
  }
}

const otherShares = (shares: BetShares): BetShares => ({
  ...shares,
  tickets: shares.tickets.toReversed(),
  handle: shares.handle.toReversed(),
})

const otherWeather = (weather: Weather): Weather => ({
  ...weather,
  temperature: weather.temperature + 15,
  wind: weather.wind + 5,
  windTowards: (weather.windTowards + 90) % 360,
  precipitation: 1 - weather.precipitation,
})

const MIN_PRICE = 1.01

/** The other way around, with a larger margin: even prices change too. */
function otherQuote(quote: Quote): Quote {
  const prices = quote.prices.map((price) => price && (Math.max(MIN_PRICE, price / 1.05) as DecimalOdds)).toReversed()
  return { ...quote, market: otherLine(quote.market), prices }
}

function otherLine(market: Market): Market {
  if (market.line === null || market.kind === 'player-prop') return market
  return { ...market, line: market.kind === 'spread' ? -market.line + 0.5 : market.line + 1 }
}

/** The other side wins, by another margin and with another total; a draw becomes a win. */
function otherResult(result: Result): Result {
  const { winner, home, away, periods } = result
  const swapped = { home: away === null ? null : away, away: home === null ? null : home }
  const won = winner === 'home' ? 'away' : 'home'
  const scored = swapped[won]
  return {
    ...result,
    ...swapped,
    [won]: scored === null ? null : scored + 2,
    winner: won,
    ...(periods ? { periods: { home: periods.away, away: periods.home } } : {}),
  }
}
