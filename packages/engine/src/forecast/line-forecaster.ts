import type { League } from '@fairline/domain'
import { type LineChance, type SavedTotals, totalRating } from '@fairline/models'
import { logit } from '@fairline/numeric'
import type { NoVigMethod } from '@fairline/odds'
import { closedLater } from '../market/closed-later.ts'
import type { GameFile } from '../market/game-file.ts'
import { isLed, type LineKind, lineKinds, lineOffers, lineQuotes } from '../market/line-quotes.ts'
import type { Moment } from '../market/quotes-at.ts'
import { gameLines, type LineEstimates, type LineProbabilities } from './game-lines.ts'
import { leagueScoring } from './league-scoring.ts'
import { learntClose, type SavedClose } from './learnt-close.ts'
import { learntPull, type SavedPull } from './learnt-pull.ts'
import type { LineQuote } from './line-curve.ts'
import { pooledQuotes } from './pooled-quotes.ts'
import { ratedGameOf } from './rated-game-of.ts'
import { quotedTotal, totalGameOf } from './total-game-of.ts'

/** Probabilities of a game's winner: the market's, where we expect it to close, and our final forecast. */
export interface WinnerBeliefs {
  readonly market: readonly number[]
  readonly closing: readonly number[]
  readonly forecast: readonly number[]
  /** How vig is removed. */
  readonly method: NoVigMethod
}

/** What is forecast of a game's spreads and totals at a moment. */
export interface LineForecast {
  /** Vig-free probabilities of the books, and ours. */
  readonly market: LineEstimates
  readonly fair: LineEstimates
  /** Expected total of the books, null if none quotes one; and of our rating. */
  readonly total: { readonly market: number | null; readonly model: number }
  /** Books that price both sides of their main line; 1 if a sharp one does. */
  readonly books: Readonly<Record<LineKind, number>>
  /** Whether that is the sharp book alone. */
  readonly led: Readonly<Record<LineKind, boolean>>
  /**
   * Probability in percent that a price beats the closing line, carried over if the line moved; null if it is not known.
   *
   * @param side  0: the home side, or the over
   */
  confidence(
    kind: LineKind,
    side: 0 | 1,
    at: { readonly line: number; readonly price: number; readonly book: string },
  ): number | null
}

/** Everything learned about spreads and totals. */
export interface SavedLines {
  readonly totals: SavedTotals
  readonly pulls: Readonly<Record<LineKind, SavedPull>>
  readonly closes: Readonly<Record<'named' | 'seen', Readonly<Record<LineKind, SavedClose>>>>
}

/** A finished game as it was forecast before. */
export interface ForecastGame {
  readonly file: GameFile
  readonly moment: Moment
  readonly beliefs: WinnerBeliefs
  /** Fair closing probabilities of the winner. */
  readonly close: readonly number[]
  /** Total our rating expected before the game. */
  readonly total: number
  /** Whether its source names its opening prices. */
  readonly named: boolean
  readonly at: number
}

/** Forecasts spreads and totals of a league: the books' lines, shifted by our winner and total; null if we don't know how its scores fall. */
export function lineForecaster(league: League) {
  const scoring = leagueScoring(league)
  return scoring === null ? null : forecasterOf(league, scoring)
}

