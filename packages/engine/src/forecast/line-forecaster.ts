import type { League } from '@fairline/domain'
import { type SavedTotals, totalRating } from '@fairline/models'
import { logit } from '@fairline/numeric'
import type { NoVigMethod } from '@fairline/odds'
import type { GameFile } from '../market/game-file.ts'
import { gameHoursLeft, gameHoursStep } from '../market/hours-left.ts'
import { type LineKind, lineKinds } from '../market/line-kind.ts'
import { isLed, lineOffers } from '../market/line-offers.ts'
import type { Moment } from '../market/quotes-at.ts'
import { type ClosedOffer, closingLineModel, type SavedClose } from './closing-line-model.ts'
import { closingLines } from './closing-lines.ts'
import type { Confidence } from './confidence.ts'
import { fittedShrinkage, type SavedPull } from './fitted-shrinkage.ts'
import { gameLines, type LineEstimates, type LineProbabilities } from './game-lines.ts'
import { leagueScoring } from './league-scoring.ts'
import type { LineQuote } from './line-curve.ts'
import { quotedLines } from './quoted-lines.ts'
import { ratedGameOf } from './rated-game-of.ts'
import type { SavedTimedCloses } from './saved-timed-closes.ts'
import type { TimedClose, TimedOffer } from './timed-beat-curve.ts'
import { timedCloseModel } from './timed-close-model.ts'
import { quotedTotal, totalGameOf } from './total-game-of.ts'
import { winnerOutcomeOf } from './winner-outcome-of.ts'

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
  /** Whether that is the sharp book only. */
  readonly led: Readonly<Record<LineKind, boolean>>
  /**
   * Probability in percent that a price beats the closing line, carried over if the line moved; null if it is not known. Of a spread that is
   * the winner by another name (`isWinner`), what it is of the winner.
   *
   * @param side  0: the home side, or the over
   */
  confidence(
    kind: LineKind,
    side: 0 | 1,
    at: { readonly line: number; readonly price: number; readonly book: string },
  ): number | null
  /** Whether a side of a line is the winner by another name, and the winner is quoted too. */
  isWinner(kind: LineKind, line: number, side: 0 | 1): boolean
}

/** What else is known of a game's prices as its lines are forecast. */
interface LineContext {
  /** Whether its source names its opening prices. */
  readonly named: boolean
  /** Null if no book quotes the winner. */
  readonly winner: Confidence | null
}

/** Everything learned about spreads and totals. */
export interface SavedLines {
  readonly totals: SavedTotals
  readonly pulls: Readonly<Record<LineKind, SavedPull>>
  readonly named: Readonly<Record<LineKind, SavedClose>>
  readonly timed: Readonly<Record<LineKind, SavedTimedCloses>>
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
  /** Moments at which its prices are learned from that were seen at a known time; none of named ones. */
  readonly timed: readonly Pick<ForecastGame, 'moment' | 'beliefs'>[]
  readonly at: number
}

/** Forecasts spreads and totals of a league: the books' lines, shifted by our winner and total; null if we don't know how its scores fall. */
export function lineForecaster(league: League) {
  const scoring = leagueScoring(league)
  return scoring === null ? null : forecasterOf(league, scoring)
}

