import type { Fact, Forecast, Game, Instant, League } from '@fairline/domain'
import type { SavedModel } from '@fairline/models'
import type { NoVigMethod } from '@fairline/odds'
import { isAtOpener, isNamed, learnedAtOf, quotesOf } from '../learn/learned-at-of.ts'
import { learningMoments } from '../learn/learning-moments.ts'
import { closedLater } from '../market/closed-later.ts'
import { type GameFile, gameFiles, winnerMarket } from '../market/game-file.ts'
import { gameHoursLeft, gameHoursStep } from '../market/hours-left.ts'
import type { LineKind } from '../market/line-kind.ts'
import { outcomeOf } from '../market/outcome-of.ts'
import { type Moment, quotesAt } from '../market/quotes-at.ts'
import { type SavedSlope, spreadSlope } from '../market/spread-slope.ts'
import { consensusExcludingBest } from '../markets/consensus-excluding-best.ts'
import type { MarketBook } from '../markets/market-book.ts'
import { winnerBook, winnerProbabilities } from '../markets/winner-book.ts'
import { type ClosedOffer, closingLineModel, type SavedClose } from './closing-line-model.ts'
import type { Confidence } from './confidence.ts'
import { fittedBlend, type SavedBlend } from './fitted-blend.ts'
import { fittedNoVig, type NoVigChoice, type SavedNoVig } from './fitted-no-vig.ts'
import type { GameForecast } from './game-forecast.ts'
import type { LineProbabilities } from './game-lines.ts'
import { leagueModels, MODEL_VERSION, winnerModelOf } from './league-models.ts'
import { learnMargin } from './learn-margin.ts'
import { type LineForecast, lineForecaster, type SavedLines, type WinnerBeliefs } from './line-forecaster.ts'
import { lineMoves, type SavedLineMoves } from './line-moves.ts'
import { ratedEndingOf, ratedGameOf } from './rated-game-of.ts'
import type { SavedTimedCloses } from './saved-timed-closes.ts'
import { strengthOf } from './strength-of.ts'
import type { TimedClose, TimedOffer } from './timed-beat-curve.ts'
import { timedCloseModel } from './timed-close-model.ts'

/** A game as it ended, with the forecasts that were made of it before. */
export interface Decided {
  readonly file: GameFile
  /** Our model only, before any game of that day was known. */
  readonly model: readonly number[]
  /** What our rating of totals expected then; null where a league has none. */
  readonly total: number | null
}

/** All that a forecaster has learned. */
export interface SavedForecaster {
  readonly modelVersion: string
  readonly rating: SavedModel
  readonly blend: SavedBlend
  readonly closing: SavedBlend
  readonly named: SavedClose
  readonly timed: SavedTimedCloses
  readonly moves: SavedLineMoves
  readonly slope: SavedSlope
  readonly margins: SavedNoVig
  readonly lines: SavedLines | null
  readonly learntAt: Instant
  /** Results observed up to here are part of it; null where it was learned from a history, whose games `facts` never tells. */
  readonly to: Instant | null
}

type Pool = ReturnType<typeof fittedBlend>

/** Learns a league's facts in the order they became known, and forecasts from nothing else. */
export interface LeagueForecaster {
  readonly league: League
  /**
   * Learns the facts of ONE moment together: games that ended at one moment do not inform each other's forecasts.
   *
   * @returns the games these facts decided
   */
  learn(facts: readonly Fact[]): readonly Decided[]
  /** The model only. */
  model(file: GameFile): readonly number[]
  /**
   * Probability of a side to beat another of its league on neutral ground, half of a draw counted: the mean over all others; null in leagues
   * whose sides are not known beforehand.
   */
  strength(side: string, game: Game): number | null
  /** What the market says of a game, margin removed; a spread stands in where no moneyline opened. */
  market(file: GameFile, moment: Moment): readonly number[] | null
  /** The final forecast, blended with what the market says; null where no one quotes it. */
  forecast(file: GameFile, moment: Moment): Forecast | null
  /** For a game at a moment: the probability in percent that the best price on an outcome of it beats the fair close. */
  confidenceOf(file: GameFile, moment: Moment): Confidence
  /**
   * Probability in percent that a price on something no close of which was ever learned beats its fair close: as totals do, or the winner where
   * the league has none.
   */
  assumedConfidence(offer: TimedOffer): number | null
  /** The same, forecast and lines together: each only worked out once. */
  outlook(file: GameFile, moment: Moment): GameForecast
  /** What is forecast for spreads and totals; null where no one quotes the winner, and of leagues whose scores are not known to us. */
  lines(file: GameFile, moment: Moment): LineForecast | null
  /** What closing lines say of every line of a kind; null where none closed after it opened. */
  closedLines(file: GameFile): Record<LineKind, LineProbabilities | null>
  files: ReturnType<typeof gameFiles>
  /** All that was learned from games that are over, as plain data; open games are not part of it. */
  save(to: Instant | null): SavedForecaster
  restore(saved: SavedForecaster): void
  weights(): Readonly<Record<string, number>>
  /** How vig is removed now. */
  noVig(): NoVigMethod
  /** How an opening line without a price is turned into a probability. */
  readonly openingMethod: string
}