function forecasterOf(league: League, { scores, totals: settings }: NonNullable<ReturnType<typeof leagueScoring>>) {
  const totals = totalRating(settings)
  const pulls = { spread: learntPull(), total: learntPull() }
  const pair = () => ({ spread: learntClose(), total: learntClose() })
  const closes = { named: pair(), seen: pair() }

  const mainQuotes = (file: GameFile, moment: Moment) => ({
    spread: lineQuotes(file, 'spread', moment),
    total: lineQuotes(file, 'total', moment),
  })
  const totalOf = (quoted: readonly LineQuote[]) => quotedTotal(quoted, scores)

  function linesAt(file: GameFile, moment: Moment, beliefs: WinnerBeliefs, model: number) {
    const main = mainQuotes(file, moment)
    const market = totalOf(main.total)
    const lines = gameLines({
      main,
      quotes: {
        spread: pooledQuotes(file, 'spread', moment, beliefs.method),
        total: pooledQuotes(file, 'total', moment, beliefs.method),
      },
      market: { chances: beliefs.market, total: market ?? model },
      scoring: scores,
    })
    const belief = { chances: beliefs.closing, total: model }
    const shares = { spread: pulls.spread.share(), total: pulls.total.share() }
    return { main, lines, total: { market, model }, belief, fair: lines.shifted(belief, shares, beliefs.forecast) }
  }

  type LinesAt = ReturnType<typeof linesAt>

  const sideOf = (probability: number, side: 0 | 1) => (side === 0 ? probability : 1 - probability)

  function learnKind(kind: LineKind, game: ForecastGame, { lines, fair, belief }: LinesAt, closed: LineProbabilities) {
    const { file, moment, named, at } = game
    const offers = lineOffers(file, kind, moment).flatMap(({ line, side, price, quote }) => {
      const expected = fair(kind, line)
      const market = lines.market(kind, line)
      const closing = closed(kind, line)
      if (!expected || !market) return []
      const others = lines.others(kind, line, quote.book)
      if (side === 0)
        pulls[kind].learn(lines.distance(belief, kind, line), logit(closing.chance) - logit(market.chance))
      return [
        {
          expected: sideOf(expected.chance, side),
          closing: sideOf(closing.chance, side),
          price,
          others: others === null ? null : sideOf(others, side),
        },
      ]
    })
    closes[named ? 'named' : 'seen'][kind].learn(offers, at)
  }

  return {
    /** Total our rating expects; learns nothing. */
    expectedTotal: (file: GameFile): number => totals.forecast(ratedGameOf(league, file)),
    forecast(file: GameFile, moment: Moment, beliefs: WinnerBeliefs, named: boolean): LineForecast {
      const { lines, fair, total, main } = linesAt(file, moment, beliefs, totals.forecast(ratedGameOf(league, file)))
      return {
        market: lines.market,
        fair,
        total,
        books: { spread: main.spread.length, total: main.total.length },
        led: { spread: isLed(main.spread), total: isLed(main.total) },
        confidence(kind, side, { line, price, book }) {
          const expected = fair(kind, line)
          if (!expected) return null
          const others = lines.others(kind, line, book)
          return closes[named ? 'named' : 'seen'][kind].confidence(
            sideOf(expected.chance, side),
            price,
            others === null ? null : sideOf(others, side),
          )
        },
      }
    },
    /** Probability in percent that a price closes like totals do; null if too few have closed. */
    totalConfidence: (expected: number, price: number, others: number | null) =>
      closes.seen.total.confidence(expected, price, others),
    /** Closing probabilities of every line; null for kinds whose close was not seen after the open. */
    closed(file: GameFile, close: readonly number[], method: NoVigMethod): Record<LineKind, LineProbabilities | null> {
      const main = mainQuotes(file, 'close')
      const model = () => totals.forecast(ratedGameOf(league, file))
      const lines = gameLines({
        main,
        quotes: {
          spread: pooledQuotes(file, 'spread', 'close', method),
          total: pooledQuotes(file, 'total', 'close', method),
        },
        market: { chances: close, total: totalOf(main.total) ?? model() },
        scoring: scores,
      })
      const closingLines: LineProbabilities = (kind, line) => lines.market(kind, line) as LineChance
      const known = (kind: LineKind): LineProbabilities | null =>
        main[kind].length > 0 && closedLater(file, kind) ? closingLines : null
      return { spread: known('spread'), total: known('total') }
    },
    /** Learns where the lines of a game closed. */
    learnClose(game: ForecastGame): void {
      const { file, close, moment, beliefs, total } = game
      const closed = this.closed(file, close, beliefs.method)
      const lines = linesAt(file, moment, beliefs, total)
      for (const kind of lineKinds) {
        const closing = closed[kind]
        if (closing && lines.main[kind].length > 0) learnKind(kind, game, lines, closing)
      }
    },
    /** Learns how a game ended. */
    learnEnding(file: GameFile): void {
      const played = totalGameOf(league, file, scores)
      if (played) totals.learn(played.game, played.total, played.closed)
    },
    save: (): SavedLines => ({
      totals: totals.save(),
      pulls: { spread: pulls.spread.save(), total: pulls.total.save() },
      closes: {
        named: { spread: closes.named.spread.save(), total: closes.named.total.save() },
        seen: { spread: closes.seen.spread.save(), total: closes.seen.total.save() },
      },
    }),
    restore(saved: SavedLines): void {
      totals.restore(saved.totals)
      for (const kind of lineKinds) pulls[kind].restore(saved.pulls[kind])
      for (const when of ['named', 'seen'] as const)
        for (const kind of lineKinds) closes[when][kind].restore(saved.closes[when][kind])
    },
  }
}