function forecasterOf(league: League, { scores, totals: settings }: NonNullable<ReturnType<typeof leagueScoring>>) {
  const totals = totalRating(settings)
  const pulls = { spread: fittedShrinkage(), total: fittedShrinkage() }
  const closes = {
    named: { spread: closingLineModel(), total: closingLineModel() },
    timed: { spread: timedCloseModel(), total: timedCloseModel() },
    lines: closingLines(),
  }

  const totalOf = (quoted: readonly LineQuote[]) => quotedTotal(quoted, scores)

  function linesAt(file: GameFile, moment: Moment, beliefs: WinnerBeliefs, model: number) {
    const quoted = quotedLines(file, moment, beliefs.method)
    const market = totalOf(quoted.leading.total)
    const lines = gameLines({
      ...quoted,
      market: { chances: beliefs.market, total: market ?? model },
      scoring: scores,
    })
    const belief = { chances: beliefs.closing, total: model }
    const shares = { spread: pulls.spread.share(), total: pulls.total.share() }
    const { leading } = quoted
    return { leading, lines, total: { market, model }, belief, fair: lines.shifted(belief, shares, beliefs.forecast) }
  }

  type LinesAt = ReturnType<typeof linesAt>
  type TimedLook = { readonly moment: Moment; readonly lines: LinesAt }

  const sideOf = (probability: number, side: 0 | 1) => (side === 0 ? probability : 1 - probability)

  /** The best price of each side of every main line as of a moment, with how it closed. */
  function closedOffers(kind: LineKind, { file, moment }: ForecastGame, at: LinesAt, closed: LineProbabilities) {
    return lineOffers(file, kind, moment).flatMap(({ line, side, price, quote }) => {
      const [fair, market] = [at.fair(kind, line), at.lines.market(kind, line)]
      if (!fair || !market) return []
      const others = at.lines.others(kind, line, quote.book)
      return [
        {
          line,
          side,
          price,
          market: sideOf(market.probability, side),
          expected: sideOf(fair.probability, side),
          others: others === null ? null : sideOf(others, side),
          closing: sideOf(closed(kind, line).probability, side),
        },
      ]
    })
  }

  /** Learns how far the market goes towards our forecast; where the source names its opening prices, also how those closed. */
  function learnKind(kind: LineKind, game: ForecastGame, at: LinesAt, closed: LineProbabilities): void {
    const offers = closedOffers(kind, game, at, closed)
    for (const { line, side, market, closing } of offers)
      if (side === 0) pulls[kind].learn(at.lines.distance(at.belief, kind, line), logit(closing) - logit(market))
    if (game.named) closes.named[kind].learn(offers satisfies ClosedOffer[], game.at)
  }

  /** Learns how prices closed that were seen at a known time. */
  function learnTimed(
    kind: LineKind,
    game: ForecastGame,
    looks: readonly TimedLook[],
    closed: LineProbabilities,
  ): void {
    const timed = looks.flatMap(({ moment, lines }): TimedClose[] => {
      const hours = gameHoursLeft(game.file, kind, moment)
      if (hours === null) return []
      return closedOffers(kind, { ...game, moment }, lines, closed).map(({ expected, ...offer }) => ({
        ...offer,
        model: expected,
        hoursLeft: hours,
      }))
    })
    closes.timed[kind].learn(timed, game.at)
  }

  return {
    /** Total our rating expects; learns nothing. */
    expectedTotal: (file: GameFile): number => totals.forecast(ratedGameOf(league, file)),
    forecast(file: GameFile, moment: Moment, beliefs: WinnerBeliefs, { named, winner }: LineContext): LineForecast {
      const { lines, fair, total, leading } = linesAt(file, moment, beliefs, totals.forecast(ratedGameOf(league, file)))
      const hours = { spread: gameHoursStep(file, 'spread', moment), total: gameHoursStep(file, 'total', moment) }
      const byOwnClose: LineForecast['confidence'] = (kind, side, { line, price, book }) => {
        const [expected, market] = [fair(kind, line), lines.market(kind, line)]
        if (!expected || !market) return null
        const otherBooks = lines.others(kind, line, book)
        const others = otherBooks === null ? null : sideOf(otherBooks, side)
        const model = sideOf(expected.probability, side)
        if (named) return closes.named[kind].confidence(model, price, others)
        if (hours[kind] === null) return null
        const offer = { market: sideOf(market.probability, side), model, others, price, hoursLeft: hours[kind] }
        return closes.timed[kind].confidence(offer)
      }
      const outcomeOf = (kind: LineKind, line: number, side: 0 | 1) =>
        kind === 'spread' && winner ? winnerOutcomeOf(league, line, side) : null
      return {
        market: lines.market,
        fair,
        total,
        books: { spread: leading.spread.length, total: leading.total.length },
        led: { spread: isLed(leading.spread), total: isLed(leading.total) },
        confidence(kind, side, at) {
          const outcome = outcomeOf(kind, at.line, side)
          return winner && outcome !== null ? winner(outcome, at.price) : byOwnClose(kind, side, at)
        },
        isWinner: (kind, line, side) => outcomeOf(kind, line, side) !== null,
      }
    },
    /** Probability in percent that a price closes like totals do; null if too few have closed or too few other books quote. */
    totalConfidence: (offer: TimedOffer) => closes.timed.total.confidence(offer),
    /** Closing probabilities of every line; null for kinds whose close was not seen after the open. */
    closed(file: GameFile, close: readonly number[], method: NoVigMethod): Record<LineKind, LineProbabilities | null> {
      const quoted = quotedLines(file, 'close', method)
      const { leading } = quoted
      const market = { chances: close, total: totalOf(leading.total) ?? totals.forecast(ratedGameOf(league, file)) }
      return closes.lines.of(file, { ...quoted, market, scoring: scores })
    },
    /** Learns where the lines of a game closed. */
    learnClose(game: ForecastGame): void {
      const { file, close, moment, beliefs, total } = game
      const closed = this.closed(file, close, beliefs.method)
      closes.lines.forget(file)
      const lines = linesAt(file, moment, beliefs, total)
      const timed = game.timed.map((look) => ({
        moment: look.moment,
        lines: linesAt(file, look.moment, look.beliefs, total),
      }))
      for (const kind of lineKinds) {
        const closing = closed[kind]
        if (closing && lines.leading[kind].length > 0) learnKind(kind, game, lines, closing)
        if (closing) learnTimed(kind, game, timed, closing)
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
      named: { spread: closes.named.spread.save(), total: closes.named.total.save() },
      timed: { spread: closes.timed.spread.save(), total: closes.timed.total.save() },
    }),
    restore(saved: SavedLines): void {
      totals.restore(saved.totals)
      for (const kind of lineKinds) {
        pulls[kind].restore(saved.pulls[kind])
        closes.named[kind].restore(saved.named[kind])
        closes.timed[kind].restore(saved.timed[kind])
      }
    },
  }
}