/**
 * As how many results a close counts when a blend learns what will happen; where it will close it always learns from closes
 * only. In soccer closes are no sharper about a model than results were: with 30 its blend was worse than the opening line, with 1
 * better (`docs/models.md`).
 */
const closeWeights = { 'two-way': 30, 'three-way': 1 } as const
const CLOSE_WEIGHT = 30

const asBlended = (blend: readonly number[]): readonly number[] => blend

/**
 * @param league  whose games
 * @param at      the moment blends are made at: their weights are learned for it
 * @param choice  how margins are taken out
 * @param pricesStand  see `FactSource`
 */
export function leagueForecaster(
  league: League,
  at: 'open' | 'close',
  choice: NoVigChoice,
  pricesStand = false,
): LeagueForecaster {
  const files = gameFiles(pricesStand)
  const rating = winnerModelOf(leagueModels[league.key].market)
  const blend = fittedBlend(at, closeWeights[league.outcomes])
  // The blend that aims at the close says where a price will close.
  const closing = fittedBlend(at, CLOSE_WEIGHT)
  // Of a price that its source only calls the opening one no one knows when it was seen; of others the time left is known.
  const closes = { named: closingLineModel(), timed: timedCloseModel() }
  const moves = lineMoves(league)
  const lines = at === 'open' ? lineForecaster(league) : null
  const slope = spreadSlope()
  const margins = fittedNoVig(choice)
  let newest: Instant = 0
  let learntAt: Instant = 0
  let knownTo: Instant = Number.NEGATIVE_INFINITY

  const outcomes = league.outcomes === 'three-way' ? 3 : 2
  const winner = winnerMarket(league.outcomes)
  const othersOf = (book: MarketBook) => consensusExcludingBest(book.complete(null), outcomes)
  const model = (file: GameFile) => rating.forecast(ratedGameOf(league, file))

  function market(file: GameFile, moment: Moment): readonly number[] | null {
    const priced = winnerProbabilities(league, file, moment, margins.method())
    if (priced || league.sport !== 'basketball') return priced
    const line = quotesAt(file, 'spread', moment)[0]?.market.line
    return line === undefined || line === null ? null : slope.chances(line)
  }

  /** What blends say; before the close, and how the line is expected to move on from there. */
  function movedAt(file: GameFile, moment: Moment, quoted: readonly number[], said: readonly number[]) {
    const move = at === 'open' ? moves.expectedClose(file, moment, { market: quoted, model: said }) : asBlended
    return (pool: Pool) => move(pool.blend(quoted, said))
  }

  function believed(file: GameFile, moment: Moment, quoted: readonly number[], said: readonly number[]): WinnerBeliefs {
    const moved = movedAt(file, moment, quoted, said)
    return { market: quoted, closing: moved(closing), forecast: moved(blend), method: margins.method() }
  }

  function beliefsAt(file: GameFile, moment: Moment, said: readonly number[]): WinnerBeliefs | null {
    const quoted = market(file, moment)
    return quoted && believed(file, moment, quoted, said)
  }

  function forecastOf(
    file: GameFile,
    moment: Moment,
    { market: quoted, forecast }: Pick<WinnerBeliefs, 'market' | 'forecast'>,
    said: readonly number[],
  ): Forecast {
    return {
      gameId: file.game.id,
      chances: [...forecast],
      model: [...said],
      market: [...quoted],
      modelVersion: MODEL_VERSION,
      knownAt: Math.max(learntAt, ...quotesOf(league, file, moment).map(({ observedAt }) => observedAt)),
    }
  }

  function confidenceAt(
    file: GameFile,
    moment: Moment,
    quoted: readonly number[] | null,
    said: () => readonly number[],
  ): Confidence {
    if (at !== 'open') return () => null
    const named = isAtOpener(league, file, moment)
    const hours = named ? null : gameHoursStep(file, winner, moment)
    if (!quoted || (hours === null && !named)) return () => null
    // Worked out for the first price, and then kept.
    let known: Confidence | null = null
    return (outcome, price) => {
      const others = () => othersOf(winnerBook(league, file, moment))
      known ??=
        hours === null
          ? namedConfidence(movedAt(file, moment, quoted, said())(closing), others())
          : timedConfidence(quoted, said(), others(), hours)
      return known(outcome, price)
    }
  }

  function linesAt(
    file: GameFile,
    moment: Moment,
    beliefs: WinnerBeliefs,
    confidence: Confidence,
  ): LineForecast | null {
    const isQuoted = quotesAt(file, winner, moment).length > 0
    const context = { named: isAtOpener(league, file, moment), winner: isQuoted ? confidence : null }
    return lines?.forecast(file, moment, beliefs, context) ?? null
  }

  /** Lines learn where they closed from what was believed before this game taught anything. */
  function learnLines({ file, model: said, total }: Decided): void {
    const moment = learnedAtOf(league, file)
    const close = lines && market(file, 'close')
    const beliefs = close && beliefsAt(file, moment, said)
    const named = isNamed(league, file)
    if (close && beliefs && total !== null) {
      const timed = timedMoments(file).flatMap((at) => {
        const then = beliefsAt(file, at, said)
        return then ? [{ moment: at, beliefs: then }] : []
      })
      lines?.learnClose({ file, moment, beliefs, close, total, named, timed, at: newest })
    }
    lines?.learnEnding(file)
  }

  function learnEnding(decided: Decided): void {
    const { file, model: said } = decided
    const close = winnerProbabilities(league, file, 'close', margins.method())
    const line = quotesAt(file, 'spread', 'close')[0]?.market.line
    if (close && line !== undefined && line !== null) slope.learn(line, close[0] as number)
    learnLines(decided)
    learnMargin(margins, league, file)
    learnBlend(file, said, closedLater(file, winner) ? close : null)
    const ending = ratedEndingOf(file, close)
    if (ending) rating.learn(ratedGameOf(league, file), ending)
    moves.learnPlayed(file)
  }

  function closedOffers(
    file: GameFile,
    moment: Moment,
    expected: readonly number[],
    closing: readonly number[],
  ): ClosedOffer[] {
    const book = winnerBook(league, file, moment)
    const others = othersOf(book)
    return expected.map((probability, i) => ({
      expected: probability,
      closing: closing[i] as number,
      price: book.best(null, i)?.price ?? null,
      others: others[i] ?? null,
    }))
  }

  /** Moments at which prices are learned from that were seen at a known time; none where the source only names its opening ones. */
  function timedMoments(file: GameFile): readonly Exclude<Moment, string>[] {
    const { startsAt } = file.game
    if (startsAt === null || isNamed(league, file)) return []
    return learningMoments(file.game, startsAt).map((asOf) => ({ asOf }))
  }

  /** The best price of every outcome as of a moment, with how it closed. */
  function timedCloses(
    file: GameFile,
    moment: Moment,
    said: readonly number[],
    close: readonly number[],
  ): TimedClose[] {
    const quoted = market(file, moment)
    const hours = gameHoursLeft(file, winner, moment)
    if (!quoted || hours === null) return []
    const book = winnerBook(league, file, moment)
    const others = othersOf(book)
    return quoted.flatMap((probability, i): TimedClose[] => {
      const price = book.best(null, i)?.price
      if (price === undefined) return []
      const [model, closing] = [said[i] as number, close[i] as number]
      return [{ market: probability, model, others: others[i] ?? null, price, hoursLeft: hours, closing }]
    })
  }

  function learnCloses(file: GameFile, moment: Moment, said: readonly number[], close: readonly number[]): void {
    const quoted = market(file, moment)
    if (isNamed(league, file) && quoted)
      closes.named.learn(closedOffers(file, moment, movedAt(file, moment, quoted, said)(closing), close), newest)
    const timed = timedMoments(file).flatMap((at) => timedCloses(file, at, said, close))
    closes.timed.learn(timed, newest)
  }

  /** From an outcome and its price to the confidence in percent, by what was forecast for opening prices. */
  function namedConfidence(expected: readonly number[], others: readonly (number | null)[]) {
    return (outcome: number, price: number) =>
      closes.named.confidence(expected[outcome] as number, price, others[outcome] ?? null)
  }

  /** The same of prices that were seen this many hours before the start. */
  function timedConfidence(
    quoted: readonly number[],
    said: readonly number[],
    others: readonly (number | null)[],
    hours: number,
  ) {
    return (outcome: number, price: number) =>
      closes.timed.confidence({
        market: quoted[outcome] as number,
        model: said[outcome] as number,
        others: others[outcome] ?? null,
        price,
        hoursLeft: hours,
      })
  }

  function learnBlend(file: GameFile, said: readonly number[], close: readonly number[] | null): void {
    const moment = at === 'open' ? learnedAtOf(league, file) : at
    const quoted = market(file, moment)
    const outcome = outcomeOf(league, file)
    if (!quoted || outcome === null) return
    if (at === 'open' && close) {
      learnCloses(file, moment, said, close)
      moves.learnClose(file, { market: quoted, model: said, blend: closing.blend(quoted, said) }, close, newest)
      closing.learn(quoted, said, { chances: close, isClose: true }, newest)
      blend.learn(quoted, said, { chances: close, isClose: true }, newest)
    } else {
      const happened = quoted.map((_, i) => (i === outcome ? 1 : 0))
      blend.learn(quoted, said, { chances: happened, isClose: false }, newest)
    }
  }

  return {
    league,
    openingMethod: slope.name,
    noVig: margins.method,
    files,
    model,
    strength: (side, game) => strengthOf(rating, league, side, game),
    market,
    learn(facts) {
      const ended: Decided[] = []
      for (const fact of facts) {
        newest = Math.max(newest, fact.observedAt)
        if (!files.file(fact) || fact.kind !== 'result' || fact.observedAt <= knownTo) continue
        const file = files.of(fact.result.gameId)
        if (file) ended.push({ file, model: model(file), total: lines?.expectedTotal(file) ?? null })
      }
      for (const decided of ended) learnEnding(decided)
      if (ended.length > 0) learntAt = newest
      return ended
    },
    forecast(file, moment) {
      const quoted = market(file, moment)
      if (!quoted) return null
      const said = model(file)
      return forecastOf(file, moment, { market: quoted, forecast: movedAt(file, moment, quoted, said)(blend) }, said)
    },
    outlook(file, moment) {
      const said = model(file)
      const beliefs = beliefsAt(file, moment, said)
      const confidence = confidenceAt(file, moment, beliefs?.market ?? null, () => said)
      return {
        forecast: beliefs && forecastOf(file, moment, beliefs, said),
        lines: beliefs && linesAt(file, moment, beliefs, confidence),
        confidence,
        method: margins.method(),
      }
    },
    lines(file, moment) {
      const said = model(file)
      const beliefs = lines && beliefsAt(file, moment, said)
      if (!beliefs) return null
      const confidence = confidenceAt(file, moment, beliefs.market, () => said)
      return linesAt(file, moment, beliefs, confidence)
    },
    closedLines(file) {
      const close = lines && market(file, 'close')
      return close ? lines.closed(file, close, margins.method()) : { spread: null, total: null }
    },
    confidenceOf: (file, moment) => confidenceAt(file, moment, market(file, moment), () => model(file)),
    assumedConfidence: (offer) => lines?.totalConfidence(offer) ?? closes.timed.confidence(offer),
    weights: blend.weights,
    save: (to) => ({
      modelVersion: MODEL_VERSION,
      rating: rating.save(),
      blend: blend.save(),
      closing: closing.save(),
      named: closes.named.save(),
      timed: closes.timed.save(),
      moves: moves.save(),
      slope: slope.save(),
      margins: margins.save(),
      lines: lines?.save() ?? null,
      learntAt,
      to,
    }),
    restore(saved) {
      rating.restore(saved.rating)
      blend.restore(saved.blend)
      closing.restore(saved.closing)
      closes.named.restore(saved.named)
      closes.timed.restore(saved.timed)
      moves.restore(saved.moves)
      slope.restore(saved.slope)
      margins.restore(saved.margins)
      if (saved.lines) lines?.restore(saved.lines)
      newest = saved.learntAt
      learntAt = saved.learntAt
      knownTo = saved.to ?? Number.NEGATIVE_INFINITY
    },
  }
}
